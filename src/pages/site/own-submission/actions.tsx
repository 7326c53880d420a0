import Download from "lucide-react/icons/download";
import Plus from "lucide-react/icons/plus";
import type { ReactNode } from "react";
import type { FieldDefinition } from "#shared/forms/define-form.ts";
import { limits } from "#shared/limits.ts";
import { correctableFields, messageField, type OwnSubmissionView } from "#shared/own-submission.ts";
import { t } from "#shared/translate.ts";
import { formatLongDay } from "#src/lib/format.ts";
import type { PostedForm } from "#src/lib/posted-form.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { ErrorSummary } from "#src/ui/error-summary.tsx";
import { Checkbox, Field, TextArea, TextInput } from "#src/ui/field.tsx";
import styles from "./own-submission.module.css";

interface ActionsProps {
  path: string;
  submission: OwnSubmissionView;
  /** The form that was refused. */
  posted: PostedForm | undefined;
}

/** What a sender can do with what is stored. */
export function Actions({ path, submission, posted }: ActionsProps) {
  const form = { path, posted };
  return (
    <aside className={styles.side} aria-labelledby="actions">
      <h2 id="actions">What you can do</h2>
      <div className={styles.downloads}>
        <ButtonLink href={`${path}/data.html`} download variant="outline" size="small">
          <Download aria-hidden="true" />
          Download to read
        </ButtonLink>
        <ButtonLink href={`${path}/data.json`} download variant="outline" size="small">
          <Download aria-hidden="true" />
          Download as JSON
        </ButtonLink>
      </div>
      {submission.restrictedAt ? (
        <Action {...form} name="take-back" title="Take the request back" submit="Take it back" open>
          <p>Then we use your details again to answer your enquiry, as before.</p>
        </Action>
      ) : (
        <Correction {...form} submission={submission} />
      )}
      <Complaint {...form} />
      {!submission.restrictedAt && (
        <>
          <Action
            {...form}
            name="withdraw"
            title="Withdraw my consent"
            submit="Withdraw consent"
            danger
            fieldIds={{ confirm: "withdraw-confirm" }}
          >
            <p>
              We stop using your details at once and do not answer the enquiry any more. We lock them for the
              year that the law asks for, then erase them for good. Until then you can take it back here.
            </p>
            <Confirm posted={posted} name="withdraw" label="Yes, stop using my details" />
          </Action>
          <Action
            {...form}
            name="erase"
            title="Ask for erasure"
            submit="Erase my enquiry"
            danger
            fieldIds={{ confirm: "erase-confirm" }}
          >
            <p>
              We lock your details at once: nobody finds or works with them. The law makes us keep them locked
              for a year; then they are erased for good, with every copy. Until then you can take it back
              here.
            </p>
            <Confirm posted={posted} name="erase" label="Yes, erase what you store about this enquiry" />
          </Action>
          <Action {...form} name="new-link" title="Make a new link" submit="Make a new link">
            <p>
              Is this link no longer private, because somebody else has it? A new one replaces it, and the old
              one opens nothing any more.
            </p>
          </Action>
        </>
      )}
    </aside>
  );
}

interface ActionProps {
  path: string;
  posted: PostedForm | undefined;
  /** The value of `action`. */
  name: string;
  title: string;
  submit: string;
  danger?: boolean;
  open?: boolean;
  /** The ids of its fields, by their names: a summary of what was refused links to them. */
  fieldIds?: Record<string, string>;
  children: ReactNode;
}

/** One form behind its title; open when it was refused. */
function Action({ path, posted, name, title, submit, danger, open, fieldIds = {}, children }: ActionProps) {
  const problems = posted?.form === name ? posted.problems : {};
  const errors = Object.entries(fieldIds).flatMap(([field, id]) => {
    const message = problems[field];
    return message ? [{ id, message }] : [];
  });
  return (
    <details className={styles.action} open={open || posted?.form === name}>
      <summary>
        {title}
        <Plus aria-hidden="true" />
      </summary>
      <form method="post" action={path} noValidate className={styles.form}>
        <input type="hidden" name="action" value={name} />
        <ErrorSummary errors={errors} attempt={0} />
        {children}
        <Button type="submit" variant={danger ? "danger" : "primary"}>
          {submit}
        </Button>
      </form>
    </details>
  );
}

/** The second step of what cannot be meant by accident. */
function Confirm({ posted, name, label }: { posted: PostedForm | undefined; name: string; label: string }) {
  const error = posted?.form === name ? posted.problems.confirm : undefined;
  return <Checkbox id={`${name}-confirm`} name="confirm" required label={label} error={error} />;
}

type Correctable = Pick<OwnSubmissionView, "firstName" | "lastName" | "email" | "phone"> & {
  message: string;
};

const inputTypes: Partial<Record<FieldDefinition["kind"], string>> = { email: "email", phone: "tel" };

function Correction({ path, posted, submission }: ActionsProps) {
  const refused = posted?.form === "correct" ? posted : undefined;
  const fields = correctableFields(submission);
  const stored = { ...submission, message: submission.formData[messageField(submission).name] };
  return (
    <Action
      path={path}
      posted={posted}
      name="correct"
      title="Correct my details"
      submit="Store corrections"
      fieldIds={Object.fromEntries(fields.map(({ name }) => [name, name]))}
    >
      {fields.map(({ name, label, required, kind, maxLength }) => {
        const value = refused?.values[name] ?? stored[name as keyof Correctable] ?? "";
        const control = { name, maxLength, defaultValue: value };
        return (
          <Field
            key={name}
            id={name}
            label={label}
            required={required}
            optional={!required}
            error={refused?.problems[name]}
          >
            {kind === "area" ? <TextArea {...control} /> : <TextInput {...control} type={inputTypes[kind]} />}
          </Field>
        );
      })}
      <p>When you change the e-mail address, the old one gets a mail about it, if this site sends mail.</p>
    </Action>
  );
}

function Complaint({ path, posted }: Omit<ActionsProps, "submission">) {
  const refused = posted?.form === "complain" ? posted : undefined;
  return (
    <Action
      path={path}
      posted={posted}
      name="complain"
      title="Complain"
      submit="Send the complaint"
      fieldIds={{ message: "complaint" }}
    >
      <p>
        Tell us what went wrong with your details. We answer on this page within 90 days. After that you can
        turn to the Data Protection Board of India.
      </p>
      <Field id="complaint" label="Your complaint" required error={refused?.problems.message}>
        <TextArea name="message" maxLength={limits.message} defaultValue={refused?.values.message} />
      </Field>
    </Action>
  );
}

/** Shown instead of the details while a submission is restricted and waits for its purge. */
export function Locked({ restrictedAt, purgeAt }: { restrictedAt: string; purgeAt: string | null }) {
  return (
    <section aria-labelledby="locked">
      <h2 id="locked">Your details are locked</h2>
      <p className={styles.below}>
        {purgeAt
          ? t(
              "Since {day} nobody works with them. They are erased for good on {purgeDay}, because the law asks us to keep them until then. After that this page is gone too.",
              { day: formatLongDay(restrictedAt), purgeDay: formatLongDay(purgeAt) },
            )
          : t(
              "Since {day} nobody works with them. They are erased for good, because the law asks us to keep them until then. After that this page is gone too.",
              { day: formatLongDay(restrictedAt) },
            )}
      </p>
    </section>
  );
}
