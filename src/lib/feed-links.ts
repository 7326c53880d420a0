import type { LinkDescriptor } from "react-router";
import { t } from "#shared/translate.ts";
import { brand } from "../content/brand.ts";
import { discoverCopy } from "../content/discover.ts";
import { feedPaths } from "./paths.ts";

/** The title of both feeds. */
export const feedTitle = () => `${t(discoverCopy.title)} - ${brand.name}`;

/** The `<link>` elements by which feed readers find the feeds. */
export function feedLinks(): LinkDescriptor[] {
  return [
    { rel: "alternate", type: "application/atom+xml", title: feedTitle(), href: feedPaths.atom },
    { rel: "alternate", type: "application/feed+json", title: feedTitle(), href: feedPaths.json },
  ];
}
