import type { ConversationMessage } from "#shared/contract/messages.ts";

type Answer = Pick<ConversationMessage, "id" | "at" | "direction" | "name" | "adminName">;

/** The ids of messages. */
export function idsOf(messages: readonly Pick<Answer, "id">[]): ReadonlySet<string> {
  return new Set(messages.map(({ id }) => id));
}

/** The newest message that is not among the `seen` ids, in words; null when there is none. */
export function unseenAnswer(
  messages: readonly Answer[],
  seen: ReadonlySet<string>,
  now: number,
): string | null {
  const newest = messages.findLast(({ id }) => !seen.has(id));
  if (!newest) return null;
  const isOwn = newest.direction !== "in";
  const name = isOwn ? (newest.adminName ?? "A former colleague") : newest.name;
  return `${name} ${isOwn ? "answered" : "wrote"} ${agoText(now - Date.parse(newest.at))}.`;
}

function agoText(elapsedMs: number): string {
  const seconds = Math.max(1, Math.round(elapsedMs / 1000));
  return seconds < 60 ? `${seconds} s ago` : `${Math.round(seconds / 60)} min ago`;
}
