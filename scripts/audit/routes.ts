import type { RouteConfigEntry } from "@react-router/dev/routes";
import { staticPaths } from "../../src/lib/page-lists.ts";
import table from "../../src/routes.ts";

/** Admin pages, and the preview of a draft, whose URL only admins can create. */
const portal = /^\/(login|register|admin|discover\/preview)(\/|$)/;

/**
 * Every page pattern of the table of URLs, such as `/discover/:slug`, without the catch-all and
 * private links.
 */
function patterns(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    if (entry.children) return patterns(entry.children, path);
    // A link with a token and the answer to a form are made for one person; files for machines
    // are no pages.
    return /\*|:token|^\/enquiries\/|\.\w+$/.test(path) ? [] : [path || "/"];
  });
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split("/");
  const given = path.split("/");
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith(":") || part === given[i])
  );
}

/** The paths of the sitemap and of the newest articles. */
export async function knownPaths(origin: string): Promise<string[]> {
  const sitemap = await fetch(`${origin}/sitemap.xml`).then((response) =>
    response.ok ? response.text() : "",
  );
  const named = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => new URL(url).pathname);
  const listing = await fetch(`${origin}/discover`).then((response) => response.text());
  const linked = Array.from(listing.matchAll(/href="(\/discover\/[^"?#/]+)"/g), ([, path = ""]) => path);
  return [...staticPaths, ...named, ...linked];
}

/** One URL for every route, with an example for each parameter. `which` chooses the half. */
export async function routePaths(origin: string, which: "public" | "portal"): Promise<string[]> {
  const known = await knownPaths(origin);
  const all = [...new Set(patterns(await table))];
  const fixed = new Set(all.filter((pattern) => !pattern.includes(":")));
  return all
    .filter((pattern) => portal.test(pattern) === (which === "portal"))
    .flatMap((pattern) => {
      if (fixed.has(pattern)) return [pattern];
      // Addresses with a parameter that the portal has are those of rows; the walk of its states
      // opens them.
      const example = known.find((path) => !fixed.has(path) && matches(pattern, path));
      if (!example && which === "public") throw new Error(`No address is known for the route ${pattern}.`);
      return example ? [example] : [];
    });
}
