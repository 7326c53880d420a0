import { hasStatus } from "#src/lib/api.ts";
import type { ItemDraft } from "../drafts/use-item-draft.ts";
import { type EditedItem, etagOf, type ItemRecord } from "../editing-api.ts";
import type { DraftState, EditorModel } from "../editor-model.ts";
import { type Merged, mergeValues } from "./merge-values.ts";

/** A save that met a colleague's save of the same fields: somebody has to choose. */
export class EditConflict<Item extends EditedItem, Draft extends DraftState> extends Error {
  /** The item as the colleague saved it. */
  readonly theirs: Item;
  /** What was to be saved. */
  readonly sent: Draft;
  readonly merged: Merged<Draft>;

  constructor(theirs: Item, sent: Draft, merged: Merged<Draft>) {
    super("A colleague changed the same fields meanwhile.");
    this.theirs = theirs;
    this.sent = sent;
    this.merged = merged;
  }
}

/** How often a save is merged and sent again before it fails: colleagues save now and then. */
const maxAttempts = 5;

interface MergedSave<Item extends EditedItem, Draft extends DraftState> {
  sent: Draft;
  send: (draft: Draft, etag: string | null) => Promise<ItemRecord<Item>>;
  /** Refuses to merge what the colleague saved. */
  refuse?: (theirs: Item) => boolean;
}

/**
 * Sends a draft. What a colleague saved meanwhile is merged into it where nobody has to choose.
 * Resolves with the stored record, what was sent in the end, and the names of the fields that came
 * from colleagues. Throws `EditConflict`.
 */
export async function saveMerged<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  model: EditorModel<Item, Draft, Body>,
  item: ItemDraft<Item, Draft>,
  { sent, send, refuse }: MergedSave<Item, Draft>,
) {
  let draft = sent;
  const theirFields = new Set<string>();
  for (let attempt = 1; ; attempt += 1) {
    try {
      const record = await send(draft, item.latestRecord()?.etag ?? null);
      return { record, sent: draft, theirFields: [...theirFields] };
    } catch (error) {
      if (!hasStatus(error, 412) || attempt === maxAttempts) throw error;
      const theirs = error.current as Item;
      const content = model.draftFromItem(theirs);
      const base = item.base();
      const merged = mergeValues(base, draft, content, model.entryIds);
      if (merged.conflicts.length > 0 || refuse?.(theirs)) throw new EditConflict(theirs, draft, merged);
      for (const name of base ? changedNames(model, base, content) : []) theirFields.add(name);
      draft = rebase(model, item, { theirs, sent: draft, next: merged.preferMine });
    }
  }
}

/** Continues on top of `theirs` with `next`, and with what was typed after `sent`. Returns `next`. */
export function rebase<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  model: EditorModel<Item, Draft, Body>,
  item: ItemDraft<Item, Draft>,
  { theirs, sent, next }: { theirs: Item; sent: Draft; next: Draft },
): Draft {
  item.rebaseOn(
    { item: theirs, etag: etagOf(theirs) },
    model.draftFromItem(theirs),
    (now) => mergeValues(sent, now, next, model.entryIds).preferMine,
  );
  return next;
}

/** The names of the fields that differ. */
export function changedNames<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  model: EditorModel<Item, Draft, Body>,
  before: Draft,
  after: Draft,
): string[] {
  const texts = model.textsOf(model.toRequestBody(before));
  const others = model.textsOf(model.toRequestBody(after));
  return (Object.keys(model.fieldNames) as (keyof Body)[])
    .filter((field) => texts[field] !== others[field])
    .map((field) => model.fieldNames[field]);
}
