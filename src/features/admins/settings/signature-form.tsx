import { useQuery, useQueryClient } from "@tanstack/react-query";
import { signatureInput } from "#shared/contract/admins.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { useMutationForm } from "#src/editing/use-mutation-form.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextArea } from "#src/ui/field.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toast.tsx";
import styles from "./forms.module.css";
import { notificationsQuery, signatureMutation } from "./settings.queries.ts";

/** Changes what ends your mails to customers. */
export function SignatureForm() {
  const query = useQuery(notificationsQuery());
  if (!query.data) {
    return (
      <QueryPlaceholder query={query} label="Loading your signature...">
        <Skeleton shape="block" />
      </QueryPlaceholder>
    );
  }
  return <SignatureFields signature={query.data.signature} />;
}

function SignatureFields({ signature }: { signature: string | null }) {
  const form = useMutationForm({
    schema: signatureInput,
    defaultValues: { signature: signature ?? "" },
    mutation: signatureMutation(useQueryClient()),
    toVariables: (values) => values.signature ?? "",
    onSaved: () => showToast({ text: "Your signature was saved" }),
  });
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <Field label="Signature" optional error={form.errorOf("signature") ?? form.failure}>
        <TextArea {...form.register("signature")} rows={3} maxLength={staffLimits.signature} />
      </Field>
      <Button type="submit" variant="outline" busy={form.request.isPending} busyLabel="Saving...">
        Save signature
      </Button>
    </form>
  );
}
