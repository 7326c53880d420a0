import { expect, test } from "vitest";
import { missingSentences } from "../../../scripts/translate/missing.ts";

test("a language without words lacks every sentence of pages, forms and content, also those that functions give back", async () => {
  const missing = await missingSentences("xx");
  expect(missing).toEqual(
    expect.arrayContaining([
      "This page is not plugged in.",
      "Enter your first name",
      "How long does installation take?",
      "{count} views",
      "Confirm that you want this",
      "This is your new link; the one before opens nothing any more. Save this page's address.",
    ]),
  );
  expect(await missingSentences("hi")).toEqual([]);
});
