import { addressesOf, builtPages, filePages, type Page, pageAt, pages } from "../../src/pages.ts";
import { isTranslatedPath, languageOf, pathInLanguage } from "../../src/shared/languages.ts";
import { stateBySlug } from "../../src/shared/station-places.ts";

/** Pages with an address that is no secret, and no files. */
function pagesOf(which: "public" | "portal"): Page[] {
  return pages.filter((page) => {
    if (page.served === "missing" || page.path.endsWith("*") || filePages.includes(page)) return false;
    if (page.served === "private") return which === "public" && addressesOf(page).length > 0;
    return (page.served === "portal") === (which === "portal");
  });
}

/** The paths of the sitemap and of the newest articles. */
export async function knownPaths(origin: string): Promise<string[]> {
  const sitemap = await fetch(`${origin}/sitemap.xml`).then((response) =>
    response.ok ? response.text() : "",
  );
  const named = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);
  const listing = await fetch(`${origin}/discover`).then((response) => response.text());
  const linked = Array.from(listing.matchAll(/href="(\/discover\/[^"?#/]+)"/g), ([, path = ""]) => path);
  return [...builtPages, ...named, ...linked];
}

/** One URL for every public page or, with the code of a language, for every page that has it. */
export async function publicPaths(origin: string, code: string | undefined): Promise<string[]> {
  const paths = await routePaths(origin, "public");
  if (!code) return paths;
  return paths.filter(isTranslatedPath).map((path) => pathInLanguage(languageOf(code), path));
}

/**
 * One URL for every page, with an example for each parameter. `/stations/:slug` has two: a station and a state.
 * `which` chooses the half.
 */
export async function routePaths(origin: string, which: "public" | "portal"): Promise<string[]> {
  const known = await knownPaths(origin);
  return pagesOf(which).flatMap((page) => {
    const [own] = addressesOf(page);
    if (own) return [own];
    // Addresses with a parameter that the portal has are those of rows; the walk of its states opens them.
    const examples = known.filter((path) => pageAt(path) === page);
    if (examples.length === 0 && which === "public") throw new Error(`No address is known for ${page.path}.`);
    const isStatePath = (path: string) => stateBySlug(path.split("/").at(-1) ?? "") !== undefined;
    return [examples.find((path) => !isStatePath(path)), examples.find(isStatePath)].filter(
      (path) => path !== undefined,
    );
  });
}
