import Lock from "lucide-react/icons/lock";
import Mail from "lucide-react/icons/mail";
import { useState } from "react";
import type { ConversationMessage } from "#shared/contract/messages.ts";
import type { Submission } from "#shared/contract/submissions.ts";
import { useUnsavedTexts } from "#src/editing/drafts/use-unsaved-texts.ts";
import { Kbd } from "#src/ui/kbd.tsx";
import { SegmentedControl } from "#src/ui/segmented-control.tsx";
import { NoteComposer } from "./note-composer.tsx";
import { ReplyComposer } from "./reply-composer.tsx";
import section from "./section.module.css";
import { readUnsavedNote, readUnsavedReply } from "./unsaved-texts.ts";
import styles from "./write.module.css";

interface WriteProps {
  submission: Submission;
  messages: readonly ConversationMessage[];
  /** Undefined until the conversation is loaded. */
  canSend: boolean | undefined;
  /** Another number makes the composer read its text again. */
  restored: number;
  /** After it, the field of a note reads what the edit left to be added. */
  isEditing: boolean;
  now: Date;
}

type Mode = "reply" | "note";

/** A reply to the sender or a note for staff. Both keep what is typed while the other is shown. */
export function Write({ submission, messages, canSend, restored, isEditing, now }: WriteProps) {
  const texts = useUnsavedTexts();
  const [chosen, setChosen] = useState<Mode | null>(null);
  const mode = chosen ?? unsentMode() ?? (canSend ? "reply" : "note");
  function unsentMode(): Mode | null {
    if (readUnsavedReply(texts, submission)) return "reply";
    return readUnsavedNote(texts, submission) ? "note" : null;
  }
  return (
    <div className={styles.write} data-write={mode}>
      <SegmentedControl<Mode>
        label="What to write"
        value={mode}
        options={[
          {
            value: "reply",
            label: (
              <>
                <Mail aria-hidden="true" /> Reply <Key name="R" />
              </>
            ),
            title: "Reply  R",
          },
          {
            value: "note",
            label: (
              <>
                <Lock aria-hidden="true" /> Note <Key name="N" />
              </>
            ),
            title: "Note  N",
          },
        ]}
        onSelect={setChosen}
      />
      <div hidden={mode !== "reply"}>
        {canSend && <ReplyComposer key={restored} submission={submission} messages={messages} now={now} />}
        {canSend === false && (
          <p className={section.none}>
            This site sends no mail yet, so a reply goes through your own mail program: press E-mail above.
          </p>
        )}
      </div>
      <div hidden={mode !== "note"}>
        {!isEditing && <NoteComposer submission={submission} onFocus={() => setChosen("note")} />}
      </div>
    </div>
  );
}

/** The key that chooses it, where there is a keyboard. */
function Key({ name }: { name: string }) {
  return (
    <span className={styles.key} aria-hidden="true">
      <Kbd>{name}</Kbd>
    </span>
  );
}
