import { afterEach, expect, test, vi } from "vitest";
import { languageOfPath } from "#shared/languages.ts";
import { speak } from "#shared/speak.ts";
import { speakWith } from "#shared/translate.ts";
import { labelsUrl, translateNames } from "#src/features/stations/map/label-names.ts";

afterEach(() => {
  speakWith(() => undefined);
  vi.unstubAllGlobals();
});

test("the map of a page in Hindi names towns in Hindi, and those without such a name as they are", async () => {
  expect(labelsUrl()).toBe("/map/labels.json");
  const hindi = speak(languageOfPath("/hi"), new Map([["Chennai", "चेन्नई"]]));
  speakWith(() => hindi);
  const features = [{ properties: { name: "Chennai" } }, { properties: { name: "Nangi" } }];
  vi.stubGlobal("fetch", async () => Response.json({ features }));
  const { data } = await translateNames({ url: labelsUrl() }, new AbortController());
  expect(data).toEqual({ features: [{ properties: { name: "चेन्नई" } }, { properties: { name: "Nangi" } }] });
});
