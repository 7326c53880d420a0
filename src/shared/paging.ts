/** The position of a page in a list; `totalPages` is 0 for an empty list. */
export interface Pagination {
  page: number;
  limit: number;
  total: number;
  totalPages: number;
}

/** The pagination of page `page` of `total` records. */
export function paginate(page: number, limit: number, total: number): Pagination {
  return { page, limit, total, totalPages: Math.ceil(total / limit) };
}

/** Up to five page numbers around the current one, fewer only when there are fewer pages. */
export function pageWindow(page: number, totalPages: number): number[] {
  const size = 5;
  const start = Math.max(1, Math.min(page - Math.floor(size / 2), totalPages - size + 1));
  return Array.from({ length: Math.min(size, totalPages) }, (_, index) => start + index);
}

/** The page that a query string names, from 1 to 9999; the first if it names none. */
export function readPage(query: URLSearchParams): number {
  return Number(/^[1-9][0-9]{0,3}$/.exec(query.get("page") ?? "")?.[0] ?? "1");
}
