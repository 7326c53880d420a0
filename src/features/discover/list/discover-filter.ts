import { type ContentType, contentTypes } from "#shared/contract/discover-fields.ts";
import { limits, pageSizes } from "#shared/limits.ts";
import { readPage } from "#shared/paging.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { discoverPath } from "#src/lib/paths.ts";

/** The filter of the listing, as in its URL. */
export interface DiscoverFilter {
  /** Missing for all types. */
  type?: ContentType;
  search?: string;
  /** In any case; never together with a type or a search. */
  tag?: string;
  /** From 1. */
  page: number;
}

/** Reads the filter from the query string; invalid values are ignored. */
export function readFilter(query: URLSearchParams): DiscoverFilter {
  const type = contentTypes.find((known) => known === query.get("type"));
  const search = readText(query.get("search"), limits.search);
  const tag = type || search ? undefined : readText(query.get("tag"), staffLimits.tag);
  return { ...(type && { type }), ...(search && { search }), ...(tag && { tag }), page: readPage(query) };
}

function readText(text: string | null, max: number): string | undefined {
  return (
    text
      ?.normalize("NFC")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim()
      .slice(0, max)
      .trim() || undefined
  );
}

/** The canonical URL for this filter, when the given query string differs from it; else null. */
export function canonicalRedirect(query: URLSearchParams): string | null {
  const known = new URLSearchParams(
    [...query].filter(([name]) => ["type", "tag", "search", "page"].includes(name)),
  );
  const [, wanted = ""] = discoverPath(readFilter(query)).split("?");
  return known.toString() === wanted ? null : discoverPath(readFilter(query));
}

/** The first and last position on a page of the listing, from 1. */
export function shownRange(page: number, shown: number): { from: number; to: number } {
  const from = (page - 1) * pageSizes.discover + 1;
  return { from, to: from + shown - 1 };
}
