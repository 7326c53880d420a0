import type { ContentType } from "#shared/contract/discover-fields.ts";
import type { DiscoverTerm } from "#shared/search/discover-search.ts";
import { searchTerms, termPattern } from "#shared/search-terms.ts";
import { slugFromTitle } from "#shared/slug.ts";

/** The tag of cached responses that show Discover items. */
export const discoverTag = "discover";

/** The texts of an item that people read. */
export interface ReadableContent {
  contentType: ContentType;
  description: string | null;
  importantNote: string | null;
  features: readonly string[];
  keyHighlights: readonly string[];
  sections: readonly { title: string; paragraph: string | null }[];
  faqs: readonly { question: string; answer: string }[];
}

const wordsPerMinute = 200;

/** Minutes to read an item, at least 1. Words are Unicode's, so Hindi and Tamil count. */
export function readingMinutes(content: ReadableContent): number {
  const segmenter = new Intl.Segmenter("en", { granularity: "word" });
  let words = 0;
  for (const text of readableTexts(content)) {
    for (const segment of segmenter.segment(text)) if (segment.isWordLike) words++;
  }
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

/** Everything that people read of an item, for its hash. */
export function readText({ title, ...content }: ReadableContent & { title: string }): string {
  return [title, ...readableTexts(content)].join("\0");
}

/** The page of an FAQ shows only its questions; see `shownItem`. */
function readableTexts(content: ReadableContent): string[] {
  const questions = content.faqs.flatMap(({ question, answer }) => [question, answer]);
  if (content.contentType === "faq") return questions;
  return [
    content.description ?? "",
    content.importantNote ?? "",
    ...content.features,
    ...content.keyHighlights,
    ...content.sections.flatMap(({ title, paragraph }) => [title, paragraph ?? ""]),
    ...questions,
  ];
}

/**
 * The full-text expression for items that contain every term as a prefix, in one of its forms;
 * null without terms. Each is quoted, so that nothing typed acts as syntax.
 */
export function searchExpression(
  terms: readonly Pick<DiscoverTerm, "forms">[],
  type: ContentType | undefined,
  { titleOnly = false }: { titleOnly?: boolean } = {},
): string | null {
  if (terms.length === 0) return null;
  const columns = titleOnly ? "title" : "title description tags body";
  const words = terms.map(({ forms }) => `(${forms.map((form) => `"${form}"*`).join(" OR ")})`).join(" AND ");
  return `{${columns}} : (${words})${type ? ` AND {scope} : "scope${type}"` : ""}`;
}

/** A slug from a path in the form in which slugs are stored, or null when it cannot be one. */
export function parseSlug(text: string): string | null {
  const slug = text.normalize("NFC");
  return slug.length <= 130 && /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(slug) ? slug : null;
}

/** The base of an item's slug: its title or, if that is too short, the end of its id. */
export function slugBase(title: string, id: string): string {
  const base = slugFromTitle(title);
  return base.length >= 3 ? base : `article-${id.slice(-12)}`;
}

/** Gives every section an id that no other section of the item has, keeping those that it has. */
export function withSectionIds<Section extends { id: string | null; paragraph: string | null }>(
  sections: readonly Section[],
): (Section & { id: string; paragraph: string })[] {
  const used = new Set<string>();
  return sections.map((section, index) => {
    let id = section.id ?? `s${index + 1}`;
    for (let number = sections.length + 1; used.has(id); number++) id = `s${number}`;
    used.add(id);
    return { ...section, id, paragraph: section.paragraph ?? "" };
  });
}

/** The length of a passage, and how much of it precedes the match. */
const passageLength = 600;
const passageLead = 200;

/**
 * The first paragraph of an item's body with a searched word, in Markdown; undefined when the
 * description has one, or when the body has none in the same spelling.
 */
export function findPassage(content: ReadableContent, search: string): string | undefined {
  const pattern = termPattern(searchTerms(search));
  if (!pattern || (content.description ?? "").search(pattern) >= 0) return undefined;
  const paragraphs = readableTexts({ ...content, description: null }).flatMap((text) => text.split("\n"));
  const found = paragraphs.find((text) => text.search(pattern) >= 0);
  const start = Math.max(0, (found?.search(pattern) ?? 0) - passageLead);
  return found?.slice(start, start + passageLength);
}
