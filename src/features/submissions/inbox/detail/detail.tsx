import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef } from "react";
import { languageLabels } from "#shared/contract/submission-fields.ts";
import type { Submission, SubmissionUpdate } from "#shared/contract/submissions.ts";
import { formatList, formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Badge } from "#src/ui/badge.tsx";
import { ResponseTarget } from "../first-response.tsx";
import { cachedLinks, cachedSubmission, presenceQuery, submissionQuery } from "../inbox.queries.ts";
import type { InboxFilter } from "../inbox-filter.ts";
import { formTypeLabels, fullName } from "../labels.ts";
import type { InboxState } from "../use-inbox.ts";
import { Attribution } from "./attribution.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { ContactActions } from "./contact-actions.tsx";
import styles from "./detail.module.css";
import { DetailBar } from "./detail-bar.tsx";
import { DetailPlaceholder } from "./detail-states.tsx";
import { FormAnswers } from "./form-answers.tsx";
import { LatestNote } from "./latest-note.tsx";
import { Properties } from "./properties.tsx";
import { type EditMode, useEditMode } from "./use-edit-mode.ts";

const ConversationSection = lazy(async () => ({
  default: (await import("./conversation.tsx")).ConversationSection,
}));

/** The open submission. Mount one per submission, with its id as the key. */
export function Detail({ id, inbox }: { id: string; inbox: InboxState }) {
  const { filter, overlay, changes } = inbox;
  const client = useQueryClient();
  const pane = useRef<HTMLElement>(null);
  const record = useQuery({
    ...submissionQuery(id),
    placeholderData: () => {
      const submission = cachedSubmission(client, id);
      return submission && { submission, etag: null };
    },
  });
  const editMode = useEditMode({ id, record, inbox });

  // A slide-over covers the row that opened it, so the focus moves inside.
  useEffect(() => {
    if (overlay) pane.current?.focus({ preventScroll: true });
  }, [overlay]);

  // A deleted one is known from its list only.
  const submission = filter.deleted ? cachedSubmission(client, id) : record.data?.submission;
  const change = (values: SubmissionUpdate, description: string) =>
    void changes.apply([id, ...(isShared(values) ? cachedLinks(client, id) : [])], values, description);
  return (
    <article
      ref={pane}
      className={styles.detail}
      aria-label="Submission"
      tabIndex={-1}
      data-slide-over={overlay || undefined}
      data-closing={inbox.closing || undefined}
    >
      <DetailBar id={id} submission={submission} editMode={editMode} inbox={inbox} onChange={change} />
      {submission ? (
        <DetailContent
          submission={submission}
          editMode={editMode}
          filter={filter}
          onChange={change}
          onRemind={() => inbox.setRemindedId(id)}
        />
      ) : (
        <DetailPlaceholder record={record} />
      )}
      <ConflictDialog editMode={editMode} />
    </article>
  );
}

/** True for a change that also applies to the enquiries that are worked as one with this one. */
function isShared(change: SubmissionUpdate): boolean {
  return change.status !== undefined || change.assigneeId !== undefined;
}

interface DetailContentProps {
  submission: Submission;
  editMode: EditMode;
  filter: InboxFilter;
  onChange: (change: SubmissionUpdate, description: string) => void;
  /** Asks when to call the sender. */
  onRemind: () => void;
}

/** How to reach the person, what they sent, and what staff noted and did. */
function DetailContent({ submission, editMode, filter, onChange, onRemind }: DetailContentProps) {
  const now = useNow();
  return (
    <div className={styles.scroll} inert={filter.deleted}>
      <div className={styles.main}>
        {!filter.deleted && <Presence id={submission.id} editing={editMode.edit !== null} />}
        <header className={styles.title}>
          <h2>{fullName(submission)}</h2>
          <p>
            {formTypeLabels[submission.formType]}, {formatMoment(submission.createdAt, now)},{" "}
            {submission.formData.source === "email" ? "by mail" : "from the website"}{" "}
            {submission.language !== "en" && <Badge>{languageLabels[submission.language]}</Badge>}
          </p>
        </header>
        <ContactActions submission={submission} />
        <ResponseTarget submission={submission} now={now} />
        <FormAnswers submission={submission} />
        <Attribution submission={submission} now={now} />
        <LatestNote editMode={editMode} />
        <Suspense>
          <ConversationSection
            submission={submission}
            now={now}
            isDeleted={filter.deleted}
            isEditing={editMode.edit !== null}
          />
        </Suspense>
      </div>
      <Properties
        submission={submission}
        editMode={editMode}
        filter={filter}
        now={now}
        onChange={onChange}
        onRemind={onRemind}
      />
    </div>
  );
}

/** Who else has the submission open, and who is editing it, before two save at once. */
function Presence({ id, editing }: { id: string; editing: boolean }) {
  const { data: others = [] } = useQuery(presenceQuery(id, editing));
  const editors = others.filter((other) => other.editing);
  const names = (editors.length > 0 ? editors : others).map(({ name }) => name);
  return (
    <p role="status" className={styles.presence} data-editing={editors.length > 0 || undefined}>
      {names.length > 0 &&
        `${formatList(names)} ${names.length === 1 ? "is" : "are"} ${
          editors.length > 0 ? "editing this enquiry." : "looking at this enquiry too."
        }`}
    </p>
  );
}
