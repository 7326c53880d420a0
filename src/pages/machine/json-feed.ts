import type { LoaderFunctionArgs } from "react-router";
import { localeTag, t } from "#shared/translate.ts";
import { discoverCopy } from "#src/content/discover.ts";
import { feedTitle, ownFeedPaths } from "#src/lib/feed-links.ts";
import { paths } from "#src/lib/paths.ts";
import { absoluteUrl } from "#src/lib/seo.ts";
import { newestEntries } from "./newest.ts";

/** The newest articles as a JSON feed. */
export async function loader({ context }: LoaderFunctionArgs) {
  const entries = await newestEntries(context);
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: feedTitle(),
    description: t(discoverCopy.description),
    home_page_url: absoluteUrl(paths.discover),
    feed_url: absoluteUrl(ownFeedPaths().json),
    icon: absoluteUrl("/icons/icon-512.png"),
    favicon: absoluteUrl("/icons/icon-192.png"),
    language: localeTag(),
    items: entries.map(({ url, title, summary, published, updated, author, subjects, image, language }) => ({
      id: url,
      url,
      title,
      content_text: summary || title,
      ...(image && { image }),
      date_published: published,
      date_modified: updated,
      authors: [{ name: author }],
      tags: subjects,
      language,
    })),
  };
  return new Response(JSON.stringify(feed), {
    headers: { "Content-Type": "application/feed+json; charset=utf-8" },
  });
}
