import type { ConversationMessage } from "#shared/contract/messages.ts";
import type { PersonData } from "#shared/contract/person-data.ts";
import type { SubmissionStatus } from "#shared/contract/submission-fields.ts";
import {
  changeLabels,
  type OwnMessage,
  type OwnSubmissionView,
  type SubmissionStage,
} from "#shared/own-submission.ts";

const stages: Record<SubmissionStatus, SubmissionStage> = {
  new: "received",
  in_progress: "in_progress",
  completed: "done",
  archived: "done",
};

/** What its sender sees of a submission: nothing that staff wrote but their answers. */
export function toOwnSubmissionView(
  stored: PersonData["submissions"][number],
  messages: ConversationMessage[],
): OwnSubmissionView {
  const { reference, formType, firstName, lastName, email, phone, formData, origin, consent } = stored;
  const ownMessages = messages.filter(isBetweenUs).map(toOwnMessage);
  return {
    reference,
    formType,
    stage: stageOf(stored, ownMessages),
    firstName,
    lastName,
    email,
    phone,
    formData,
    origin,
    consent,
    createdAt: stored.createdAt,
    updatedAt: stored.updatedAt,
    restrictedAt: stored.restrictedAt,
    purgeAt: stored.purgeAt,
    changes: stored.history.flatMap(({ by, at, field, from, to }) =>
      by === null && field in changeLabels ? [{ at, field, from, to }] : [],
    ),
    requests: stored.requests,
    messages: ownMessages,
  };
}

/** Whom we answered need not read that nobody has begun. */
function stageOf(
  { deleted, restrictedAt, status }: PersonData["submissions"][number],
  messages: OwnMessage[],
): SubmissionStage {
  if (deleted && !restrictedAt) return "done";
  return status === "new" && messages.some(({ from }) => from === "us") ? "in_progress" : stages[status];
}

/** Not what went to third parties or came from them, what waits to be sent, or what programs wrote. */
function isBetweenUs({ direction, role, state, automatic }: ConversationMessage): boolean {
  if (direction === "in") return role === "customer" && automatic === null;
  return direction === "out" && state !== "queued";
}

function toOwnMessage({ at, direction, parts, files, callAt }: ConversationMessage): OwnMessage {
  const text = parts
    .filter(({ isQuoted }) => !isQuoted)
    .map((part) => part.text)
    .join("\n\n");
  return { at, from: direction === "in" ? "you" : "us", text, callAt, files };
}
