import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import { requiredText } from "#shared/contract/fields.ts";
import type { PrivacyRequest } from "#shared/contract/privacy.ts";
import { restrictingTypes } from "#shared/contract/privacy-fields.ts";
import { limits } from "#shared/limits.ts";
import { answerTemplates } from "#src/content/privacy/desk.ts";
import { useUnsavedTexts } from "#src/editing/drafts/use-unsaved-texts.ts";
import { useMutationForm } from "#src/editing/use-mutation-form.ts";
import { formatDay } from "#src/lib/format.ts";
import { Button } from "#src/ui/button.tsx";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { Field, TextArea } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import parts from "../parts.module.css";
import { refreshPrivacy, updateRequest } from "../privacy.queries.ts";
import styles from "./request-detail.module.css";

const answerForm = z.object({
  answer: requiredText({ max: limits.message, required: "Write what you answer", multiline: true }),
  status: z.enum(["answered", "refused"]),
});

/** The form of an answer. What is typed survives leaving, reloading and signing in again. */
function useAnswerForm(request: PrivacyRequest) {
  const client = useQueryClient();
  const texts = useUnsavedTexts();
  const name = `privacy_answer:${request.id}`;
  const form = useMutationForm({
    schema: answerForm,
    defaultValues: { answer: texts.read<string>(name) ?? "", status: "answered" },
    mutation: { mutationFn: updateRequest, onSettled: () => refreshPrivacy(client) },
    toVariables: (update) => ({ request, update }),
    onSaved({ data }) {
      texts.remove(name);
      showToast({ text: data.status === "refused" ? "The request is refused" : "The request is answered" });
    },
    warnsBeforeLeaving: false,
  });
  const typed = useWatch({ control: form.control, name: "answer" });
  useEffect(() => {
    if (typed) texts.write(name, "Answer to a privacy request", typed);
    else texts.remove(name);
  }, [texts, name, typed]);
  return { form, typed };
}

/** Answers or refuses a request, which closes it; a template can be inserted to begin with. */
export function AnswerForm({ request }: { request: PrivacyRequest }) {
  const { form, typed } = useAnswerForm(request);
  function insert(text: string) {
    const before = form.getValues("answer").trimEnd();
    form.setValue("answer", before ? `${before}\n\n${text}` : text, { shouldDirty: true });
    form.setFocus("answer");
  }
  const { isPending, variables } = form.request;
  const sent = isPending ? variables.update.status : null;
  const restricts = request.restrictedAt && restrictingTypes.includes(request.type);
  return (
    <form className={parts.form} onSubmit={form.onSubmit} noValidate>
      <div className={`${parts.section} ${styles.templates}`}>
        <h3>Your answer</h3>
        <Templates request={request} onInsert={insert} />
      </div>
      <Field
        label="Answer"
        error={form.errorOf("answer")}
        hint="The person reads it on their own page, and is told by mail where this site sends mail. A closed request is not changed any more."
      >
        <TextArea
          {...form.register("answer")}
          rows={7}
          className={styles.answer}
          limit={limits.message}
          length={typed.length}
        />
      </Field>
      <p role="alert">{form.failure}</p>
      <div className={parts.actions}>
        <Button type="submit" busy={sent === "answered"} onClick={() => form.setValue("status", "answered")}>
          Answer
        </Button>
        <Button
          type="submit"
          variant="outline"
          busy={sent === "refused"}
          onClick={() => form.setValue("status", "refused")}
        >
          Refuse
        </Button>
        {restricts && <span className={parts.soft}>Refusing brings the enquiry back to the inbox.</span>}
      </div>
    </form>
  );
}

function Templates({ request, onInsert }: { request: PrivacyRequest; onInsert: (text: string) => void }) {
  const { type, reference, purgeAt } = request;
  const templates = answerTemplates[type];
  return (
    <CompactSelect
      label="Insert a text"
      value=""
      options={[
        { value: "", label: "Insert a text..." },
        ...templates.map(({ name }, index) => ({ value: String(index), label: name })),
      ]}
      onSelect={(index) => {
        const text = templates[Number(index)]?.text;
        if (index === "" || !text) return;
        onInsert(
          text
            .replaceAll("{reference}", reference ?? "")
            .replaceAll("{purgeDay}", purgeAt ? formatDay(purgeAt) : "(day)"),
        );
      }}
    />
  );
}
