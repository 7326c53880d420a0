import { afterEach, expect, test } from "vitest";
import { languageOfPath } from "#shared/languages.ts";
import { speak } from "#shared/speak.ts";
import { speakWith } from "#shared/translate.ts";
import { towns } from "#shared/trips/road-network.ts";
import placeWords from "#src/content/hi/places.json" with { type: "json" };
import { suggestedNames, suggestedPlace } from "#src/features/stations/trips/suggested-places.ts";

const places = towns.map(({ name }) => name);

afterEach(() => speakWith(() => undefined));

test("every place that a trip's fields suggest in Hindi has a Hindi name, and leads to that place", () => {
  const hindi = speak(languageOfPath("/hi"), new Map(Object.entries(placeWords)));
  speakWith(() => hindi);
  const names = suggestedNames(places);
  expect(names.filter((name) => /[a-z]/i.test(name))).toEqual([]);
  expect(names.map((name) => suggestedPlace(name, places)).sort()).toEqual([...places].sort());
  expect(suggestedPlace("उरई", places)).toBe("Orai");
  expect(suggestedPlace("dilli", places)).toBe("dilli");
});
