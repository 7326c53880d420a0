import type { MetaDescriptor } from "react-router";
import { brand } from "../content/brand.ts";

interface PageMeta {
  /** Without the business's name, which is added. */
  title: string;
  description: string;
  /** The page's one address, from `paths`. */
  path: string;
  /** The picture of a shared link, by its name under `public/images/og`. */
  card?: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

/** What search engines and shared links show of a page: title, description, canonical address and card. */
export function pageMeta({
  title,
  description,
  path,
  card = "default",
  noindex,
}: PageMeta): MetaDescriptor[] {
  const full = pageTitle(title);
  const url = absoluteUrl(path);
  return [
    { title: full },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: brand.name },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: "en_IN" },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: cardUrl(card) },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
  ];
}

/** A page's title with the business's name behind it. */
export function pageTitle(title: string): string {
  return title.includes(brand.name) ? title : `${title} - ${brand.name}`;
}

/** A path of the site as the outside world spells it; other addresses stay as they are. */
export function absoluteUrl(path: string): string {
  return path.startsWith("/") ? brand.origin + path : path;
}

/** The address of a card under `public/images/og`. */
export function cardUrl(card: string): string {
  return absoluteUrl(`/images/og/${card}.jpg`);
}
