import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { limits } from "#shared/limits.ts";
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
  const save = useMutation(signatureMutation(useQueryClient()));
  if (!query.data) {
    return (
      <QueryPlaceholder query={query} label="Loading your signature...">
        <Skeleton shape="block" />
      </QueryPlaceholder>
    );
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const signature = String(new FormData(event.currentTarget).get("signature"));
    save.mutate(signature, { onSuccess: () => showToast({ text: "Your signature was saved" }) });
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label="Signature" optional error={save.error?.message}>
        <TextArea
          name="signature"
          rows={3}
          maxLength={limits.signature}
          defaultValue={query.data.signature ?? ""}
        />
      </Field>
      <Button type="submit" variant="outline" busy={save.isPending} busyLabel="Saving...">
        Save signature
      </Button>
    </form>
  );
}
