import Download from "lucide-react/icons/download";
import { personDataQuery } from "#shared/contract/person-data.ts";
import { indianDay } from "#shared/time.ts";
import { useMutationForm } from "#src/editing/use-mutation-form.ts";
import { saveFile } from "#src/lib/save-file.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import parts from "../parts.module.css";
import { exportPerson } from "../privacy.queries.ts";

/** Saves everything that is stored about an address as JSON. */
export function PersonExport() {
  const form = useMutationForm({
    schema: personDataQuery,
    defaultValues: { email: "" },
    mutation: { mutationFn: exportPerson },
    toVariables: ({ email }) => email,
    onSaved: (file) => saveFile(file, `person-${indianDay(Date.now())}.json`),
  });
  return (
    <section className={parts.section} aria-label="Everything about a person">
      <h2>Everything about a person</h2>
      <p className={parts.soft}>
        All enquiries of an address as one file, with their history, requests and mails; deleted, spam and
        restricted ones too. The export is recorded.
      </p>
      <form className={parts.find} onSubmit={form.onSubmit} noValidate>
        <Field label="Email of the person" error={form.errorOf("email")}>
          <TextInput {...form.register("email")} type="email" autoComplete="off" spellCheck={false} />
        </Field>
        <Button type="submit" variant="outline" busy={form.request.isPending}>
          {!form.request.isPending && <Download aria-hidden="true" />} Export
        </Button>
      </form>
      <p role="alert">{form.failure && `The export failed. ${form.failure}`}</p>
    </section>
  );
}
