import Archive from "lucide-react/icons/archive";
import ArchiveRestore from "lucide-react/icons/archive-restore";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Copy from "lucide-react/icons/copy";
import Pencil from "lucide-react/icons/pencil";
import ShieldAlert from "lucide-react/icons/shield-alert";
import ShieldCheck from "lucide-react/icons/shield-check";
import Trash from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import type { Submission, SubmissionUpdate } from "#shared/contract/submissions.ts";
import { keyNames } from "#src/lib/key-names.ts";
import { Button } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { fullName } from "../labels.ts";
import type { InboxState } from "../use-inbox.ts";
import styles from "./detail-bar.module.css";
import type { EditMode } from "./use-edit-mode.ts";

interface DetailBarProps {
  id: string;
  submission: Submission | undefined;
  editMode: EditMode;
  inbox: InboxState;
  onChange: (change: SubmissionUpdate, description: string) => void;
}

/** The bar above a submission: its reference, its neighbours in the list, and its actions. */
export function DetailBar({ id, submission, editMode, inbox, onChange }: DetailBarProps) {
  const { filter, pages, deletion, step } = inbox;
  const index = pages.indexOf(id);
  const hasPrevious = index > 0 && pages.rowAt(index - 1) !== undefined;
  const hasNext = index >= 0 && pages.rowAt(index + 1) !== undefined;
  return (
    <header className={styles.bar}>
      <IconButton className={styles.close} label="Close" title="Close  Esc" onClick={inbox.close}>
        <X aria-hidden="true" />
      </IconButton>
      <p className={styles.compactTitle}>
        <b>{submission ? fullName(submission) : "Submission"}</b>
        <span>{id.slice(0, 8)}</span>
      </p>
      <p className={styles.reference}>
        <b>{submission?.reference}</b>
        <span title={id}>{id.slice(0, 12)}</span>
        {submission && <CopyButton reference={submission.reference} />}
      </p>
      <span className={styles.steps}>
        <IconButton
          label="Previous submission"
          title="Previous  K"
          disabled={!hasPrevious}
          onClick={() => step(-1)}
        >
          <ChevronUp aria-hidden="true" />
        </IconButton>
        <IconButton label="Next submission" title="Next  J" disabled={!hasNext} onClick={() => step(1)}>
          <ChevronDown aria-hidden="true" />
        </IconButton>
      </span>
      {submission &&
        (filter.deleted ? (
          <span className={styles.actions}>
            <Button variant="outline" size="small" onClick={() => deletion.restore([id])}>
              Restore
            </Button>
          </span>
        ) : editMode.edit ? (
          <EditActions editMode={editMode} />
        ) : (
          <ReadActions
            submission={submission}
            editMode={editMode}
            onChange={onChange}
            onDelete={() => deletion.ask([id])}
          />
        ))}
    </header>
  );
}

interface ReadActionsProps extends Pick<DetailBarProps, "editMode" | "onChange"> {
  submission: Submission;
  onDelete: () => void;
}

function ReadActions({ submission, editMode, onChange, onDelete }: ReadActionsProps) {
  const { spam, status } = submission;
  const archived = status === "archived";
  return (
    <span className={styles.actions}>
      <Button
        variant="quiet"
        size="small"
        className={styles.secondary}
        onClick={() => onChange({ spam: !spam }, spam ? "moved out of spam" : "moved to spam")}
      >
        {spam ? <ShieldCheck aria-hidden="true" /> : <ShieldAlert aria-hidden="true" />}
        <span>{spam ? "Not spam" : "Spam"}</span>
      </Button>
      <Button
        variant="quiet"
        size="small"
        className={styles.secondary}
        onClick={() =>
          archived
            ? onChange({ status: "in_progress" }, "taken out of the archive")
            : onChange({ status: "archived" }, "archived")
        }
      >
        {archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        <span>{archived ? "Restore" : "Archive"}</span>
      </Button>
      <IconButton className={styles.secondary} label="Delete" title="Delete  #" onClick={onDelete}>
        <Trash aria-hidden="true" />
      </IconButton>
      <Button
        variant="outline"
        size="small"
        className={styles.edit}
        aria-label="Edit"
        title="Edit  E"
        onClick={editMode.begin}
      >
        <Pencil aria-hidden="true" />
        <span>Edit</span>
      </Button>
    </span>
  );
}

function EditActions({ editMode }: { editMode: EditMode }) {
  return (
    <span className={styles.actions}>
      <Button variant="outline" size="small" onClick={editMode.cancel}>
        Cancel
      </Button>
      <Button
        size="small"
        title={`Save  ${keyNames("Ctrl S")}`}
        busy={editMode.saving}
        onClick={editMode.save}
      >
        Save
      </Button>
    </span>
  );
}

function CopyButton({ reference }: { reference: string }) {
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
