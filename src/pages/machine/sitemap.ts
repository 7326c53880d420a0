import type { LoaderFunctionArgs } from "react-router";
import type { DiscoverSitemapPart, DiscoverTags, DiscoverVersion } from "#shared/contract/discover.ts";
import { contentTypes } from "#shared/contract/discover-fields.ts";
import type { StationList } from "#shared/contract/stations.ts";
import type { TripPairs } from "#shared/contract/trips.ts";
import { languages, pathInLanguage } from "#shared/languages.ts";
import { alternateVersions, ownUrl } from "#src/features/discover/article/own-address.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { articlePath, discoverPath, sitemapPath, stationPath } from "#src/lib/paths.ts";
import { absoluteUrl, alternates } from "#src/lib/seo.ts";
import { stationAreaPath } from "#src/lib/station-area-path.ts";
import { tripPath } from "#src/lib/trip-path.ts";
import { textElement, type XmlElement, xmlDocument } from "#src/lib/xml.ts";
import { addressesOf, pages } from "#src/pages.ts";

const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";
const linkSchema = "http://www.w3.org/1999/xhtml";
const imageSchema = "http://www.google.com/schemas/sitemap-image/1.1";

interface Address {
  path: string;
  /** When it last changed, in ISO 8601. */
  changed?: string;
  image?: string | null;
  /** Of an article that is there in more than one language. */
  versions?: readonly DiscoverVersion[] | undefined;
}

/**
 * All pages for search engines: one file while they fit, else an index of `?part=1` and so on.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = createPageApi(context.get(apiFetchContext));
  const wanted = new URL(request.url).searchParams.get("part");
  const part = wanted === null ? 1 : Number(/^[1-9][0-9]{0,3}$/.exec(wanted)?.[0] ?? Number.NaN);
  if (Number.isNaN(part)) throw new Response("Not found", { status: 404 });
  const { addresses, parts } = await api<DiscoverSitemapPart>(`/api/discover/addresses?part=${part}`);
  if (part > parts) throw new Response("Not found", { status: 404 });
  if (wanted === null && parts > 1) return xmlResponse(sitemapIndex(parts));
  const articles = addresses.map(({ slug, updatedAt, mainImageUrl, versions }) => ({
    path: articlePath(slug),
    changed: updatedAt,
    image: mainImageUrl,
    versions,
  }));
  if (part > 1) return xmlResponse(urlSet(articles));
  const [{ tags }, { stations }, { pairs }] = await Promise.all([
    api<DiscoverTags>("/api/discover/tags"),
    api<StationList>("/api/stations"),
    api<TripPairs>("/api/trips/pairs"),
  ]);
  const areas = new Set(
    stations.flatMap(({ state, city }) => [stationAreaPath(state), stationAreaPath(state, city)]),
  );
  const listings = tags.map((tag) => ({ path: discoverPath({ tag }) }));
  const stationPages = stations.map(({ slug, lastUpdated }) => ({
    path: stationPath(slug),
    changed: lastUpdated,
  }));
  const areaPages = [...areas].map((path) => ({ path }));
  const trips = pairs.map(({ from, to }) => ({ path: tripPath(from.slug, to.slug) }));
  return xmlResponse(
    urlSet([...fixedPages(), ...areaPages, ...trips, ...stationPages, ...listings, ...articles]),
  );
}

function fixedPages(): Address[] {
  const listed = pages.filter(({ sitemap }) => sitemap).flatMap(addressesOf);
  return [...listed, ...contentTypes.map((type) => discoverPath({ type }))].map((path) => ({ path }));
}

function urlSet(addresses: Address[]): XmlElement {
  return {
    name: "urlset",
    attributes: { xmlns: schema, "xmlns:image": imageSchema, "xmlns:xhtml": linkSchema },
    children: addresses.flatMap(entriesOf),
  };
}

/**
 * One entry for each language, which also names the others. An article with translations has one address, in its own
 * language, and names those.
 */
function entriesOf({ path, changed, image, versions }: Address): XmlElement[] {
  const own = versions?.find(({ slug }) => articlePath(slug) === path);
  const addresses =
    own === undefined
      ? languages.map((language) => absoluteUrl(pathInLanguage(language, path)))
      : [ownUrl(own)];
  const links = (versions ? alternateVersions(versions) : alternates(path)).map(
    ({ rel, hrefLang, href }) => ({
      name: "xhtml:link",
      attributes: { rel, hreflang: hrefLang, href },
    }),
  );
  return addresses.map((address) => ({
    name: "url",
    children: [
      textElement("loc", address),
      ...links,
      changed === undefined ? undefined : textElement("lastmod", changed),
      image ? { name: "image:image", children: [textElement("image:loc", absoluteUrl(image))] } : undefined,
    ],
  }));
}

function sitemapIndex(parts: number): XmlElement {
  return {
    name: "sitemapindex",
    attributes: { xmlns: schema },
    children: Array.from({ length: parts }, (_, index) => ({
      name: "sitemap",
      children: [textElement("loc", absoluteUrl(sitemapPath(index + 1)))],
    })),
  };
}

function xmlResponse(root: XmlElement): Response {
  return new Response(xmlDocument(root), { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
