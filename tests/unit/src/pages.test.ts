import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, test } from "vitest";
import { isTranslatedPath, pathInLanguage } from "#shared/languages.ts";
import { feedPaths } from "#src/lib/paths.ts";
import {
  addressesOf,
  builtPages,
  hiddenRoots,
  isPublicPath,
  pageAt,
  pages,
  withoutToken,
} from "#src/pages.ts";

const paths = pages.flatMap((page) => [
  ...addressesOf(page),
  page.path.replace(/:\w+/g, "some-text").replace("*", "no/such/page"),
]);
const odd = [
  "/Discover",
  "/ADMIN/team",
  "/discover/preview",
  "/stations/preview",
  "/stations/a/b/c",
  "/admin/",
];

const modules = Object.keys(import.meta.glob("/src/pages/*/*.{ts,tsx}"));

describe("the table of pages", () => {
  test.each([...paths, ...odd])("has the same page for %s as React Router", (path) => {
    const routes: RouteObject[] = pages.map((page) => ({ path: page.path }));
    expect(pageAt(path)?.path).toBe(matchRoutes(routes, path)?.at(-1)?.route.path);
  });

  test.each(pages)("has $path at /hi where visitors read it, and nothing else there", (page) => {
    const path = page.path.replace(/:\w+/g, "some-text").replace("*", "no/such/page");
    const isRead = isTranslatedPath(path) || Object.values<string>(feedPaths).includes(path);
    expect(pageAt(pathInLanguage({ root: "/hi" }, path))).toBe(isRead ? page : pageAt("/no/such/page"));
  });

  test("has the page of one enquiry at /hi, although its address has dots as those of files do", () => {
    const path = `/enquiry/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.${"aB3_-".repeat(8)}abc`;
    expect(
      [path, `${path}?done=answer`, `${path}/data.json`, "/site.webmanifest"].map(isTranslatedPath),
    ).toEqual([...[true, true], ...[false, false]]);
  });

  test("has a module and one row for every path", () => {
    for (const { module } of pages) expect(modules).toContain(`/src/pages/${module}`);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });

  test("prerenders no page of one person, and lists none for search engines", () => {
    for (const page of pages) if (page.sitemap) expect(page.served, page.path).toMatch(/^(built|cached)$/);
    for (const path of builtPages) expect(pageAt(path)?.served, path).toMatch(/^(built|portal)$/);
  });

  test("hides the portal, drafts and pages of one person under their roots", () => {
    for (const page of pages) {
      const path = page.path.replace(/:\w+/g, "x").replace("/*", "/no/such/page");
      const isUnderRoot = hiddenRoots.some(
        (root) => path === root || path.startsWith(root.replace(/\/?$/, "/")),
      );
      expect(isUnderRoot, path).toBe(!isPublicPath(path));
    }
  });

  test("has no page for the API, media, tiles and OCPI", () => {
    for (const path of ["/api", "/api/health", "/media/a.avif", "/tiles/1/2/3", "/ocpi/versions"])
      expect(pageAt(path), path).toBeUndefined();
    expect(pageAt("/apiary")?.served).toBe("missing");
  });

  test("leaves secret addresses out of a log", () => {
    for (const root of [
      "/enquiry/",
      "/discover/preview/",
      "/stations/preview/",
      "/api/discover/preview/",
      "/Enquiry/",
    ])
      for (const secret of ["a.b.c", "a.b.c/stored.json"])
        expect(withoutToken(root + secret)).toBe(`${root}...`);
    for (const path of ["/", "/enquiry", "/enquiry/", "/discover/preview", "/enquiries/general"])
      expect(withoutToken(path)).toBe(path);
  });
});
