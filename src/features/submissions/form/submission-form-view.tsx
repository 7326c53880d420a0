import CircleAlert from "lucide-react/icons/circle-alert";
import { useEffect, useRef } from "react";
import type { FieldGroup, FormDefinition } from "#shared/forms/define-form.ts";
import { textOf } from "#shared/forms/submission-values.ts";
import { toE164 } from "#shared/phone.ts";
import { formatPhone } from "#shared/phone-text.ts";
import { privacyNotice } from "#src/content/contact/notice.ts";
import { messages } from "#src/content/messages.ts";
import type { PostedForm } from "#src/lib/posted-form.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorSummary } from "#src/ui/error-summary.tsx";
import { Checkbox } from "#src/ui/field.tsx";
import { EstimateNote } from "./estimate-note.tsx";
import { FormProgress, GroupStep } from "./form-progress.tsx";
import { NativeForm } from "./native-form.tsx";
import { ShortNotice } from "./short-notice.tsx";
import { FormField } from "./submission-field.tsx";
import styles from "./submission-form.module.css";
import { SubmissionSent } from "./submission-sent.tsx";
import { useSubmissionForm } from "./use-submission-form.ts";

interface SubmissionFormViewProps {
  form: FormDefinition;
  /** The name of the form, for assistive technology. */
  label: string;
  /** The path of the page, with its query. */
  page: string;
  posted?: PostedForm;
  /** The values of `formData` that the page sets. */
  given?: Record<string, string>;
  /** The name of its draft, where one form is on many pages. */
  draft?: string;
}

export type FormIslandProps = Omit<SubmissionFormViewProps, "form">;

/** A form as an island. Its definition comes with the code, because props are JSON. */
export function formIsland(form: FormDefinition) {
  return (props: FormIslandProps) => <SubmissionFormView form={form} {...props} />;
}

/** A submission form, or its thank-you once it has been sent. */
function SubmissionFormView({ form, label, page, posted, given, draft }: SubmissionFormViewProps) {
  const idOf = (name: string) => `${form.type}-${name}`;
  const submission = useSubmissionForm(form, { id: idOf("form"), posted, given, draft });
  const { fields, sender } = submission;
  const isGrouped = form.groups.length > 1;

  if (submission.sent) {
    const { reference, link, phone } = submission.sent;
    const number = toE164(phone);
    return (
      <SubmissionSent
        form={form}
        reference={reference}
        phone={number ? formatPhone(number) : phone}
        link={link}
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
      given={given}
      id={idOf("form")}
      label={label}
      page={page}
      className={styles.form}
      submission={submission}
    >
      {(submission.attempt > 0 || posted) && (
        <ErrorSummary title={messages.submission.invalid} errors={problems} attempt={submission.attempt} />
      )}
      {!isGrouped && <Marks />}
      {submission.restored && !sender.phase && (
        <p role="status" className={styles.note}>
          {messages.submission.restored}
        </p>
      )}
      {form.groups.map((group, index) => (
        <Group
          key={group.title ?? ""}
          group={group}
          isMarked={isGrouped && index === 0}
          step={form.groups.length > 2 && <GroupStep form={form} group={group} values={fields.values} />}
        >
          {group.fields.map((field) => (
            <FormField
              key={field.name}
              id={idOf(field.name)}
              field={field}
              initial={textOf(fields.initial, field.name)}
              text={textOf(fields.values, field.name)}
              error={fields.problems[field.name]}
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
      {form.takesEstimate && <EstimateNote formType={form.type} />}
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
      {/* Also shown by the page's own script, before this form is awake. */}
      <div role="status" className={styles.note} data-offline="" hidden={sender.phase !== "offline"}>
        <b>{messages.submission.offlineTitle}</b>
        <p>{messages.submission.offline}</p>
      </div>
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
  /** The first of several says what the star means. */
  isMarked: boolean;
  children: React.ReactNode;
}

function Group({ group: { title, text }, step, isMarked, children }: GroupProps) {
  if (!title) return <div className={styles.fields}>{children}</div>;
  return (
    <fieldset className={styles.group}>
      <legend>
        {step} <b>{title}</b> <span>{text}</span>
      </legend>
      {isMarked && <Marks />}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

function Marks() {
  return <p className={styles.marks}>{messages.submission.marks}</p>;
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
      <CircleAlert aria-hidden="true" />
      <div>
        <b>{messages.submission.failedTitle}</b>
        <p>
          {text} {messages.submission.inputRemains}
        </p>
      </div>
    </div>
  );
}
