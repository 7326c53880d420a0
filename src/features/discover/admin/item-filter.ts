import {
  type ContentType,
  contentTypes,
  type ItemSort,
  itemSorts,
} from "#shared/contract/discover-fields.ts";
import { limits } from "#shared/limits.ts";
import { readPage } from "#shared/paging.ts";
import { paths, withQuery } from "#src/lib/paths.ts";

export const publicationStatuses = ["published", "draft", "deleted"] as const;
type PublicationStatus = (typeof publicationStatuses)[number];

/** The order of the list; null is newest first and, in a search, the best match. */
export type ItemOrder = { by: ItemSort; direction: "asc" | "desc" } | null;

/** The filter of the list, stored in the URL. */
export interface ItemFilter {
  type: ContentType | null;
  status: PublicationStatus | null;
  /** A name, as the list shows it. */
  author: string | null;
  search: string;
  order: ItemOrder;
  page: number;
}

/** Reads the filter from the URL; unknown values are ignored. */
export function readItemFilter(query: URLSearchParams): ItemFilter {
  const by = itemSorts.find((sort) => sort === query.get("sortBy"));
  return {
    type: contentTypes.find((type) => type === query.get("type")) ?? null,
    status: publicationStatuses.find((status) => status === query.get("status")) ?? null,
    author: (query.get("author") ?? "").trim().slice(0, limits.fullName) || null,
    search: (query.get("search") ?? "").trim().slice(0, limits.search),
    order: by ? { by, direction: query.get("sortOrder") === "asc" ? "asc" : "desc" } : null,
    page: readPage(query),
  };
}

/** The filter as query parameters in canonical order, without defaults. */
export function writeItemFilter({ type, status, author, search, order, page }: ItemFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (type) query.set("type", type);
  if (status) query.set("status", status);
  if (author) query.set("author", author);
  if (search) query.set("search", search);
  if (order) query.set("sortBy", order.by);
  if (order?.direction === "asc") query.set("sortOrder", "asc");
  if (page > 1) query.set("page", String(page));
  return query;
}

/** The path of the list with this filter. */
export function itemListPath(filter: ItemFilter): string {
  return withQuery(paths.adminDiscover, writeItemFilter(filter));
}

/** True when the filter excludes any items. */
export function isFiltered({ type, status, author, search }: ItemFilter): boolean {
  return Boolean(type || status || author || search);
}

/** The order after a click on a column: its natural direction first, then the other. */
export function nextOrder(order: ItemOrder, by: ItemSort): ItemOrder {
  const first = by === "title" ? "asc" : "desc";
  const other = first === "asc" ? "desc" : "asc";
  return { by, direction: order?.by === by && order.direction === first ? other : first };
}
