import { useQueryClient } from "@tanstack/react-query";
import {
  type ReplyTemplate,
  type ReplyTemplateInput,
  replyTemplateInput,
  templateFields,
  templateLanguages,
} from "#shared/contract/reply-templates.ts";
import { formTypeLabels, formTypes } from "#shared/forms/forms.ts";
import { limits } from "#shared/limits.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { useMutationForm } from "#src/editing/use-mutation-form.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, Select, TextArea, TextInput } from "#src/ui/field.tsx";
import styles from "./templates.module.css";
import { saveTemplate } from "./templates.queries.ts";

const languages = Object.entries(templateLanguages).map(([value, label]) => ({ value, label }));
const forms = formTypes.map((value) => ({ value, label: formTypeLabels[value] }));

/** Adds a template, or changes one. */
export function TemplateForm({ template, onDone }: { template: ReplyTemplate | null; onDone: () => void }) {
  const client = useQueryClient();
  const form = useMutationForm({
    schema: replyTemplateInput,
    defaultValues: template ?? { name: "", language: "en", formType: null, body: "" },
    mutation: { mutationFn: (input: ReplyTemplateInput) => saveTemplate(client, input, template) },
    onSaved: onDone,
  });
  function addField(name: string) {
    form.setValue("body", `${form.getValues("body")}{{${name}}}`, { shouldDirty: true });
    form.setFocus("body");
  }
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <Field label="Name" error={form.errorOf("name")}>
        <TextInput {...form.register("name")} maxLength={staffLimits.templateName} />
      </Field>
      <div className={styles.pair}>
        <Field label="Language" error={form.errorOf("language")}>
          <Select {...form.register("language")} options={languages} />
        </Field>
        <Field label="For" error={form.errorOf("formType")}>
          <Select
            {...form.register("formType", { setValueAs: (value: string | null) => value || null })}
            options={forms}
            placeholder="Every form"
          />
        </Field>
      </div>
      <Field label="Answer" error={form.errorOf("body")}>
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
      <div role="alert">{form.failure && <p className={styles.failure}>{form.failure}</p>}</div>
      <Button type="submit" busy={form.request.isPending}>
        Save template
      </Button>
    </form>
  );
}
