import { afterEach, expect, test } from "vitest";
import { languageOfPath } from "#shared/languages.ts";
import { speak } from "#shared/speak.ts";
import { speakWith } from "#shared/translate.ts";
import placeWords from "#src/content/hi/places.json" with { type: "json" };
import { searchNote } from "#src/content/stations.ts";

afterEach(() => speakWith(() => undefined));

test("a corrected search names places as the language of the page has them, other words as they are", () => {
  const note = (corrected: string) => searchNote({ kind: "all", corrected, place: null });
  expect(note("delhi charger")).toBe("Results for “delhi charger”.");
  const hindi = speak(languageOfPath("/hi"), new Map(Object.entries(placeWords)));
  speakWith(() => hindi);
  expect(note("delhi charger")).toContain("दिल्ली charger");
  expect(note("bangalore")).toContain("बैंगलोर");
});
