import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import type { DiscoverRequestBody } from "#shared/contract/discover-input.ts";
import { mergeStored } from "#src/editing/drafts/merge-stored.ts";
import { newKey } from "#src/editing/keyed.ts";
import { mediaPath } from "../fields/media-path.ts";
import { type EditorDraft, type SectionDraft, splitTags, type TextDraft } from "./editor-draft.ts";

/** The draft of a stored item. */
export function draftFromItem(item: DiscoverAdminItem): EditorDraft {
  const toEntries = (texts: string[]) => texts.map((text) => ({ key: newKey(), text }));
  return {
    contentType: item.contentType,
    isPublished: item.isPublished,
    title: item.title,
    slug: item.slug,
    language: item.language,
    translationOf: item.translationOf,
    sourceHash: item.sourceHash,
    description: item.description ?? "",
    mainImageUrl: item.mainImageUrl ?? "",
    mainImageAlt: item.mainImageAlt ?? "",
    mainVideoUrl: item.mainVideoUrl ?? "",
    sections: item.sections.map((section) => ({
      key: newKey(),
      id: section.id,
      title: section.title,
      paragraph: section.paragraph ?? "",
      imageUrl: section.imageUrl ?? "",
      imageAlt: section.imageAlt ?? "",
      videoUrl: section.videoUrl ?? "",
    })),
    keyHighlights: toEntries(item.keyHighlights),
    features: toEntries(item.features),
    faqs: item.faqs.map(({ question, answer }) => ({ key: newKey(), question, answer })),
    importantNote: item.importantNote ?? "",
    tags: item.tags.join(", "),
    metaTitle: item.metaTitle ?? "",
    metaDescription: item.metaDescription ?? "",
  };
}

/** The request body. The contract's schema drops empty entries, here and on the server. */
export function toRequestBody(draft: EditorDraft): DiscoverRequestBody {
  const { sections, keyHighlights, features, faqs, tags, language, ...texts } = draft;
  return {
    ...texts,
    language: language ?? undefined,
    sections: sections.map(({ key: _key, ...section }) => section),
    keyHighlights: keyHighlights.map(({ text }) => text),
    features: features.map(({ text }) => text),
    faqs: faqs.map(({ question, answer }) => ({ question, answer })),
    tags: splitTags(tags),
  };
}

/** True when both drafts have the same texts; entries without any do not count. */
export function hasSameContent(one: EditorDraft, other: EditorDraft): boolean {
  const contentOf = ({ sections, faqs, features, keyHighlights, ...draft }: EditorDraft) =>
    JSON.stringify(
      toRequestBody({
        ...draft,
        sections: sections.filter((section) => isStoredSection(section) || sectionProblem(section)),
        faqs: faqs.filter((faq) => isStoredFaq(faq) || faqProblem(faq)),
        features: features.filter(hasText),
        keyHighlights: keyHighlights.filter(hasText),
      }),
    );
  return contentOf(one) === contentOf(other);
}

/** True when saving `draft` would change `saved`: incomplete entries are never stored. */
export function needsSave(draft: EditorDraft, saved: EditorDraft): boolean {
  return !hasSameContent(withoutIncomplete(draft), withoutIncomplete(saved));
}

/** Why a section is not stored with the item, or null. One without content is dropped. */
export function sectionProblem({ title, paragraph, imageUrl, videoUrl }: SectionDraft): string | null {
  const hasContent = [paragraph, imageUrl, videoUrl].some((text) => text.trim() !== "");
  return hasContent && title.trim() === "" ? "Not part of the article yet: give it a title." : null;
}

/** Why a question is not stored with the item, or null. */
export function faqProblem({ question, answer }: EditorDraft["faqs"][number]): string | null {
  const [hasQuestion, hasAnswer] = [question.trim() !== "", answer.trim() !== ""];
  if (hasQuestion === hasAnswer) return null;
  return `Not part of the article yet: give it ${hasQuestion ? "an answer" : "a question"}.`;
}

/** How many entries have something in them and would not be stored. */
export function countIncomplete({ sections, faqs }: EditorDraft): number {
  return sections.filter(sectionProblem).length + faqs.filter(faqProblem).length;
}

function withoutIncomplete(draft: EditorDraft): EditorDraft {
  return {
    ...draft,
    sections: draft.sections.filter(isStoredSection),
    faqs: draft.faqs.filter(isStoredFaq),
  };
}

/**
 * What is stored of `sent`, and the draft to go on with: the same, and the incomplete entries of
 * `sent` in their places. Entries keep their keys, and so their pending uploads.
 */
export function draftsAfterSave(item: DiscoverAdminItem, sent: EditorDraft) {
  const next = draftFromItem(item);
  const draft: EditorDraft = {
    ...next,
    sections: mergeStored(sent.sections, next.sections, isStoredSection),
    faqs: mergeStored(sent.faqs, next.faqs, isStoredFaq),
  };
  return { saved: withoutIncomplete(draft), draft };
}

/** The same after an autosave, which changes no typed text, only the ids of sections. */
export function draftsAfterAutosave(item: DiscoverAdminItem, draft: EditorDraft, sent: EditorDraft) {
  const stored = sent.sections.filter(isStoredSection);
  const ids = new Map(stored.map(({ key }, index) => [key, item.sections[index]?.id ?? null]));
  const withIds = (other: EditorDraft) => ({
    ...other,
    sections: other.sections.map((section) => ({ ...section, id: ids.get(section.key) ?? section.id })),
  });
  return { saved: withoutIncomplete(withIds(sent)), draft: withIds(draft) };
}

/** The draft with the URL of an uploaded file in the field at `path`. */
export function withMediaUrl(draft: EditorDraft, path: string, url: string): EditorDraft {
  if (path === "mainImageUrl" || path === "mainVideoUrl") return { ...draft, [path]: url };
  return {
    ...draft,
    sections: draft.sections.map((section) => ({
      ...section,
      imageUrl: path === mediaPath(section.key, "imageUrl") ? url : section.imageUrl,
      videoUrl: path === mediaPath(section.key, "videoUrl") ? url : section.videoUrl,
    })),
  };
}

/** The server drops other sections and stores these in order. */
export function isStoredSection({ title }: SectionDraft): boolean {
  return title.trim() !== "";
}

/** The same for questions. */
export function isStoredFaq({ question, answer }: EditorDraft["faqs"][number]): boolean {
  return question.trim() !== "" && answer.trim() !== "";
}

function hasText({ text }: TextDraft): boolean {
  return text.trim() !== "";
}
