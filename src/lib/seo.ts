import type { MetaDescriptor } from "react-router";
import { languages, pathInLanguage } from "#shared/languages.ts";
import { localeTag, ownPath, t } from "#shared/translate.ts";
import { brand } from "../content/brand.ts";

export interface PageMeta {
  /** Without the brand's name, which is appended. */
  title: string;
  description: string;
  /** The canonical path, from `paths`. */
  path: string;
  /** The preview picture of a shared link: a file name in `public/images/og`, without ending. */
  card?: string;
  /** The path of the page that the other languages have, if that is another one. */
  translatedPath?: string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
}

/** Title, description, canonical URL, languages and preview card of a page. */
export function pageMeta({ title, path, card = "default", noindex, ...page }: PageMeta): MetaDescriptor[] {
  const full = pageTitle(title);
  const url = absoluteUrl(path);
  const description = t(page.description);
  return [
    { title: full },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...(noindex ? [] : alternates(page.translatedPath ?? path).map((link) => ({ tagName: "link", ...link }))),
    { property: "og:site_name", content: brand.name },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: localeTag().replace("-", "_") },
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

/** Links to a page in all languages, for search engines; the language of the source is for everybody else. */
export function alternates(path: string) {
  const all = languages.map((language) => ({
    rel: "alternate",
    hrefLang: language.code as string,
    href: brand.origin + pathInLanguage(language, path),
  }));
  return [...all, ...all.slice(0, 1).map((source) => ({ ...source, hrefLang: "x-default" }))];
}

/** A page's title followed by the brand's name. */
export function pageTitle(sentence: string): string {
  const title = t(sentence);
  return title.includes(brand.name) ? title : `${title} - ${brand.name}`;
}

/** The absolute URL of a path of the site, in the language that is being rendered; other URLs are returned unchanged. */
export function absoluteUrl(path: string): string {
  return path.startsWith("/") ? brand.origin + ownPath(path) : path;
}

/** The absolute URL of a preview card in `public/images/og`. */
export function cardUrl(card: string): string {
  return absoluteUrl(`/images/og/${card}.jpg`);
}
