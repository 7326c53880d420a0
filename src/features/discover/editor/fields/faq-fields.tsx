import { staffLimits } from "#shared/staff-limits.ts";
import styles from "#src/editing/fields/editor-fields.module.css";
import { EntryProblem } from "#src/editing/fields/entry-problem.tsx";
import { PlainInput } from "#src/editing/fields/plain-input.tsx";
import { Repeater } from "#src/editing/fields/repeater.tsx";
import { newKey } from "#src/editing/keyed.ts";
import { Field } from "#src/ui/field.tsx";
import { fixedChapters } from "../../article/chapters.ts";
import { faqProblem } from "../drafts/draft-mapping.ts";
import type { EditorDraft } from "../drafts/editor-draft.ts";
import { RichTextArea } from "./rich-text-area.tsx";

interface FaqFieldsProps {
  id: string;
  faqs: EditorDraft["faqs"];
  error?: string;
  onChange: (part: Pick<EditorDraft, "faqs">) => void;
}

/** Questions with their answers. */
export function FaqFields({ id, faqs, error, onChange }: FaqFieldsProps) {
  return (
    <Repeater
      id={id}
      title="FAQs"
      noun="FAQ"
      limit={staffLimits.faqs}
      error={error}
      entries={faqs}
      watched={[]}
      makeEntry={() => ({ key: newKey(), question: "", answer: "" })}
      previewId={() => fixedChapters.faqs.id}
      onChange={(next) => onChange({ faqs: next })}
    >
      {(entry, set, number) => (
        <>
          <PlainInput
            strong
            aria-label={`Question ${number}`}
            placeholder="Question"
            maxLength={staffLimits.question}
            value={entry.question}
            aria-describedby={`${entry.key}-problem`}
            onChange={(event) => set({ question: event.currentTarget.value })}
          />
          <EntryProblem id={`${entry.key}-problem`} problem={faqProblem(entry)} />
          <Field label={`Answer ${number}`} hideLabel className={styles.plainArea}>
            <RichTextArea
              rows={3}
              placeholder="Answer"
              maxLength={staffLimits.answer}
              value={entry.answer}
              onChange={(event) => set({ answer: event.currentTarget.value })}
            />
          </Field>
        </>
      )}
    </Repeater>
  );
}
