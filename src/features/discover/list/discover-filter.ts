import { discoverPath } from "#src/lib/paths.ts";
import { type ContentType, contentTypes } from "#src/shared/contract/discover-fields.ts";
import { limits, pageSizes } from "#src/shared/limits.ts";

/** What the listing shows; its URL says the same. */
export interface DiscoverFilter {
  /** All types when it is missing. */
  type?: ContentType;
  search?: string;
  /** As it was asked for, in any case; never with a type or a search. */
  tag?: string;
  /** From 1. */
  page: number;
}

/** Reads the filter out of the page's query string; anything it does not understand counts as not there. */
export function readFilter(query: URLSearchParams): DiscoverFilter {
  const type = contentTypes.find((known) => known === query.get("type"));
  const search = readText(query.get("search"), limits.search);
  const tag = type || search ? undefined : readText(query.get("tag"), limits.tag);
  const page = /^[1-9][0-9]{0,3}$/.exec(query.get("page") ?? "")?.[0] ?? "1";
  return { ...(type && { type }), ...(search && { search }), ...(tag && { tag }), page: Number(page) };
}

function readText(text: string | null, max: number): string | undefined {
  return text?.normalize("NFC").trim().replace(/\s+/g, " ").slice(0, max).trim() || undefined;
}

/** The listing's address for this filter, when the given query string spells it otherwise; else null. */
export function canonicalRedirect(query: URLSearchParams): string | null {
  const known = new URLSearchParams(
    [...query].filter(([name]) => ["type", "tag", "search", "page"].includes(name)),
  );
  const [, wanted = ""] = discoverPath(readFilter(query)).split("?");
  return known.toString() === wanted ? null : discoverPath(readFilter(query));
}

/** The first and the last position on a page of the listing, from 1. */
export function shownRange(page: number, shown: number): { from: number; to: number } {
  const from = (page - 1) * pageSizes.discover + 1;
  return { from, to: from + shown - 1 };
}
