import { z } from "zod";
import { contentLanguageCodes } from "../content-languages.ts";
import { limits } from "../limits.ts";
import { withoutUnsafeLinks } from "../safe-links.ts";
import { staffLimits } from "../staff-limits.ts";
import { isPlayable } from "../video.ts";
import { contentTypes, discoverMessages } from "./discover-fields.ts";
import { idField, optionalText, optionalUrlField, requiredText } from "./fields.ts";

/** Markdown text. Links with an unsafe address become their label. */
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

/** The page of another site would show nothing. */
const optionalVideoField = optionalUrlField.refine(
  (url) => url === null || isPlayable(url),
  "Use the address of a YouTube video, or of an .mp4 or .webm file",
);

const sectionInput = z.object({
  id: optionalText({ max: 64 }),
  title: optionalText({ max: staffLimits.title }),
  paragraph: markdownText(staffLimits.paragraph),
  imageUrl: optionalUrlField,
  imageAlt: optionalText({ max: staffLimits.alt }),
  videoUrl: optionalVideoField,
});

const faqInput = z.object({
  question: optionalText({ max: staffLimits.question, multiline: true }),
  answer: markdownText(staffLimits.answer),
});

const tagsField = z
  .array(optionalText({ max: staffLimits.tag }), "Send a list of tags")
  .max(staffLimits.tags, `Use at most ${staffLimits.tags} tags`)
  .default([])
  .transform((tags) => [
    ...new Map(tags.filter((tag) => tag !== null).map((tag) => [tag.toLowerCase(), tag])).values(),
  ]);

interface Content {
  description: string | null;
  features: unknown[];
  sections: unknown[];
  importantNote: string | null;
  keyHighlights: unknown[];
}

/** True when there is anything beside questions and answers. */
function hasContent({ description, features, sections, importantNote, keyHighlights }: Content): boolean {
  const lists = [features, sections, keyHighlights];
  return description !== null || importantNote !== null || lists.some(({ length }) => length > 0);
}

/**
 * The body of `POST /api/discover/admin` and `PUT /api/discover/admin/:id`, cleaned up: it drops
 * empty features, highlights and tags, sections without a title, and FAQs without a question or
 * an answer. An item that has FAQs and no other content becomes an `faq`.
 */
export const discoverInput = z
  .object({
    title: requiredText({ max: staffLimits.title, required: discoverMessages.title }),
    // A lower-case text can be longer than its upper case.
    slug: optionalText({ max: limits.slug })
      .transform((slug) => slug?.toLowerCase() ?? null)
      .refine((slug) => slug === null || slug.length <= limits.slug, "Use fewer characters")
      .refine(
        (slug) => slug === null || /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(slug),
        "Use letters, digits and single hyphens",
      ),
    description: markdownText(staffLimits.description),
    contentType: z.enum(contentTypes, "Choose blog, news or faq"),
    isPublished: z.boolean("Say true or false").default(false),
    mainImageUrl: optionalUrlField,
    mainImageAlt: optionalText({ max: staffLimits.alt }),
    mainVideoUrl: optionalVideoField,
    features: textList(staffLimits.features, staffLimits.listItem),
    sections: z
      .array(sectionInput, "Send a list of sections")
      .max(staffLimits.sections, `Use at most ${staffLimits.sections} sections`)
      .default([])
      .transform((sections) =>
        sections.flatMap(({ title, imageAlt, ...section }) =>
          title ? [{ title, ...section, ...(imageAlt ? { imageAlt } : {}) }] : [],
        ),
      ),
    importantNote: markdownText(staffLimits.importantNote),
    keyHighlights: textList(staffLimits.keyHighlights, staffLimits.listItem),
    faqs: z
      .array(faqInput, "Send a list of questions and answers")
      .max(staffLimits.faqs, `Use at most ${staffLimits.faqs} questions`)
      .default([])
      .transform((faqs) =>
        faqs.flatMap(({ question, answer }) => (question && answer ? [{ question, answer }] : [])),
      ),
    tags: tagsField,
    /** Left out, a new item has the language of its title's script, and a stored one stays as it is. */
    language: z.enum(contentLanguageCodes, "Choose a language").optional(),
    /** The id of the item that this one translates; left out, it stays as it is. */
    translationOf: idField.nullable().optional(),
    /**
     * The `textHash` of the original that the text translates. Left out, it stays as it is, or is
     * that of now when the original is another than before.
     */
    sourceHash: z
      .string("Send a hash")
      .regex(/^[0-9a-f]{32}$/, "Send a hash")
      .nullable()
      .optional(),
    metaTitle: optionalText({ max: staffLimits.metaTitle }),
    metaDescription: optionalText({ max: staffLimits.metaDescription }),
  })
  .transform((input) => ({
    ...input,
    contentType: input.faqs.length > 0 && !hasContent(input) ? ("faq" as const) : input.contentType,
  }))
  .superRefine((input, context) => {
    const addIssue = (field: "description" | "faqs" | "sections", message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (input.contentType === "faq") {
      if (input.faqs.length === 0) addIssue("faqs", discoverMessages.faqs);
      return;
    }
    if (input.description === null) addIssue("description", discoverMessages.description);
    if (!hasContent(input)) addIssue("sections", discoverMessages.empty);
  });
export type DiscoverInput = z.infer<typeof discoverInput>;
/** The same before clean-up, as the editor sends it. */
export type DiscoverRequestBody = z.input<typeof discoverInput>;

/**
 * Everything that is wrong with a body. What depends on several fields is checked once each of
 * them is valid, so a missing title alone would hide a missing description.
 */
export function discoverIssues(body: DiscoverRequestBody): z.core.$ZodIssue[] {
  const issues = discoverInput.safeParse(body).error?.issues ?? [];
  const isTitled = issues.every(({ path }) => path[0] !== "title");
  const others = isTitled ? [] : (discoverInput.safeParse({ ...body, title: "-" }).error?.issues ?? []);
  const isKnown = (other: z.core.$ZodIssue) =>
    issues.some(({ path, message }) => message === other.message && path.join() === other.path.join());
  return [...issues, ...others.filter((other) => !isKnown(other))];
}

/** `PUT /api/discover/admin/:id/schedule` */
export const scheduleInput = z.object({
  at: z.iso.datetime({ error: "Choose a day and a time", offset: true }),
});

/** `PUT /api/discover/admin/:id` */
export const saveQuery = z.object({
  /** `1` for an autosave, whose revision the same admin's next save replaces. */
  autosave: z.enum(["1"], "Use 1 for autosave or leave it out").optional(),
});
