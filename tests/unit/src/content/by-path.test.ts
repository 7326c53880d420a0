import { expect, test } from "vitest";
import { faqsFor } from "#src/content/faqs.ts";
import { reasonsFor } from "#src/content/reasons.ts";
import { paths } from "#src/lib/paths.ts";

test("the product pages have questions of their own, and every other page the generic ones", () => {
  const own = [paths.products, paths.acCatalogue, paths.dcCatalogue].map((path) => faqsFor(path));
  const generic = faqsFor(paths.home);
  expect(new Set([...own, generic]).size).toBe(4);
  expect(faqsFor(paths.generalQuery)).toBe(generic);
  expect(faqsFor(`${paths.products}/`)).toBe(own[0]);
});

test("the home and the business catalogue have reasons of their own", () => {
  const [home, business, generic] = [paths.acCatalogue, paths.dcCatalogue, paths.products].map((path) =>
    reasonsFor(path),
  );
  expect(new Set([home, business, generic]).size).toBe(3);
  expect(reasonsFor(paths.home)).toBe(generic);
});
