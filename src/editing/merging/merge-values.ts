import type { Keyed } from "../keyed.ts";

type Entry = Keyed<Record<string, unknown>>;

/** The lists whose entries can be told apart: by list, the stored id of an entry, null for a new one. */
export type EntryIds<Values> = {
  [Field in keyof Values]?: Values[Field] extends readonly (infer Item)[]
    ? (entry: Item) => string | null
    : never;
};

/** Two people's changes of the same values. */
export interface Merged<Values> {
  /** Everything that one of them changed, and of what both changed, mine. */
  preferMine: Values;
  /** The same with theirs. */
  preferTheirs: Values;
  /** The fields that both changed, differently. */
  conflicts: (keyof Values)[];
}

/**
 * Merges two changes of `base`, field by field. Without `base` every difference is a conflict.
 * Lists with `entryIds` are merged entry by entry where one side only has added, moved or removed
 * entries.
 */
export function mergeValues<Values extends object>(
  base: Values | null,
  mine: Values,
  theirs: Values,
  entryIds: EntryIds<Values> = {},
): Merged<Values> {
  const merged: Merged<Values> = { preferMine: { ...mine }, preferTheirs: { ...mine }, conflicts: [] };
  for (const field of Object.keys(mine) as (keyof Values)[]) {
    const sides = { base: base?.[field], mine: mine[field], theirs: theirs[field] };
    const result = mergeField(base !== null, sides, entryIds[field] as IdOf | undefined);
    merged.preferMine[field] = result.mine as Values[typeof field];
    merged.preferTheirs[field] = result.theirs as Values[typeof field];
    if (result.isConflict) merged.conflicts.push(field);
  }
  return merged;
}

type IdOf = (entry: Entry) => string | null;

interface Sides<Value = unknown> {
  base: Value;
  mine: Value;
  theirs: Value;
}

interface Result {
  mine: unknown;
  theirs: unknown;
  isConflict: boolean;
}

function mergeField(hasBase: boolean, sides: Sides, idOf: IdOf | undefined): Result {
  const { base, mine, theirs } = sides;
  // The keys of my entries hold the focus and pending uploads, so mine stay where both are the same.
  if (isSame(mine, theirs) || (hasBase && isSame(theirs, base))) return agreed(mine);
  if (hasBase && isSame(mine, base)) return agreed(theirs);
  return (hasBase && idOf && mergeEntries(sides as Sides<Entry[]>, idOf)) || conflictOf(sides);
}

const agreed = (value: unknown): Result => ({ mine: value, theirs: value, isConflict: false });
const conflictOf = ({ mine, theirs }: Sides): Result => ({ mine, theirs, isConflict: true });

/** The merged list, or null when both sides changed which entries there are or their order. */
function mergeEntries({ base, mine, theirs }: Sides<Entry[]>, idOf: IdOf): Result | null {
  const known = { base: byId(base, idOf), mine: byId(mine, idOf), theirs: byId(theirs, idOf) };
  const order = hasSameIds(theirs, base, idOf) ? mine : hasSameIds(mine, base, idOf) ? theirs : null;
  if (!order) return null;
  const changedByOther = order === mine ? known.theirs : known.mine;
  const remaining = new Set(order.map(idOf));
  for (const [id, entry] of known.base) {
    // Removed by one, changed by the other.
    if (!remaining.has(id) && !isSame(changedByOther.get(id), entry)) return null;
  }
  const entries = order.map((entry) => {
    const id = idOf(entry) ?? "";
    const sides = { base: known.base.get(id), mine: known.mine.get(id), theirs: known.theirs.get(id) };
    return sides.base && sides.mine && sides.theirs ? mergeEntry(sides as Sides<Entry>) : agreed(entry);
  });
  return {
    mine: entries.map((entry) => entry.mine),
    theirs: entries.map((entry) => entry.theirs),
    isConflict: entries.some(({ isConflict }) => isConflict),
  };
}

function mergeEntry({ base, mine, theirs }: Sides<Entry>): Result {
  const result = { mine: { ...mine }, theirs: { ...mine }, isConflict: false };
  for (const name of Object.keys(mine).filter((name) => name !== "key")) {
    const part = mergeField(true, { base: base[name], mine: mine[name], theirs: theirs[name] }, undefined);
    Object.assign(result.mine, { [name]: part.mine });
    Object.assign(result.theirs, { [name]: part.theirs });
    result.isConflict ||= part.isConflict;
  }
  return result;
}

function byId(entries: Entry[], idOf: IdOf): Map<string, Entry> {
  return new Map(
    entries.flatMap((entry) => {
      const id = idOf(entry);
      return id === null ? [] : [[id, entry] as const];
    }),
  );
}

function hasSameIds(one: Entry[], other: Entry[], idOf: IdOf): boolean {
  return one.every((entry) => idOf(entry) !== null) && isSame(one.map(idOf), other.map(idOf));
}

/** True for the same texts; the keys of entries and spaces around a text do not count. */
function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (name, part) =>
    name === "key" ? undefined : typeof part === "string" ? part.trim() : part,
  );
}
