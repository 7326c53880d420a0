import type { DiscoverVersion } from "#shared/contract/discover.ts";
import { languageOf, pathInLanguage } from "#shared/languages.ts";
import { brand } from "#src/content/brand.ts";
import { articlePath } from "#src/lib/paths.ts";

/** Where an item is among the pages of its own language, or of the source's when the site has none in it. */
export function ownAddress({ language, slug }: DiscoverVersion): string {
  return pathInLanguage(languageOf(language), articlePath(slug));
}

/** The same for search engines. */
export function ownUrl(item: DiscoverVersion): string {
  return brand.origin + ownAddress(item);
}

/** Links to all versions of a text, for search engines; the English one is for everybody else. */
export function alternateVersions(versions: readonly DiscoverVersion[]) {
  const all = versions.map((version) => ({
    rel: "alternate",
    hrefLang: version.language as string,
    href: ownUrl(version),
  }));
  return [
    ...all,
    ...all.filter(({ hrefLang }) => hrefLang === "en").map((link) => ({ ...link, hrefLang: "x-default" })),
  ];
}
