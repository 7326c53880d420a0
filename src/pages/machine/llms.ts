import type { LoaderFunctionArgs } from "react-router";
import { contentTypes } from "#shared/contract/discover-fields.ts";
import { brand } from "#src/content/brand.ts";
import { discoverCopy, typePages } from "#src/content/discover.ts";
import { discoverPath, feedPaths, paths, sitemapPath } from "#src/lib/paths.ts";
import { absoluteUrl } from "#src/lib/seo.ts";
import { pages } from "#src/pages.ts";
import { newestEntries } from "./newest.ts";

/** The site in Markdown for language models: what it is, its main pages, its newest articles. */
export async function loader({ context }: LoaderFunctionArgs) {
  const entries = await newestEntries(context);
  const text = [
    `# ${brand.name}`,
    `> ${brand.tagline}. ${brand.promise}.`,
    `All figures are for India; prices are in Indian rupees. Support: ${brand.supportEmail}, ${brand.phone.display}.`,
    "## Pages",
    list(pages.flatMap(({ path, llms }) => (llms ? [[llms[0], absoluteUrl(path), llms[1]]] : []))),
    "## Knowledge",
    list([
      [discoverCopy.title, absoluteUrl(paths.discover), discoverCopy.description],
      ...contentTypes.map((type) => [
        typePages[type].title,
        absoluteUrl(discoverPath({ type })),
        typePages[type].description,
      ]),
    ]),
    "## Newest articles",
    list(entries.map(({ title, url, summary }) => [title, url, summary])),
    "## Optional",
    list([
      ["Sitemap", absoluteUrl(sitemapPath()), "Every page"],
      ["Atom feed", absoluteUrl(feedPaths.atom), "The newest articles"],
      ["JSON feed", absoluteUrl(feedPaths.json), "The same as JSON"],
    ]),
  ];
  return new Response(`${text.filter(Boolean).join("\n\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

function list(links: string[][]): string {
  return links
    .map(
      ([title = "", url, about]) => `- [${title.replace(/[[\]]/g, "")}](${url})${about ? `: ${about}` : ""}`,
    )
    .join("\n");
}
