import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import Download from "lucide-react/icons/download";
import { useForm } from "react-hook-form";
import { personDataQuery } from "#shared/contract/person-data.ts";
import { indianDay } from "#shared/time.ts";
import { saveFile } from "#src/lib/save-file.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import parts from "../parts.module.css";
import { exportPerson } from "../privacy.queries.ts";

/** Saves everything that is stored about an address as JSON. */
export function PersonExport() {
  const form = useForm({
    resolver: zodResolver(personDataQuery),
    reValidateMode: "onSubmit",
    defaultValues: { email: "" },
  });
  const download = useMutation({
    mutationFn: exportPerson,
    onSuccess: (file) => saveFile(file, `person-${indianDay(Date.now())}.json`),
  });
  const submit = form.handleSubmit(({ email }) => {
    if (!download.isPending) download.mutate(email);
  });
  return (
    <section className={parts.section} aria-label="Everything about a person">
      <h2>Everything about a person</h2>
      <p className={parts.soft}>
        All enquiries of an address as one file, with their history, requests and mails; deleted, spam and
        restricted ones too. The export is recorded.
      </p>
      <form className={parts.find} onSubmit={(event) => void submit(event)} noValidate>
        <Field label="Email of the person" error={form.formState.errors.email?.message}>
          <TextInput {...form.register("email")} type="email" autoComplete="off" spellCheck={false} />
        </Field>
        <Button type="submit" variant="outline" busy={download.isPending}>
          {!download.isPending && <Download aria-hidden="true" />} Export
        </Button>
      </form>
      <p role="alert">{download.error && `The export failed. ${download.error.message}`}</p>
    </section>
  );
}
