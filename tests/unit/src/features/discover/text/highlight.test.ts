import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { languageOfPath } from "#shared/languages.ts";
import { speak } from "#shared/speak.ts";
import { speakWith } from "#shared/translate.ts";
import { Highlight } from "#src/features/discover/text/highlight.tsx";

afterEach(() => speakWith(() => undefined));

test("a page in Hindi shows the title of an article as it was written, with what was searched for", () => {
  const hindi = speak(languageOfPath("/hi"), new Map([["charger", "चार्जर"]]));
  speakWith(() => hindi);
  const shown = (text: string) => renderToStaticMarkup(createElement(Highlight, { text, search: "charger" }));
  expect(shown("The language your charger speaks")).toMatch(
    /^The language your <mark class="[^"]+">charger<\/mark> speaks$/,
  );
  expect(shown("charger")).toMatch(/<mark class="[^"]+">charger<\/mark>/);
});
