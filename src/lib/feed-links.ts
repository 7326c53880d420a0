import type { LinkDescriptor } from "react-router";
import { brand } from "../content/brand.ts";
import { discoverCopy } from "../content/discover.ts";
import { feedPaths } from "./paths.ts";

/** What both feeds are called. */
export const feedTitle = `${discoverCopy.title} - ${brand.name}`;

/** How a page tells feed readers where the feeds are. */
export function feedLinks(): LinkDescriptor[] {
  return [
    { rel: "alternate", type: "application/atom+xml", title: feedTitle, href: feedPaths.atom },
    { rel: "alternate", type: "application/feed+json", title: feedTitle, href: feedPaths.json },
  ];
}
