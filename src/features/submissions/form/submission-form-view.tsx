import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type ReactNode, useEffect, useRef } from "react";
import { toE164 } from "#shared/phone.ts";
import { privacyNotice } from "#src/content/contact/notice.ts";
import { messages } from "#src/content/messages.ts";
import { formatPhone } from "#src/lib/phone.ts";
import type { PostedForm } from "#src/lib/posted-form.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorSummary } from "#src/ui/error-summary.tsx";
import { Checkbox } from "#src/ui/field.tsx";
import { FormProgress, GroupStep } from "./form-progress.tsx";
import type { FieldGroup, FormDefinition } from "./form-types.ts";
import { NativeForm } from "./native-form.tsx";
import { textOf } from "./payload.ts";
import { ScenarioNote } from "./scenario-note.tsx";
import { ShortNotice } from "./short-notice.tsx";
import { FormField } from "./submission-field.tsx";
import styles from "./submission-form.module.css";
import { SubmissionSent } from "./submission-sent.tsx";
import { useSubmissionForm } from "./use-submission-form.ts";

export interface SubmissionFormViewProps {
  form: FormDefinition;
  /** The name of the form, for assistive technology. */
  label: string;
  /** The path of the page, with its query. */
  page: string;
  posted?: PostedForm;
}

/** A submission form, or its thank-you once it has been sent. */
export function SubmissionFormView({ form, label, page, posted }: SubmissionFormViewProps) {
  const idOf = (name: string) => `${form.formType}-${name}`;
  const submission = useSubmissionForm(form, { id: idOf("form"), posted });
  const { fields, sender } = submission;

  if (sender.receipt) {
    const typed = textOf(fields.values, "phone");
    const number = toE164(typed);
    const phone = number ? formatPhone(number) : typed;
    return (
      <SubmissionSent
        form={form}
        reference={sender.receipt.reference}
        phone={phone}
        link={sender.receipt.link}
        again={
          <Button variant="outline" onClick={submission.startAgain}>
            {messages.submission.again}
          </Button>
        }
      />
    );
  }
  const problems = form.groups.flatMap((group) =>
    group.fields.flatMap(({ name }) => {
      const message = fields.problems[name];
      return message ? [{ id: idOf(name), message }] : [];
    }),
  );
  return (
    <NativeForm
      form={form}
      id={idOf("form")}
      label={label}
      page={page}
      className={styles.form}
      submission={submission}
    >
      {(submission.attempt > 0 || posted) && (
        <ErrorSummary title={messages.submission.invalid} errors={problems} attempt={submission.attempt} />
      )}
      <p className={styles.marks}>{messages.submission.marks}</p>
      {submission.restored && !sender.phase && <StatusNote>{messages.submission.restored}</StatusNote>}
      {form.groups.map((group) => (
        <Group
          key={group.title ?? ""}
          group={group}
          step={form.groups.length > 1 && <GroupStep form={form} group={group} values={fields.values} />}
        >
          {group.fields.map((spec) => (
            <FormField
              key={spec.name}
              id={idOf(spec.name)}
              spec={spec}
              initial={textOf(fields.initial, spec.name)}
              text={textOf(fields.values, spec.name)}
              error={fields.problems[spec.name]}
            />
          ))}
        </Group>
      ))}
      <Foot form={form} submission={submission} idOf={idOf} isValid={problems.length === 0} />
    </NativeForm>
  );
}

interface FootProps {
  form: FormDefinition;
  submission: ReturnType<typeof useSubmissionForm>;
  idOf: (name: string) => string;
  isValid: boolean;
}

/** The end of the form: the estimate, the consent, the state of sending, and the button. */
function Foot({ form, submission: { fields, sender, failure, attempt }, idOf, isValid }: FootProps) {
  const isLong = form.groups.length > 1;
  return (
    <div className={styles.foot} data-grouped={isLong || undefined}>
      {!form.withoutScenario && <ScenarioNote formType={form.formType} />}
      <div className={styles.consent}>
        <Checkbox
          name="consent.marketing"
          id={idOf("marketing")}
          defaultChecked={fields.initial.marketing === true}
          label={privacyNotice.marketing}
        />
        <ShortNotice />
      </div>
      {failure && isValid && <FailureNote text={failure} attempt={attempt} />}
      {sender.phase === "offline" && (
        <StatusNote title={messages.submission.offlineTitle}>{messages.submission.offline}</StatusNote>
      )}
      {isLong && <FormProgress id={idOf("progress")} form={form} values={fields.values} />}
      <div className={styles.send}>
        <Button type="submit" busy={sender.phase !== null} busyLabel={messages.submission.sending}>
          {form.submit}
        </Button>
        <p role="status">{sender.phase === "retrying" ? messages.submission.retrying : ""}</p>
      </div>
    </div>
  );
}

interface GroupProps {
  group: FieldGroup;
  /** The number of the group, in a form of several. */
  step: React.ReactNode;
  children: React.ReactNode;
}

function Group({ group: { title, text }, step, children }: GroupProps) {
  if (!title) return <div className={styles.fields}>{children}</div>;
  return (
    <fieldset className={styles.group}>
      <legend>
        {step} <b>{title}</b> <span>{text}</span>
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

/** The error of sending; takes the focus after each failed attempt. */
function FailureNote({ text, attempt }: { text: string; attempt: number }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) note.current?.focus();
  }, [attempt]);
  return (
    // biome-ignore lint/a11y/noAutofocus: the page was rendered to show this error
    <div ref={note} role="alert" tabIndex={-1} autoFocus={attempt === 0} className={styles.failure}>
      <TriangleAlert aria-hidden="true" />
      <div>
        <b>{messages.submission.failedTitle}</b>
        <p>
          {text} {messages.submission.inputRemains}
        </p>
      </div>
    </div>
  );
}

/** A notice that is not an error. */
function StatusNote({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div role="status" className={styles.note}>
      {title && <b>{title}</b>}
      <p>{children}</p>
    </div>
  );
}
