import type { FAQPage, Graph, Thing, VideoObject } from "schema-dts";
import { contentLanguageOf } from "#shared/content-languages.ts";
import type { DiscoverItem } from "#shared/contract/discover.ts";
import { brand } from "#src/content/brand.ts";
import { discoverCopy, typeNames } from "#src/content/discover.ts";
import { articlePath, discoverPath, paths } from "#src/lib/paths.ts";
import { absoluteUrl, cardUrl } from "#src/lib/seo.ts";
import { questionsData } from "#src/lib/structured-data.ts";
import { excerpt, plainText } from "../text/markdown.ts";
import { embedUrl, readVideo } from "./video.ts";

/** The data of an article for search engines and shared links. */
export interface ArticleSummary {
  title: string;
  description: string;
  url: string;
  image: string;
}

const longestDescription = 160;

/** Title, description, URL and picture of an article, from its meta fields where they are set. */
export function summarise(item: DiscoverItem): ArticleSummary {
  const text = plainText(item.description) || item.faqs.map(({ question }) => question).join(" ");
  return {
    title: item.metaTitle ?? item.title,
    description: item.metaDescription ?? excerpt(text, longestDescription),
    url: absoluteUrl(articlePath(item.slug)),
    image: item.mainImageUrl ? absoluteUrl(item.mainImageUrl) : cardUrl(item.contentType),
  };
}

const articleTypes = { blog: "BlogPosting", news: "NewsArticle", faq: "Article" } as const;

/** The article in schema.org's vocabulary: text, breadcrumbs, questions and videos. */
export function structuredData(item: DiscoverItem): Graph {
  const { title, description, url, image } = summarise(item);
  const publisher = { "@type": "Organization", name: brand.name, url: brand.origin } as const;
  const graph: Thing[] = [
    {
      "@type": articleTypes[item.contentType],
      "@id": `${url}#article`,
      headline: title,
      description,
      image,
      url,
      mainEntityOfPage: url,
      datePublished: item.publishedAt,
      dateModified: item.updatedAt,
      inLanguage: contentLanguageOf(item.language).tag,
      keywords: item.tags.join(", "),
      timeRequired: `PT${item.readingTime}M`,
      author: { "@type": "Person", name: item.author.name },
      publisher,
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { name: discoverCopy.title, path: paths.discover },
        { name: typeNames[item.contentType], path: discoverPath({ type: item.contentType }) },
        { name: item.title, path: articlePath(item.slug) },
      ].map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: absoluteUrl(path),
      })),
    },
    ...questions(item),
    ...videos(item, image),
  ];
  return { "@context": "https://schema.org", "@graph": graph };
}

function questions({ faqs }: DiscoverItem): FAQPage[] {
  if (faqs.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      mainEntity: questionsData(
        faqs.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
      ),
    },
  ];
}

function videos({ title, publishedAt, mainVideoUrl, sections }: DiscoverItem, image: string): VideoObject[] {
  const named = [{ title, videoUrl: mainVideoUrl }, ...sections];
  return named.flatMap(({ title: name, videoUrl }) => {
    if (!videoUrl) return [];
    const video = readVideo(videoUrl);
    return [
      {
        "@type": "VideoObject",
        name,
        description: name,
        thumbnailUrl: image,
        uploadDate: publishedAt,
        ...(video.kind === "youtube"
          ? { embedUrl: embedUrl(video.id) }
          : { contentUrl: absoluteUrl(video.url) }),
      },
    ];
  });
}
