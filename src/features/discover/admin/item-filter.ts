import { paths } from "#src/lib/paths.ts";
import { type ContentType, contentTypes } from "#src/shared/contract/discover-fields.ts";
import { limits } from "#src/shared/limits.ts";

export const publishStates = ["published", "draft"] as const;
type PublishState = (typeof publishStates)[number];

/** The filter of the list, stored in the URL. */
export interface ItemFilter {
  type: ContentType | null;
  status: PublishState | null;
  search: string;
  page: number;
}

/** Reads the filter from the URL; unknown values are ignored. */
export function readItemFilter(query: URLSearchParams): ItemFilter {
  const page = Number(query.get("page"));
  return {
    type: contentTypes.find((type) => type === query.get("type")) ?? null,
    status: publishStates.find((status) => status === query.get("status")) ?? null,
    search: (query.get("search") ?? "").trim().slice(0, limits.search),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The filter as query parameters in canonical order, without defaults. */
export function writeItemFilter({ type, status, search, page }: ItemFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (type) query.set("type", type);
  if (status) query.set("status", status);
  if (search) query.set("search", search);
  if (page > 1) query.set("page", String(page));
  return query;
}

/** The path of the list with this filter. */
export function itemListPath(filter: ItemFilter): string {
  const query = writeItemFilter(filter).toString();
  return query ? `${paths.adminDiscover}?${query}` : paths.adminDiscover;
}

/** True when the filter excludes any items. */
export function isFiltered({ type, status, search }: ItemFilter): boolean {
  return Boolean(type || status || search);
}
