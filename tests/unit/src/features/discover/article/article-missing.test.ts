import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleMissing } from "#src/features/discover/article/article-missing.tsx";

test("an article that could not be read says so and leads to itself again; one that does not exist does not", () => {
  const failed = renderToStaticMarkup(createElement(ArticleMissing, { retryPath: "/discover/tea" }));
  expect(failed).toContain("Failed to load content");
  expect(failed).toMatch(/<a [^>]*href="\/discover\/tea">.*Try again<\/a>/);
  const missing = renderToStaticMarkup(createElement(ArticleMissing, {}));
  expect(missing).toContain("Content not found");
  expect(missing).not.toContain("Try again");
});
