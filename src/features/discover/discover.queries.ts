import type {
  DiscoverCard,
  DiscoverCounts,
  DiscoverItem,
  DiscoverList,
  DiscoverListCard,
  DiscoverPage,
  DiscoverTags,
} from "#shared/contract/discover.ts";
import { languageCode } from "#shared/translate.ts";
import { typeNames } from "#src/content/discover.ts";
import type { Api } from "#src/lib/api.ts";
import { curlQuotes } from "#src/lib/curl-quotes.ts";
import { withQuery } from "#src/lib/paths.ts";
import { shownItem } from "./article/shown-item.ts";
import { areQuestions } from "./list/are-questions.ts";
import type { DiscoverFilter } from "./list/discover-filter.ts";
import { firstSentences, plainText } from "./text/markdown.ts";
import { excerptAround, hasMatch } from "./text/matches.ts";

/** A card with the fields and the text that it shows. */
export type ShownCard = Omit<DiscoverCard, "id" | "views" | "author">;

/** One page of cards. */
export type ShownList = Omit<DiscoverList, "discovers"> & { discovers: ShownCard[] };

const path = "/api/discover";
const readNextCards = 3;
const shownText = 180;
const shownTopics = 5;

/** One page of the listing. Throws `ApiError`. */
export async function readList(api: Api, filter: DiscoverFilter): Promise<ShownList> {
  const { search, tag } = filter;
  const firstLanguage = search || tag ? undefined : languageCode();
  const list = await api<DiscoverList>(listPath({ ...filter, page: String(filter.page), firstLanguage }));
  const isOfRows = areQuestions(list.discovers);
  return {
    ...list,
    discovers: list.discovers.map((card, index) =>
      shorten(card, list.search?.words, index === 0 || isOfRows),
    ),
  };
}

/** The most used tags, as topics to look at. Never throws. */
export async function readTopics(api: Api): Promise<string[]> {
  const { tags } = await api<DiscoverTags>(`${path}/tags`).catch(() => ({ tags: [] }));
  const types = Object.values(typeNames);
  return tags.filter((tag) => !types.includes(tag)).slice(0, shownTopics);
}

/** How many published items of each type there are, or a search finds; null when that cannot be read. */
export async function readCounts(api: Api, { search }: DiscoverFilter): Promise<DiscoverCounts | null> {
  const query = new URLSearchParams(search ? { search } : {});
  return api<DiscoverCounts>(withQuery(`${path}/counts`, query)).catch(() => null);
}

/**
 * One published article. An old slug gives the article under its new one. Throws `ApiError`, with
 * status 404 when there is none.
 */
export async function readArticle(api: Api, slug: string): Promise<DiscoverPage> {
  const page = await api<DiscoverPage>(`${path}/slug/${encodeURIComponent(slug)}`);
  const { newer, older } = page.neighbours;
  return {
    ...page,
    data: shownItem(page.data),
    neighbours: { newer: newer && typesetTitle(newer), older: older && typesetTitle(older) },
  };
}

/** Cards to show after an article: those with its first tag, then the newest. Never throws. */
export async function readNext(
  api: Api,
  { slug, tags: [tag] }: Pick<DiscoverItem, "slug" | "tags">,
): Promise<ShownCard[]> {
  const limit = String(readNextCards + 1);
  const lists = await Promise.all([
    tag ? api<DiscoverList>(listPath({ tag, limit })) : null,
    api<DiscoverList>(listPath({ limit, firstLanguage: languageCode() })),
  ]).catch(() => []);
  const cards = lists.flatMap((list) => list?.discovers ?? []);
  return [...new Map(cards.map((card) => [card.id, card] as const)).values()]
    .filter((card) => card.slug !== slug)
    .slice(0, readNextCards)
    .map((card) => shorten(card));
}

/** The URL to POST to when an article is opened. */
export function viewPath(slug: string): string {
  return `${path}/slug/${encodeURIComponent(slug)}/view`;
}

function typesetTitle<Item extends { title: string }>(item: Item): Item {
  return { ...item, title: curlQuotes(item.title) };
}

/**
 * A card with only the text that it shows, with the quotes of a typesetter: beside a cover none, unless it
 * `hasText`, as the first card and a row have; in a search, the text around the matches.
 */
function shorten(
  { passage, id, views, author, ...shown }: DiscoverListCard,
  search?: string,
  hasText = false,
): ShownCard {
  const card = typesetTitle(shown);
  if (search === undefined && card.mainImageUrl !== null && !hasText) return { ...card, description: "" };
  const description = plainText(curlQuotes(card.description));
  if (search === undefined) return { ...card, description: firstSentences(description, shownText) };
  const text = passage && !hasMatch(description, search) ? plainText(curlQuotes(passage)) : description;
  return { ...card, description: excerptAround(text, search, shownText) };
}

/** Parameters in canonical order, so that readers of a list share one cached response. */
function listPath(parameters: {
  type?: string;
  tag?: string;
  search?: string;
  page?: string;
  limit?: string;
  firstLanguage?: string;
}): string {
  const query = new URLSearchParams();
  for (const name of ["type", "tag", "search", "page", "limit", "firstLanguage"] as const) {
    const value = parameters[name];
    if (value && !(name === "page" && value === "1")) query.set(name, value);
  }
  return withQuery(path, query);
}
