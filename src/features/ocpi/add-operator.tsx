import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type OcpiOperatorCreated,
  type OcpiOperatorRequestBody,
  ocpiOperatorInput,
} from "#shared/contract/ocpi.ts";
import { useMutationForm } from "#src/editing/use-mutation-form.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox, Field, TextInput } from "#src/ui/field.tsx";
import styles from "./add-operator.module.css";
import { addOperator, refreshOperators } from "./ocpi.queries.ts";

type FieldName = keyof OcpiOperatorRequestBody;

/** The form for a new operator, which registers here or at which we register. */
export function AddOperator({ onAdded }: { onAdded: (created: OcpiOperatorCreated) => void }) {
  const client = useQueryClient();
  const [registers, setRegisters] = useState(false);
  const form = useMutationForm({
    schema: ocpiOperatorInput,
    defaultValues: { name: "", countryCode: "IN", partyId: "", versionsUrl: "", tokenA: "" },
    mutation: { mutationFn: addOperator, onSettled: () => refreshOperators(client) },
    toVariables: ({ versionsUrl, tokenA, ...own }) => (registers ? { ...own, versionsUrl, tokenA } : own),
    onSaved: onAdded,
  });
  const input = (name: FieldName, label: string, hint?: string, attributes = {}) => (
    <Field label={label} error={form.errorOf(name)} {...(hint && { hint })}>
      <TextInput autoComplete="off" spellCheck={false} {...attributes} {...form.register(name)} />
    </Field>
  );
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      {input("name", "Name of the operator")}
      <div className={styles.pair}>
        {input("countryCode", "Country", "Two letters", { maxLength: 2 })}
        {input("partyId", "Party id", "Three letters or digits, which the operator tells you", {
          maxLength: 3,
        })}
      </div>
      <Checkbox
        label="The operator gave us a token: register at it"
        checked={registers}
        onChange={(event) => setRegisters(event.currentTarget.checked)}
      />
      {registers && (
        <>
          {input("versionsUrl", "Address of its versions", "Such as https://ocpi.example.com/versions", {
            type: "url",
          })}
          {input("tokenA", "Its token", "Called token A or registration token")}
        </>
      )}
      <p role="alert" className={styles.error}>
        {form.failure}
      </p>
      <Button
        type="submit"
        busy={form.request.isPending}
        busyLabel={registers ? "Registering..." : "Adding..."}
      >
        {registers ? "Register" : "Add"}
      </Button>
    </form>
  );
}
