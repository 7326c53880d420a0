import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { OcpiOperatorCreated } from "#shared/contract/ocpi.ts";
import { ApiError } from "#src/lib/api.ts";
import { Button } from "#src/ui/button.tsx";
import { Checkbox, Field, TextInput } from "#src/ui/field.tsx";
import styles from "./add-operator.module.css";
import { addOperator, refreshOperators } from "./ocpi.queries.ts";

const empty = { name: "", countryCode: "IN", partyId: "", versionsUrl: "", tokenA: "" };

/** The form for a new operator, which registers here or at which we register. */
export function AddOperator({ onAdded }: { onAdded: (created: OcpiOperatorCreated) => void }) {
  const client = useQueryClient();
  const [values, setValues] = useState(empty);
  const [registers, setRegisters] = useState(false);
  const add = useMutation({
    mutationFn: addOperator,
    onSuccess: onAdded,
    onSettled: () => refreshOperators(client),
  });
  const errors = add.error instanceof ApiError ? add.error.byField() : {};
  const isFieldError = Object.keys(errors).length > 0;
  function submit(event: FormEvent) {
    event.preventDefault();
    const { versionsUrl, tokenA, ...own } = values;
    if (!add.isPending) add.mutate(registers ? values : own);
  }
  const input = (name: keyof typeof empty, label: string, hint?: string, attributes = {}) => (
    <Field label={label} error={errors[name]} {...(hint && { hint })}>
      <TextInput
        autoComplete="off"
        spellCheck={false}
        {...attributes}
        value={values[name]}
        onChange={({ currentTarget: { value } }) => setValues((before) => ({ ...before, [name]: value }))}
      />
    </Field>
  );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
        {add.error && !isFieldError && add.error.message}
      </p>
      <Button type="submit" busy={add.isPending} busyLabel={registers ? "Registering..." : "Adding..."}>
        {registers ? "Register" : "Add"}
      </Button>
    </form>
  );
}
