import type { PersonData } from "#shared/contract/person-data.ts";
import type { SubmissionStatus } from "#shared/contract/submission-fields.ts";
import { changeLabels, type OwnSubmissionView, type SubmissionStage } from "#shared/own-submission.ts";

const stages: Record<SubmissionStatus, SubmissionStage> = {
  new: "received",
  in_progress: "in_progress",
  completed: "done",
  archived: "done",
};

/** What its sender sees of a submission: nothing that staff wrote but their answers. */
export function toOwnSubmissionView(stored: PersonData["submissions"][number]): OwnSubmissionView {
  const { reference, formType, firstName, lastName, email, phone, formData, origin, consent } = stored;
  return {
    reference,
    formType,
    stage: stored.deleted && !stored.restrictedAt ? "done" : stages[stored.status],
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
  };
}
