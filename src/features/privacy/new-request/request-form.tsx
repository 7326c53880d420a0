import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { type PrivacySubmission, privacyRequestInput } from "#shared/contract/privacy.ts";
import {
  type RequestType,
  requestTypeLabels,
  requestTypes,
  restrictingTypes,
} from "#shared/contract/privacy-fields.ts";
import { formTypeLabels } from "#shared/forms/forms.ts";
import { limits } from "#shared/limits.ts";
import { restrictionMs } from "#shared/privacy-terms.ts";
import { dayMs, indianDay } from "#shared/time.ts";
import { useMutationForm } from "#src/editing/use-mutation-form.ts";
import { formatDay } from "#src/lib/format.ts";
import { privacyRequestPath } from "#src/lib/privacy-paths.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, Select, TextArea, TextInput } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { Facts } from "../facts.tsx";
import { LinkButton } from "../link-button.tsx";
import parts from "../parts.module.css";
import { addRequest, refreshPrivacy } from "../privacy.queries.ts";
import styles from "./new-request.module.css";

/** A submission that was found: whose it is, and the form for what they ask. */
export function RequestForm({ submission }: { submission: PrivacySubmission }) {
  const { id, reference, formType, name, email, createdAt, deleted, restrictedAt, purgeAt } = submission;
  const facts: [string, string][] = [
    ["Name", name],
    ["E-mail", email ?? "Not given"],
    ["Form", formTypeLabels[formType]],
    ["Received", formatDay(createdAt)],
  ];
  return (
    <section className={styles.found} aria-label={`Enquiry ${reference}`}>
      <Facts facts={facts} />
      {deleted && (
        <p className={parts.soft}>It was deleted from the inbox, and can be restored there for 30 days.</p>
      )}
      {restrictedAt && purgeAt && (
        <p>
          It is restricted since {formatDay(restrictedAt)}, and erased for good on {formatDay(purgeAt)}.{" "}
          <Link to="?tab=requests" className={parts.link}>
            See the requests
          </Link>
        </p>
      )}
      <EntryForm submission={submission} />
      <div className={parts.actions}>
        <LinkButton submissionId={id} />
      </div>
    </section>
  );
}

/** The fields of a request, and how they are sent. */
function useEntryForm(submissionId: string, today: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutationForm({
    schema: privacyRequestInput,
    // No type is chosen at first.
    defaultValues: { submissionId, type: "" as RequestType, message: "", receivedOn: today },
    mutation: { mutationFn: addRequest, onSettled: () => refreshPrivacy(client) },
    onSaved({ id }) {
      showToast({ text: "The request is entered" });
      void navigate(privacyRequestPath(id));
    },
  });
}

function EntryForm({ submission: { id, createdAt, restrictedAt } }: { submission: PrivacySubmission }) {
  const today = indianDay(Date.now());
  const form = useEntryForm(id, today);
  const restricts = restrictingTypes.includes(useWatch({ control: form.control, name: "type" }));
  // A restricted submission is erased or withdrawn already.
  const types = requestTypes.filter((type) => !restrictedAt || !restrictingTypes.includes(type));
  return (
    <form className={parts.form} onSubmit={form.onSubmit} noValidate>
      <Field label="What the person asks for" error={form.errorOf("type")}>
        <Select
          {...form.register("type")}
          placeholder="Choose one"
          options={types.map((type) => ({ value: type, label: requestTypeLabels[type] }))}
        />
      </Field>
      <Field
        label="What they said, and how"
        error={form.errorOf("message")}
        hint="Such as: by telephone, from the number of the enquiry. The person reads it on their own page."
      >
        <TextArea {...form.register("message")} limit={limits.message} />
      </Field>
      <Field
        label="Received on"
        error={form.errorOf("receivedOn")}
        hint="The day of the call or on which the letter arrived: the terms begin then."
      >
        <TextInput
          {...form.register("receivedOn")}
          type="date"
          min={indianDay(Date.parse(createdAt))}
          max={today}
        />
      </Field>
      {restricts && (
        <p className={parts.soft}>
          The enquiry disappears at once from the inbox, search, exports and mail. After{" "}
          {restrictionMs / dayMs} days, which the law asks us to wait, it is erased for good.
        </p>
      )}
      <p role="alert">{form.failure}</p>
      <div className={parts.actions}>
        <Button type="submit" variant={restricts ? "danger" : "primary"} busy={form.request.isPending}>
          {restricts ? "Restrict this enquiry" : "Enter the request"}
        </Button>
      </div>
    </form>
  );
}
