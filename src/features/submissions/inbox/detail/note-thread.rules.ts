import type { TimelineEntry } from "#shared/contract/submissions.ts";

/** The notes of a timeline, newest first, without those that a later change set back. */
export function noteThread(entries: readonly TimelineEntry[]): TimelineEntry[] {
  const notes: TimelineEntry[] = [];
  for (const entry of entries.filter(({ field }) => field === "notes").toReversed()) {
    const before = notes.at(-2)?.to ?? notes[0]?.from ?? null;
    if (notes.length > 0 && entry.to === before) notes.pop();
    else if (entry.to !== null) notes.push(entry);
  }
  return notes.reverse();
}
