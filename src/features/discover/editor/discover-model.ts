import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import { type DiscoverRequestBody, discoverIssues } from "#shared/contract/discover-input.ts";
import { slugFromTitle } from "#shared/slug.ts";
import type { ItemDraft } from "#src/editing/drafts/use-item-draft.ts";
import type { EditorModel } from "#src/editing/editor-model.ts";
import { saveAltTexts } from "#src/editing/media/library/media-library.queries.ts";
import type { Editor } from "#src/editing/use-editor.ts";
import { discoverApi, invalidateDiscover } from "../admin/discover-admin.queries.ts";
import {
  countIncomplete,
  draftFromItem,
  draftsAfterAutosave,
  draftsAfterSave,
  hasSameContent,
  needsSave,
  toRequestBody,
  withMediaUrl,
} from "./drafts/draft-mapping.ts";
import { type EditorDraft, emptyDraft, emptySection } from "./drafts/editor-draft.ts";
import { fieldNames, textsOf } from "./drafts/field-texts.ts";

export type DiscoverEditor = Editor<DiscoverAdminItem, EditorDraft, DiscoverRequestBody>;
export type DiscoverDraft = ItemDraft<DiscoverAdminItem, EditorDraft>;

/** What the editor knows of discover items. */
export const discoverModel: EditorModel<DiscoverAdminItem, EditorDraft, DiscoverRequestBody> = {
  api: discoverApi,
  invalidate: invalidateDiscover,
  noun: "content",
  storageKey: "discover",
  titleOf: ({ title }) => title,
  emptyDraft,
  draftFromItem,
  completeDraft: (draft) => ({
    ...emptyDraft(),
    ...draft,
    sections: draft.sections.map((section) => ({ ...emptySection(), ...section })),
  }),
  toRequestBody,
  toNewBody(draft) {
    const body = toRequestBody(draft);
    // The server adds a number to a slug of the title when another item has it.
    return draft.slug === slugFromTitle(draft.title) ? { ...body, slug: null } : body;
  },
  issuesOf: discoverIssues,
  kindOf: ({ contentType }) => contentType,
  hasSameContent,
  needsSave,
  countIncomplete,
  draftsAfterSave,
  draftsAfterAutosave,
  draftTypedMeanwhile(item, now, sent) {
    const slug = now.slug === sent.slug ? item.slug : now.slug;
    return { ...draftsAfterAutosave(item, now, sent).draft, slug };
  },
  withMediaUrl,
  entryIds: { sections: ({ id }) => id },
  onSaved: (sent, before) => saveAltTexts(picturesOf(sent), picturesOf(before)),
  fieldNames,
  textsOf,
  // Restoring keeps the state, the slug, and what the item is a translation of.
  fieldsNotRestored: ["isPublished", "slug", "language", "translationOf"],
};

function picturesOf({ mainImageUrl, mainImageAlt, sections }: EditorDraft) {
  return [
    { url: mainImageUrl, alt: mainImageAlt.trim() },
    ...sections.map(({ imageUrl, imageAlt }) => ({ url: imageUrl, alt: imageAlt.trim() })),
  ];
}
