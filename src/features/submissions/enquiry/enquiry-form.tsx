import { privacyNotice } from "#src/content/contact/notice.ts";
import { messages } from "#src/content/messages.ts";
import { paths } from "#src/lib/paths.ts";
import { formatPhone } from "#src/lib/phone.ts";
import { withQueries } from "#src/lib/query-provider.tsx";
import { toE164 } from "#src/shared/phone.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorSummary } from "#src/ui/error-summary.tsx";
import { Checkbox } from "#src/ui/field.tsx";
import { EnquiryField } from "./enquiry-field.tsx";
import styles from "./enquiry-form.module.css";
import { FailureNote, QuietNote } from "./enquiry-notes.tsx";
import { EnquirySent } from "./enquiry-sent.tsx";
import { FormProgress, GroupStep } from "./form-progress.tsx";
import type { EnquiryForm, FieldGroup } from "./form-types.ts";
import { textOf } from "./payload.ts";
import { ScenarioNote } from "./scenario-note.tsx";
import { useEnquiry } from "./use-enquiry.ts";

interface EnquiryFormViewProps {
  form: EnquiryForm;
  /** What the form is called, for assistive technology. */
  label: string;
}

/** Any of the enquiry forms, from its table of fields to the thank-you. */
export const EnquiryFormView = withQueries(EnquiryFormBody);

function EnquiryFormBody({ form, label }: EnquiryFormViewProps) {
  const enquiry = useEnquiry(form);
  const { fields, busy, receipt } = enquiry;
  const idOf = (name: string) => `${form.formType}-${name}`;
  const specs = form.groups.flatMap((group) => group.fields);

  if (receipt) {
    const typed = textOf(fields.getValues(), "phone");
    const number = toE164(typed);
    const phone = number ? formatPhone(number) : typed;
    return <EnquirySent form={form} receipt={receipt} phone={phone} onAgain={enquiry.startAgain} />;
  }
  const problems = specs.flatMap(({ name }) => {
    const message = fields.formState.errors[name]?.message;
    return message ? [{ id: idOf(name), message }] : [];
  });
  return (
    <form
      className={styles.form}
      aria-label={label}
      method="post"
      data-draft={form.draft ?? form.formType}
      noValidate
      onFocus={enquiry.preload}
      onSubmit={(event) => void enquiry.submit(event)}
    >
      <noscript>
        <p className={styles.noscript}>{messages.enquiry.withoutScript}</p>
      </noscript>
      {enquiry.attempt > 0 && (
        <ErrorSummary title={messages.enquiry.invalid} errors={problems} attempt={enquiry.attempt} />
      )}
      <p className={styles.marks}>{messages.enquiry.marks}</p>
      {enquiry.restored && !busy && <QuietNote>{messages.enquiry.restored}</QuietNote>}
      {form.groups.map((group) => (
        <Group
          key={group.title}
          group={group}
          step={form.groups.length > 1 && <GroupStep form={form} group={group} control={fields.control} />}
        >
          {group.fields.map((spec) => (
            <EnquiryField key={spec.name} id={idOf(spec.name)} spec={spec} fields={fields} />
          ))}
        </Group>
      ))}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={idOf("website")}>Leave this empty</label>
        <input
          {...fields.register("website")}
          id={idOf("website")}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <div className={styles.foot} data-grouped={form.groups.length > 1 || undefined}>
        {!form.withoutScenario && <ScenarioNote formType={form.formType} />}
        <div className={styles.consent}>
          <Checkbox {...fields.register("marketing")} label={privacyNotice.marketing} />
          <p>
            {privacyNotice.text} <a href={paths.privacy}>Privacy policy</a>
          </p>
        </div>
        {enquiry.failure && problems.length === 0 && (
          <FailureNote text={enquiry.failure} attempt={enquiry.attempt} />
        )}
        {enquiry.offline && (
          <QuietNote title={messages.enquiry.offlineTitle}>{messages.enquiry.offline}</QuietNote>
        )}
        {form.groups.length > 1 && (
          <FormProgress id={idOf("progress")} form={form} control={fields.control} />
        )}
        <div className={styles.send}>
          <Button type="submit" disabled={!enquiry.ready} busy={busy} busyLabel={messages.enquiry.sending}>
            {form.submit}
          </Button>
          <p role="status">{enquiry.retrying ? messages.enquiry.retrying : ""}</p>
        </div>
      </div>
    </form>
  );
}

interface GroupProps {
  group: FieldGroup;
  /** Which of the groups it is; nothing in a form of one group. */
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
