import { z } from "zod";
import { limits, pageSizes } from "../limits.ts";
import { withoutUnsafeLinks } from "../safe-links.ts";
import { contentTypes, discoverMessages } from "./discover-fields.ts";
import {
  idField,
  optionalText,
  optionalUrlField,
  pageQuery,
  pagination,
  partField,
  requiredText,
  searchField,
  tagField,
} from "./fields.ts";

/** What a card of the listing shows. */
export const discoverCard = z.object({
  id: idField,
  slug: z.string(),
  contentType: z.enum(contentTypes),
  title: z.string(),
  description: z.string(),
  mainImageUrl: z.string().nullable(),
  tags: z.array(z.string()),
  views: z.number().int(),
  readingTime: z.number().int(),
  publishedAt: z.string(),
  author: z.object({ name: z.string() }),
});
export type DiscoverCard = z.infer<typeof discoverCard>;

/** A card in a list. */
export const discoverListCard = discoverCard.extend({
  /** Of a search: the paragraph of the body that holds a searched word, when the description holds none. Markdown, cut at 600 characters. */
  passage: z.string().optional(),
});
export type DiscoverListCard = z.infer<typeof discoverListCard>;

export const discoverSection = z.object({
  id: z.string(),
  title: z.string(),
  paragraph: z.string(),
  imageUrl: z.string().nullable(),
  /** What the picture shows; missing when the words beside it say as much. */
  imageAlt: z.string().optional(),
  videoUrl: z.string().nullable(),
});
export type DiscoverSection = z.infer<typeof discoverSection>;

export const discoverFaq = z.object({ question: z.string(), answer: z.string() });

/** A published article, whole. */
export const discoverItem = discoverCard.extend({
  mainVideoUrl: z.string().nullable(),
  mainImageAlt: z.string().nullable(),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  features: z.array(z.string()),
  sections: z.array(discoverSection),
  importantNote: z.string().nullable(),
  keyHighlights: z.array(z.string()),
  faqs: z.array(discoverFaq),
  updatedAt: z.string(),
});
export type DiscoverItem = z.infer<typeof discoverItem>;

/** The same as staff see it: drafts too, with what only staff need. */
export const discoverAdminItem = discoverItem.extend({
  publishedAt: z.string().nullable(),
  author: z.object({ name: z.string() }).nullable(),
  authorId: idField.nullable(),
  isPublished: z.boolean(),
  isActive: z.boolean(),
  version: z.number().int(),
  createdAt: z.string(),
  /** When the draft is to be published by itself. */
  scheduledAt: z.string().nullable(),
});
export type DiscoverAdminItem = z.infer<typeof discoverAdminItem>;

/** `GET /api/discover` */
export const discoverListQuery = z.object({
  ...pageQuery(pageSizes.discover),
  type: z.enum(contentTypes, "Use blog, news or faq for type").optional(),
  search: searchField.optional(),
  tag: tagField.optional(),
});
export type DiscoverListQuery = z.infer<typeof discoverListQuery>;

/** With `tag` in the query, `tag` is how the newest item writes it; missing when no item has it. */
export const discoverList = z.object({
  discovers: z.array(discoverListCard),
  pagination,
  tag: z.string().optional(),
});
export type DiscoverList = z.infer<typeof discoverList>;

/** `GET /api/discover/counts`: published items of each type. */
export const discoverCounts = z.object({ blog: z.int(), news: z.int(), faq: z.int() });
export type DiscoverCounts = z.infer<typeof discoverCounts>;

/** `GET /api/discover/tags`: the tags that more than one published item has, the most used first. */
export const discoverTags = z.object({ tags: z.array(z.string()) });
export type DiscoverTags = z.infer<typeof discoverTags>;

/** What stands beside an article in the listing of everything; null at its ends. */
const neighbour = z.object({ slug: z.string(), title: z.string() }).nullable();

