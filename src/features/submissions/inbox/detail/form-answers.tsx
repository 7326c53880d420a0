import { Fragment } from "react";
import type { Submission } from "#shared/contract/submissions.ts";
import { formAnswers } from "#shared/form-answers.ts";
import styles from "./section.module.css";

/** What the visitor filled in, as plain text. */
export function FormAnswers({ submission }: { submission: Pick<Submission, "formType" | "formData"> }) {
  const answers = formAnswers(submission);
  return (
    <section>
      <h3 className={styles.heading}>What they sent</h3>
      {answers.length === 0 ? (
        <p className={styles.none}>Nothing beyond the name and the contacts.</p>
      ) : (
        <dl className={styles.facts}>
          {answers.map(({ key, label, text, block }) => (
            <Fragment key={key}>
              <dt data-block={block || undefined}>{label}</dt>
              <dd data-block={block || undefined} dir="auto">
                {text}
              </dd>
            </Fragment>
          ))}
        </dl>
      )}
    </section>
  );
}
