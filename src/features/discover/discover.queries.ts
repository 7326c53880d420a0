import { queryOptions } from "@tanstack/react-query";
import { type Api, api as networkApi } from "#src/lib/api.ts";
import type {
  DiscoverCard,
  DiscoverCounts,
  DiscoverItem,
  DiscoverList,
  DiscoverListCard,
  DiscoverPage,
} from "#src/shared/contract/discover.ts";
import type { DiscoverFilter } from "./discover-filter.ts";
import { plainText } from "./markdown.ts";
import { excerptAround, hasMatch } from "./matches.ts";
import { shownItem } from "./shown-item.ts";

/** A card as it is shown: an id, views and an author would only make the page longer. */
export type ShownCard = Omit<DiscoverCard, "id" | "views" | "author">;

/** One page of cards. */
export type ShownList = Omit<DiscoverList, "discovers"> & { discovers: ShownCard[] };

const path = "/api/discover";
const readNextCards = 3;
const shownText = 160;

/** One page of the listing. The page's loader passes the API it reaches in-process. */
export function discoverListQuery(filter: DiscoverFilter, api: Api = networkApi) {
  return queryOptions({
    queryKey: ["discover", "list", filter],
    queryFn: async ({ signal }) => {
      const list = await api<DiscoverList>(listPath({ ...filter, page: String(filter.page) }), { signal });
      return { ...list, discovers: list.discovers.map((card) => shorten(card, filter.search)) };
    },
  });
}

/** How many published items there are of each type. */
export function discoverCountsQuery(api: Api = networkApi) {
  return queryOptions({
    queryKey: ["discover", "counts"],
    queryFn: ({ signal }) => api<DiscoverCounts>(`${path}/counts`, { signal }),
  });
}

/** One published article. Fails with status 404 when there is none; an old slug answers with the article's new one. */
export function discoverItemQuery(slug: string, api: Api = networkApi) {
  return queryOptions({
    queryKey: ["discover", "item", slug],
    queryFn: async ({ signal }) => {
      const page = await api<DiscoverPage>(`${path}/slug/${encodeURIComponent(slug)}`, { signal });
      return { ...page, data: shownItem(page.data) };
    },
  });
}

/** What to read after an article: others with its first tag, then the newest. */
export function readNextQuery({ slug, tags }: Pick<DiscoverItem, "slug" | "tags">, api: Api = networkApi) {
  const [tag] = tags;
  return queryOptions({
    queryKey: ["discover", "next", slug],
    queryFn: async ({ signal }) => {
      const limit = String(readNextCards + 1);
      const lists = await Promise.all([
        tag ? api<DiscoverList>(listPath({ tag, limit }), { signal }) : null,
        api<DiscoverList>(listPath({ limit }), { signal }),
      ]);
      const cards = lists.flatMap((list) => list?.discovers ?? []);
      return [...new Map(cards.map((card) => [card.id, card] as const)).values()]
        .filter((card) => card.slug !== slug)
        .slice(0, readNextCards)
        .map((card) => shorten(card));
    },
  });
}

/**
 * A card with no more of its text than it shows: the rest would travel in the page's HTML a second time. Of a search that is where the searched
 * words stand.
 */
function shorten({ passage, id, views, author, ...rest }: DiscoverListCard, search?: string): ShownCard {
  const card = rest.contentType === "faq" ? { ...rest, mainImageUrl: null } : rest;
  if (search === undefined && card.mainImageUrl !== null) return { ...card, description: "" };
  const description = plainText(card.description);
  const text = search && passage && !hasMatch(description, search) ? plainText(passage) : description;
  return { ...card, description: excerptAround(text, search, shownText) };
}

/** Tells the server that the article was opened; survives leaving the page, and nobody waits for it. */
export function sendView(slug: string) {
  navigator.sendBeacon(`${path}/slug/${encodeURIComponent(slug)}/view`);
}

/** Parameters in one order, so that every reader of a list shares one cached answer. */
function listPath(parameters: {
  type?: string;
  tag?: string;
  search?: string;
  page?: string;
  limit?: string;
}): string {
  const query = new URLSearchParams();
  for (const name of ["type", "tag", "search", "page", "limit"] as const) {
    const value = parameters[name];
    if (value && !(name === "page" && value === "1")) query.set(name, value);
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