/** `GET /api/discover/slug/:slug` */
export const discoverPage = z.object({
  data: discoverItem,
  neighbours: z.object({ newer: neighbour, older: neighbour }),
});
export type DiscoverPage = z.infer<typeof discoverPage>;

/** `GET /api/discover/newest`: the newest published items, whatever their type, for feeds. */
export const discoverNewest = z.object({
  discovers: z.array(discoverCard.extend({ updatedAt: z.string() })),
});
export type DiscoverNewest = z.infer<typeof discoverNewest>;

/** `GET /api/discover/addresses` */
export const discoverSitemapQuery = z.object({ part: partField });

/** The addresses of the published items that were made in one stretch, for the sitemap; `parts` is how many stretches there are. */
export const discoverSitemapPart = z.object({
  addresses: z.array(
    z.object({ slug: z.string(), updatedAt: z.string(), mainImageUrl: z.string().nullable() }),
  ),
  parts: z.int(),
});
export type DiscoverSitemapPart = z.infer<typeof discoverSitemapPart>;

/** `GET /api/discover/admin` */
export const discoverAdminListQuery = z.object({
  ...pageQuery(pageSizes.discoverAdmin),
  type: z.enum(contentTypes, "Use blog, news or faq for type").optional(),
  status: z.enum(["published", "draft"], "Use published or draft for status").optional(),
  search: searchField.optional(),
});
export type DiscoverAdminListQuery = z.infer<typeof discoverAdminListQuery>;

export const discoverAdminList = z.object({ discovers: z.array(discoverAdminItem), pagination });
export type DiscoverAdminList = z.infer<typeof discoverAdminList>;

/** `GET /api/discover/admin/stats`: live items, published or not. */
export const discoverStats = z.object({
  totalContent: z.int(),
  publishedContent: z.int(),
  draftContent: z.int(),
  totalViews: z.int(),
  contentByType: discoverCounts,
});
export type DiscoverStats = z.infer<typeof discoverStats>;

/** A text in the small part of Markdown that content may use; a link that may not be followed becomes its label. */
function markdownText(max: number) {
  return optionalText({ max, multiline: true }).transform((text) => text && withoutUnsafeLinks(text));
}

/** A list of texts; empty ones are dropped. */
function textList(max: number, itemMax: number) {
  return z
    .array(optionalText({ max: itemMax, multiline: true }), "Send a list of texts")
    .max(max, `Use at most ${max} entries`)
    .default([])
    .transform((texts) => texts.filter((text) => text !== null));
}

const sectionInput = z.object({
  id: optionalText({ max: 64 }),
  title: optionalText({ max: limits.title }),
  paragraph: markdownText(limits.paragraph),
  imageUrl: optionalUrlField,
  imageAlt: optionalText({ max: limits.alt }),
  videoUrl: optionalUrlField,
});

const faqInput = z.object({
  question: optionalText({ max: limits.question, multiline: true }),
  answer: markdownText(limits.answer),
});

const tagsField = z
  .array(optionalText({ max: limits.tag }), "Send a list of tags")
  .max(limits.tags, `Use at most ${limits.tags} tags`)
  .default([])
  .transform((tags) => [
    ...new Map(tags.filter((tag) => tag !== null).map((tag) => [tag.toLowerCase(), tag])).values(),
  ]);

/**
 * The body of `POST /api/discover/admin` and `PUT /api/discover/admin/:id`, cleaned up as the editor does: empty features,
 * highlights and tags are dropped, sections without a title, FAQs without a question or an answer. An item
 * that has FAQs and no other content becomes an `faq`.
 */
