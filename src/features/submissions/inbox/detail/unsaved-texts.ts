import type { Submission } from "#shared/contract/submissions.ts";
import type { UnsavedTexts } from "#src/lib/unsaved-texts.ts";
import { fullName } from "../labels.ts";

const nameOf = ({ id }: Pick<Submission, "id">) => `note:${id}`;

/** The note about a submission that was typed and not sent. */
export function readUnsavedNote(texts: UnsavedTexts, submission: Pick<Submission, "id">): string {
  return texts.read<string>(nameOf(submission)) ?? "";
}

/** Stores what is typed; an empty text removes it. */
export function storeUnsavedNote(texts: UnsavedTexts, submission: Submission, text: string): void {
  if (text) texts.write(nameOf(submission), `Note about ${fullName(submission)}`, text);
  else texts.remove(nameOf(submission));
}

/** Puts a text after what is typed already. */
export function appendToUnsavedNote(texts: UnsavedTexts, submission: Submission, text: string): void {
  storeUnsavedNote(
    texts,
    submission,
    [readUnsavedNote(texts, submission), text].filter(Boolean).join("\n\n"),
  );
}

const replyName = ({ id }: Pick<Submission, "id">) => `reply:${id}`;

/** The reply to a submission that was typed and not sent. */
export function readUnsavedReply(texts: UnsavedTexts, submission: Pick<Submission, "id">): string {
  return texts.read<string>(replyName(submission)) ?? "";
}

/** Stores what is typed as a reply; an empty text removes it. */
export function storeUnsavedReply(texts: UnsavedTexts, submission: Submission, text: string): void {
  if (text) texts.write(replyName(submission), `Reply to ${fullName(submission)}`, text);
  else texts.remove(replyName(submission));
}
