import { discoverAdminListQuery } from "#shared/contract/discover.ts";
import type { ContentType, ItemSort } from "#shared/contract/discover-fields.ts";
import type { PublicationStatus } from "#shared/contract/fields.ts";
import { paths, withQuery } from "#src/lib/paths.ts";
import { readQuery } from "#src/lib/read-query.ts";

const filterFields = discoverAdminListQuery.omit({ limit: true });

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
  const {
    type = null,
    status = null,
    author = null,
    search = "",
    page,
    ...sort
  } = readQuery(filterFields, query);
  const order = sort.sortBy ? { by: sort.sortBy, direction: sort.sortOrder } : null;
  return { type, status, author, search, order, page };
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
