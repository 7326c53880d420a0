import { paths, sitemapPath } from "#src/lib/paths.ts";
import { absoluteUrl } from "#src/lib/seo.ts";

/** The robots.txt: everything but the admin pages. Made at build time. */
export function loader() {
  const lines = [
    "User-agent: *",
    ...[paths.admin, paths.login, paths.register, paths.ownSubmissions].map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${absoluteUrl(sitemapPath())}`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
