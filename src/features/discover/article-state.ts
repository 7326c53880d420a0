import type { DiscoverPage } from "#src/shared/contract/discover.ts";
import type { ShownCard } from "./discover.queries.ts";
import { readWords, survivesPage, withWords, wordsOf } from "./words-in-page.ts";

/** What the Worker has read for an article's page, as it travels to the browser beside the HTML. */
export interface ArticleState {
  page: DiscoverPage;
  /** What to read next; null when that could not be read. */
  next: ShownCard[] | null;
  /** Its texts are left out of `page`: they stand in the HTML. */
  wordless: boolean;
}

/** The articles of states without words, for the rendering in the Worker that makes the HTML. */
const whole = new WeakMap<ArticleState, DiscoverPage>();

/** Packs what was read. The texts would be half of the page's bytes a second time, so the browser takes them from the HTML. */
export function packArticle({ page, next }: Omit<ArticleState, "wordless">): ArticleState {
  const words = wordsOf(page.data);
  if (!words.every(survivesPage)) return { page, next, wordless: false };
  const bare = {
    ...page,
    data: withWords(
      page.data,
      words.map(() => ""),
    ),
  };
  const state = { page: bare, next, wordless: true };
  whole.set(state, page);
  return state;
}

/** The article of a state, whole; null when the page that is open is not that of the article. */
export function unpackArticle(state: ArticleState): DiscoverPage | null {
  if (!state.wordless) return state.page;
  const known = whole.get(state);
  if (known || typeof document === "undefined") return known ?? null;
  const words = readWords(document);
  if (words.length !== wordsOf(state.page.data).length) return null;
  return { ...state.page, data: withWords(state.page.data, words) };
}
