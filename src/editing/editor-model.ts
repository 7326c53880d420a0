import type { QueryClient } from "@tanstack/react-query";
import type { EditedItem, EditingApi } from "./editing-api.ts";
import type { EntryIds } from "./merging/merge-values.ts";

/** What is wrong with the field at `path`. */
export interface Issue {
  path: PropertyKey[];
  message: string;
}

/** What a noun brings to the editor: its draft, and how that becomes a request and back. */
export interface EditorModel<Item extends EditedItem, Draft extends DraftState, Body extends object>
  extends ComparedFields<Body> {
  api: EditingApi<Item, Body>;
  /** Reads what shows the item again, after a save. */
  invalidate: (client: QueryClient) => Promise<void>;
  /** What it is called after "this": "content". */
  noun: string;
  /** Begins the keys of its drafts in the browser. */
  storageKey: string;
  /** What the draft is called in a list, empty without a title. */
  titleOf: (draft: Draft) => string;
  emptyDraft: () => Draft;
  draftFromItem: (item: Item) => Draft;
  /** Adds the fields that a draft of an older release lacks. */
  completeDraft: (draft: Draft) => Draft;
  toRequestBody: (draft: Draft) => Body;
  /** The same for an item without an id. */
  toNewBody: (draft: Draft) => Body;
  issuesOf: (body: Body) => readonly Issue[];
  /** What decides which fields there are. */
  kindOf?: (draft: Draft) => string;
  /** True when both drafts have the same texts. */
  hasSameContent: (one: Draft, other: Draft) => boolean;
  /** True when saving `draft` would change `saved`. */
  needsSave: (draft: Draft, saved: Draft) => boolean;
  /** How many entries have something in them and would not be stored. */
  countIncomplete: (draft: Draft) => number;
  /** What is stored of `sent`, and the draft to go on with. */
  draftsAfterSave: (item: Item, sent: Draft) => { saved: Draft; draft: Draft };
  /** The same after an autosave, which changes no typed text. */
  draftsAfterAutosave: (item: Item, draft: Draft, sent: Draft) => { saved: Draft; draft: Draft };
  /** `now`, typed while `sent` was saved, with what the save changed. */
  draftTypedMeanwhile: (item: Item, now: Draft, sent: Draft) => Draft;
  /** The draft with the URL of an uploaded file in the field at `path`. */
  withMediaUrl: (draft: Draft, path: string, url: string) => Draft;
  /** How the entries of lists are told apart when two people change one list. */
  entryIds: EntryIds<Draft>;
  /** The fields of the body that hold a field of the draft, where they have other names. */
  bodyFields?: Partial<Record<keyof Draft, readonly (keyof Body)[]>>;
  /** Called after a save by hand. */
  onSaved?: (sent: Draft, before: Draft) => void;
}

/** How two states of an item are compared. */
export interface ComparedFields<Body extends object> {
  /** The fields in the order of a comparison, as people call them. */
  fieldNames: Readonly<Record<keyof Body, string>>;
  /** Every field as text. */
  textsOf: (body: Body) => Record<keyof Body, string>;
  /** What restoring a revision leaves as it is. */
  fieldsNotRestored: readonly (keyof Body)[];
}

export interface DraftState {
  isPublished: boolean;
}
