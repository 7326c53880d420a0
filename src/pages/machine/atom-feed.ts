import type { LoaderFunctionArgs } from "react-router";
import { localeTag, t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { discoverCopy } from "#src/content/discover.ts";
import { feedTitle, ownFeedPaths } from "#src/lib/feed-links.ts";
import { paths } from "#src/lib/paths.ts";
import { absoluteUrl } from "#src/lib/seo.ts";
import { textElement, type XmlElement, xmlDocument } from "#src/lib/xml.ts";
import { type FeedEntry, newestEntries } from "./newest.ts";

/** Atom requires a time even when nothing has been published. */
const never = "1970-01-01T00:00:00.000Z";

/** The newest articles as an Atom feed. */
export async function loader({ context }: LoaderFunctionArgs) {
  const entries = await newestEntries(context);
  const latest =
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? never;
  const root: XmlElement = {
    name: "feed",
    attributes: { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": localeTag() },
    children: [
      textElement("id", absoluteUrl(ownFeedPaths().atom)),
      textElement("title", feedTitle()),
      textElement("subtitle", t(discoverCopy.description)),
      textElement("updated", latest),
      link("self", absoluteUrl(ownFeedPaths().atom), "application/atom+xml"),
      link("alternate", absoluteUrl(paths.discover), "text/html"),
      textElement("icon", absoluteUrl("/icons/icon-192.png")),
      textElement("rights", `© ${brand.name}`),
      ...entries.map(entry),
    ],
  };
  return new Response(xmlDocument(root), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}

function entry({ url, title, summary, published, updated, author, subjects, image, language }: FeedEntry) {
  return {
    name: "entry",
    attributes: { "xml:lang": language },
    children: [
      textElement("id", url),
      textElement("title", title),
      link("alternate", url, "text/html"),
      image ? link("enclosure", image) : undefined,
      textElement("published", published),
      textElement("updated", updated),
      { name: "author", children: [textElement("name", author)] },
      ...subjects.map((term) => ({ name: "category", attributes: { term } })),
      summary ? textElement("summary", summary) : undefined,
    ],
  };
}

function link(rel: string, href: string, type?: string): XmlElement {
  return { name: "link", attributes: { rel, href, ...(type && { type }) } };
}
