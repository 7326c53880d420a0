import type { RouterContextProvider } from "react-router";
import { contentLanguageOf } from "#shared/content-languages.ts";
import type { DiscoverNewest } from "#shared/contract/discover.ts";
import { languageCode, t } from "#shared/translate.ts";
import { typeNames } from "#src/content/discover.ts";
import { excerpt, plainText } from "#src/features/discover/text/markdown.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { articlePath } from "#src/lib/paths.ts";
import { absoluteUrl } from "#src/lib/seo.ts";

const summaryLength = 400;

/** One entry of a feed, with absolute URLs. */
export interface FeedEntry {
  url: string;
  title: string;
  summary: string;
  published: string;
  updated: string;
  author: string;
  /** Type and tags. */
  subjects: string[];
  image: string | null;
  language: string;
}

/**
 * The newest published items as the feeds show them. The English site lists what is written in any language, and so do
 * its feeds; the feeds of another hold only what is in its language, for those who read no other.
 */
export async function newestEntries(context: Readonly<RouterContextProvider>): Promise<FeedEntry[]> {
  const api = createPageApi(context.get(apiFetchContext));
  const code = languageCode();
  const query = code === "en" ? "" : `?language=${code}`;
  const { discovers } = await api<DiscoverNewest>(`/api/discover/newest${query}`);
  return discovers.map((item) => ({
    url: absoluteUrl(articlePath(item.slug)),
    title: item.title,
    summary: excerpt(plainText(item.description), summaryLength),
    published: item.publishedAt,
    updated: item.updatedAt,
    author: item.author.name,
    subjects: [t(typeNames[item.contentType]), ...item.tags],
    image: item.mainImageUrl && absoluteUrl(item.mainImageUrl),
    language: contentLanguageOf(item.language).tag,
  }));
}
