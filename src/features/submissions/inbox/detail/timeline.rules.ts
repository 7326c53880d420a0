import type { ConversationMessage } from "#shared/contract/messages.ts";
import type { TimelineEntry } from "#shared/contract/submissions.ts";

export interface TimelineNote {
  text: string;
  /** Null for a latest note that no entry has. */
  entry: TimelineEntry | null;
}

type TimelineItem =
  | { kind: "message"; message: ConversationMessage }
  | ({ kind: "note" } & TimelineNote)
  | { kind: "event"; entry: TimelineEntry };

/**
 * Messages, notes and events in the order in which they happened. `messages` are oldest first,
 * `entries` newest first, as the API has them; `latestNote` is the submission's own, which may be
 * older than all entries.
 */
export function timelineOf(
  messages: readonly ConversationMessage[],
  entries: readonly TimelineEntry[],
  latestNote: string | null,
): TimelineItem[] {
  const notes = noteThread(entries);
  const isUnlisted = latestNote !== null && notes[0]?.to !== latestNote;
  const items = [
    ...entries.toReversed().map((entry) => ({ at: entry.at, item: itemOf(entry, notes) })),
    ...messages.map((message) => ({ at: message.at, item: { kind: "message", message } as const })),
  ];
  return [
    ...(isUnlisted ? [{ kind: "note", text: latestNote, entry: null } as const] : []),
    ...items.sort((one, other) => Date.parse(one.at) - Date.parse(other.at)).map(({ item }) => item),
  ];
}

function itemOf(entry: TimelineEntry, notes: readonly TimelineEntry[]): TimelineItem {
  const isNote = notes.includes(entry) && entry.to !== null;
  return isNote ? { kind: "note", text: entry.to ?? "", entry } : { kind: "event", entry };
}

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
