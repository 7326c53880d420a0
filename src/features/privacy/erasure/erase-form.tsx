import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { formatDay } from "#src/lib/format.ts";
import { erasureInput, type PrivacySubmission } from "#src/shared/contract/privacy.ts";
import { formTypeLabels } from "#src/shared/contract/submission-labels.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { LinkButton } from "../link-button.tsx";
import parts from "../parts.module.css";
import { erase, refreshPrivacy } from "../privacy.queries.ts";
import styles from "./erasure.module.css";

/** An enquiry that was found: whose it is, and its erasure. */
export function EraseForm({ submission }: { submission: PrivacySubmission }) {
  const { id, reference, formType, name, email, createdAt, deleted, restrictedAt, purgeAt } = submission;
  const facts = [
    ["Name", name],
    ["E-mail", email],
    ["Form", formTypeLabels[formType]],
    ["Received", formatDay(createdAt)],
  ];
  return (
    <section className={styles.found} aria-label={`Enquiry ${reference}`}>
      <dl className={parts.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {deleted && (
        <p className={parts.soft}>It was deleted from the inbox, and can be restored there for 30 days.</p>
      )}
      {restrictedAt && purgeAt ? (
        <p>
          It is restricted since {formatDay(restrictedAt)}, and erased for good on {formatDay(purgeAt)}.{" "}
          <Link to="?tab=requests" className={parts.link}>
            See the requests
          </Link>
        </p>
      ) : (
        <ReasonForm submissionId={id} />
      )}
      <div className={parts.actions}>
        <LinkButton submissionId={id} />
      </div>
    </section>
  );
}

function ReasonForm({ submissionId }: { submissionId: string }) {
  const client = useQueryClient();
  const form = useForm({
    resolver: zodResolver(erasureInput),
    reValidateMode: "onSubmit",
    defaultValues: { submissionId, reason: "" },
  });
  const restrict = useMutation({
    mutationFn: erase,
    onSuccess: ({ reference }) => showToast({ text: `${reference} is restricted` }),
    onSettled: () => refreshPrivacy(client),
  });
  const submit = form.handleSubmit((values) => {
    if (!restrict.isPending) restrict.mutate(values);
  });
  return (
    <form className={parts.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label="Who asked for it, and how"
        markOptional={false}
        error={form.formState.errors.reason?.message}
        hint="Such as: the sender, on the telephone, from the number of the enquiry."
      >
        <TextInput {...form.register("reason")} autoComplete="off" />
      </Field>
      <p role="alert">{restrict.error?.message}</p>
      <div className={parts.actions}>
        <Button type="submit" variant="danger" busy={restrict.isPending}>
          Erase this enquiry
        </Button>
      </div>
    </form>
  );
}
