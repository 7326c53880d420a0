import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Copy from "lucide-react/icons/copy";
import Pencil from "lucide-react/icons/pencil";
import ShieldAlert from "lucide-react/icons/shield-alert";
import ShieldCheck from "lucide-react/icons/shield-check";
import X from "lucide-react/icons/x";
import type { Submission, SubmissionUpdate } from "#src/shared/contract/submissions.ts";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { fullName } from "../labels.ts";
import styles from "./detail-bar.module.css";
import type { Editing } from "./use-edit-mode.ts";

interface DetailBarProps {
  id: string;
  submission: Submission | undefined;
  edit: Editing;
  onClose: () => void;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onChange: (change: SubmissionUpdate, words: string) => void;
}

/** Above a submission: its number, the way to its neighbours, and what can be done with it. */
export function DetailBar({ id, submission, edit, onClose, onPrevious, onNext, onChange }: DetailBarProps) {
  return (
    <header className={styles.bar}>
      <Button
        variant="quiet"
        size="small"
        square
        className={styles.close}
        aria-label="Close"
        title="Close  Esc"
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </Button>
      <p className={styles.short}>
        <b>{submission ? fullName(submission) : "Submission"}</b>
        <span>{id.slice(0, 8)}</span>
      </p>
      <p className={styles.number}>
        <b>{submission?.reference}</b>
        <span title={id}>{id.slice(0, 12)}</span>
        {submission && <CopyReference reference={submission.reference} />}
      </p>
      <span className={styles.steps}>
        <Step label="Previous submission" title="Previous  K" onPress={onPrevious}>
          <ChevronUp aria-hidden="true" />
        </Step>
        <Step label="Next submission" title="Next  J" onPress={onNext}>
          <ChevronDown aria-hidden="true" />
        </Step>
      </span>
      {submission &&
        (edit.draft ? (
          <EditActions edit={edit} />
        ) : (
          <ReadActions submission={submission} edit={edit} onChange={onChange} />
        ))}
    </header>
  );
}

function ReadActions({
  submission,
  edit,
  onChange,
}: { submission: Submission } & Pick<DetailBarProps, "edit" | "onChange">) {
  const { spam, status } = submission;
  const archived = status === "archived";
  return (
    <span className={styles.actions}>
      <Button
        variant="quiet"
        size="small"
        className={styles.second}
        onClick={() => onChange({ spam: !spam }, spam ? "moved out of spam" : "moved to spam")}
      >
        {spam ? <ShieldCheck aria-hidden="true" /> : <ShieldAlert aria-hidden="true" />}
        <span>{spam ? "Not spam" : "Spam"}</span>
      </Button>
      <Button
        variant="quiet"
        size="small"
        className={styles.second}
        onClick={() =>
          archived
            ? onChange({ status: "in_progress" }, "taken out of the archive")
            : onChange({ status: "archived" }, "archived")
        }
      >
        {archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        <span>{archived ? "Restore" : "Archive"}</span>
      </Button>
      <Button variant="outline" size="small" title="Edit  E" onClick={edit.begin}>
        <Pencil aria-hidden="true" />
        Edit
      </Button>
    </span>
  );
}

function EditActions({ edit }: { edit: Editing }) {
  return (
    <span className={styles.actions}>
      <Button variant="outline" size="small" onClick={edit.cancel}>
        Cancel
      </Button>
      <Button size="small" title="Save  Ctrl S" busy={edit.saving} onClick={edit.save}>
        Save
      </Button>
    </span>
  );
}

interface StepProps {
  label: string;
  title: string;
  onPress: (() => void) | null;
  children: React.ReactNode;
}

function Step({ label, title, onPress, children }: StepProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      square
      aria-label={label}
      title={title}
      disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      {children}
    </Button>
  );
}

function CopyReference({ reference }: { reference: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(reference);
      showToast({ text: `${reference} copied` });
    } catch {
      showToast({
        kind: "failed",
        text: "The browser does not allow copying. Select the reference instead.",
      });
    }
  }
  return (
    <button type="button" className={styles.copy} aria-label={`Copy ${reference}`} onClick={copy}>
      <Copy aria-hidden="true" />
    </button>
  );
}
