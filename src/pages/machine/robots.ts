import { sitemapPath } from "#src/lib/paths.ts";
import { absoluteUrl } from "#src/lib/seo.ts";
import { hiddenRoots } from "#src/pages.ts";

/** The robots.txt: everything but the portal and pages of one person. Made at build time. */
export function loader() {
  const lines = [
    "User-agent: *",
    ...hiddenRoots.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${absoluteUrl(sitemapPath())}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
