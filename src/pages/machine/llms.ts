import type { LoaderFunctionArgs } from "react-router";
import { contentTypes } from "#shared/contract/discover-fields.ts";
import { brand } from "#src/content/brand.ts";
import { discoverCopy, typePages } from "#src/content/discover.ts";
import { discoverPath, feedPaths, paths, sitemapPath } from "#src/lib/paths.ts";
import { absoluteUrl } from "#src/lib/seo.ts";
import { cachedResponse } from "./cached-response.ts";
import { newestEntries } from "./newest.ts";

const pages = [
  ["Chargers", paths.products, "AC and DC chargers, battery storage and energy management, with datasheets"],
  ["Compare chargers", paths.compare, "Two to four products side by side"],
  ["Home chargers", paths.acCatalogue, "AC chargers for houses, apartments and offices"],
  ["DC fast chargers", paths.dcCatalogue, "Chargers for stations, fleets and highways"],
  [
    "Charging stations",
    paths.stations,
    "Where our stations are, with guns, power and price; one page for each",
  ],
  ["Become a charging partner", paths.chargingPartner, "Host chargers at a business"],
  ["Franchise", paths.franchisePartner, "Own a charging station under our name"],
  ["Land partnership", paths.landPartnership, "Lease land for a charging station"],
  ["Contact", paths.generalQuery, `Ask anything; a reply within ${brand.replyTime}`],
] as const;

/** The site in Markdown for language models: what it is, its main pages, its newest articles. */
export async function loader({ context }: LoaderFunctionArgs) {
  const entries = await newestEntries(context);
  const text = [
    `# ${brand.name}`,
    `> ${brand.tagline}. ${brand.promise}.`,
    `All figures are for India; prices are in Indian rupees. Support: ${brand.supportEmail}, ${brand.phone.display}.`,
    "## Pages",
    list(pages.map(([title, path, about]) => [title, absoluteUrl(path), about])),
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
  return cachedResponse(`${text.filter(Boolean).join("\n\n")}\n`, "text/plain", ["discover"]);
}

function list(links: string[][]): string {
  return links
    .map(
      ([title = "", url, about]) => `- [${title.replace(/[[\]]/g, "")}](${url})${about ? `: ${about}` : ""}`,
    )
    .join("\n");
}
