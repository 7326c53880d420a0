import type { LinkDescriptor } from "react-router";
import { languageOf, pathInLanguage } from "#shared/languages.ts";
import { languageCode, t } from "#shared/translate.ts";
import { brand } from "../content/brand.ts";
import { discoverCopy } from "../content/discover.ts";
import { feedPaths } from "./paths.ts";

/** The title of both feeds. */
export const feedTitle = () => `${t(discoverCopy.title)} - ${brand.name}`;

/** The feeds of the language that is being rendered. Other files are the same in all, so `ownPath` leaves these too. */
export function ownFeedPaths(): Record<keyof typeof feedPaths, string> {
  const language = languageOf(languageCode());
  return {
    atom: pathInLanguage(language, feedPaths.atom),
    json: pathInLanguage(language, feedPaths.json),
  };
}

/** The `<link>` elements by which feed readers find the feeds. */
export function feedLinks(): LinkDescriptor[] {
  const { atom, json } = ownFeedPaths();
  return [
    { rel: "alternate", type: "application/atom+xml", title: feedTitle(), href: atom },
    { rel: "alternate", type: "application/feed+json", title: feedTitle(), href: json },
  ];
}
