import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import {
  type ReplyTemplate,
  type ReplyTemplateInput,
  replyTemplateInput,
  templateFields,
  templateLanguages,
} from "#shared/contract/reply-templates.ts";
import { formTypeLabels, formTypes } from "#shared/forms/forms.ts";
import { limits } from "#shared/limits.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, Select, TextArea, TextInput } from "#src/ui/field.tsx";
import styles from "./templates.module.css";
import { saveTemplate } from "./templates.queries.ts";

const languages = Object.entries(templateLanguages).map(([value, label]) => ({ value, label }));
const forms = formTypes.map((value) => ({ value, label: formTypeLabels[value] }));

/** Adds a template, or changes one. */
export function TemplateForm({ template, onDone }: { template: ReplyTemplate | null; onDone: () => void }) {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (input: ReplyTemplateInput) => saveTemplate(client, input, template),
    onSuccess: onDone,
  });
  const form = useForm({
    resolver: zodResolver(replyTemplateInput),
    reValidateMode: "onSubmit",
    defaultValues: template ?? { name: "", language: "en", formType: null, body: "" },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((input) => save.mutate(input));
  function addField(name: string) {
    form.setValue("body", `${form.getValues("body")}{{${name}}}`, { shouldDirty: true });
    form.setFocus("body");
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field label="Name" error={errors.name?.message}>
        <TextInput {...form.register("name")} maxLength={limits.templateName} />
      </Field>
      <div className={styles.pair}>
        <Field label="Language" error={errors.language?.message}>
          <Select {...form.register("language")} options={languages} />
        </Field>
        <Field label="For" error={errors.formType?.message}>
          <Select
            {...form.register("formType", { setValueAs: (value: string | null) => value || null })}
            options={forms}
            placeholder="Every form"
          />
        </Field>
      </div>
      <Field label="Answer" error={errors.body?.message}>
        <TextArea {...form.register("body")} rows={8} maxLength={limits.message} dir="auto" />
      </Field>
      <fieldset className={styles.fields}>
        <legend>Add a field</legend>
        {Object.entries(templateFields).map(([name, label]) => (
          <Button key={name} variant="quiet" size="small" onClick={() => addField(name)}>
            {label}
          </Button>
        ))}
      </fieldset>
      <div role="alert">{save.error && <p className={styles.failure}>{save.error.message}</p>}</div>
      <Button type="submit" busy={save.isPending}>
        Save template
      </Button>
    </form>
  );
}