export const discoverInput = z
  .object({
    title: requiredText({ max: limits.title, required: discoverMessages.title }),
    // Small letters may be more characters than the capitals they stand for.
    slug: optionalText({ max: limits.slug })
      .transform((slug) => slug?.toLowerCase() ?? null)
      .refine((slug) => slug === null || slug.length <= limits.slug, "Use fewer characters")
      .refine(
        (slug) => slug === null || /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(slug),
        "Use letters, digits and single hyphens",
      ),
    description: markdownText(limits.description),
    contentType: z.enum(contentTypes, "Choose blog, news or faq"),
    isPublished: z.boolean("Say true or false").default(false),
    mainImageUrl: optionalUrlField,
    mainImageAlt: optionalText({ max: limits.alt }),
    mainVideoUrl: optionalUrlField,
    features: textList(limits.features, limits.listItem),
    sections: z
      .array(sectionInput, "Send a list of sections")
      .max(limits.sections, `Use at most ${limits.sections} sections`)
      .default([])
      .transform((sections) =>
        sections.flatMap(({ title, imageAlt, ...rest }) =>
          title ? [{ title, ...rest, ...(imageAlt ? { imageAlt } : {}) }] : [],
        ),
      ),
    importantNote: markdownText(limits.importantNote),
    keyHighlights: textList(limits.keyHighlights, limits.listItem),
    faqs: z
      .array(faqInput, "Send a list of questions and answers")
      .max(limits.faqs, `Use at most ${limits.faqs} questions`)
      .default([])
      .transform((faqs) =>
        faqs.flatMap(({ question, answer }) => (question && answer ? [{ question, answer }] : [])),
      ),
    tags: tagsField,
    metaTitle: optionalText({ max: limits.metaTitle }),
    metaDescription: optionalText({ max: limits.metaDescription }),
  })
  .transform((input) => {
    const hasContent =
      input.description !== null ||
      input.features.length > 0 ||
      input.sections.length > 0 ||
      input.importantNote !== null ||
      input.keyHighlights.length > 0;
    return {
      ...input,
      hasContent,
      contentType: input.faqs.length > 0 && !hasContent ? ("faq" as const) : input.contentType,
    };
  })
  .superRefine((input, context) => {
    const refuse = (field: "description" | "faqs" | "sections", message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (input.contentType === "faq") {
      if (input.faqs.length === 0) refuse("faqs", discoverMessages.faqs);
      return;
    }
    if (input.description === null) refuse("description", discoverMessages.description);
    if (!input.hasContent) refuse("sections", discoverMessages.empty);
  })
  .transform(({ hasContent: _, ...input }) => input);
export type DiscoverInput = z.infer<typeof discoverInput>;
/** The same before clean-up: what the editor holds and sends. */
export type DiscoverRequestBody = z.input<typeof discoverInput>;

/** `POST /api/discover/admin/upload` */
export const uploadedMedia = z.object({
  url: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Pixels; null for videos. */
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type UploadedMedia = z.infer<typeof uploadedMedia>;

/** `PUT /api/discover/admin/:id/schedule` */
export const scheduleInput = z.object({
  at: z.iso.datetime({ error: "Choose a day and a time", offset: true }),
});

/** `PUT /api/discover/admin/:id` */
export const saveQuery = z.object({
  /** `1`: the editor saved by itself, and the version gives way to the next one of the same person. */
  autosave: z.enum(["1"], "Use 1 for autosave or leave it out").optional(),
});

/** What one save left: who, when, and its number. */
export interface DiscoverRevision {
  version: number;
  at: string;
  /** Null when nobody knows any more. */
  author: string | null;
  autosaved: boolean;
}

/** `GET /api/discover/admin/:id/versions/:version`: the whole content of one save. */
export interface DiscoverRevisionContent extends DiscoverRevision {
  content: DiscoverRequestBody;
}

/** `POST /api/discover/admin/:id/preview-link`: an address that shows the draft to whoever has it. */
export interface PreviewLink {
  url: string;
  expiresAt: string;
}

/** `GET /api/discover/preview/:token` */
export interface DiscoverPreview {
  data: DiscoverItem;
  isPublished: boolean;
  expiresAt: string;
}
