import { dataFields, estimateField, type FieldDefinition } from "./forms/define-form.ts";
import { type FormType, formOf, forms } from "./forms/forms.ts";
import { capitalise } from "./text.ts";

/** Texts longer than this are shown as a block of their own. */
const blockThreshold = 100;

export interface FormAnswer {
  key: string;
  label: string;
  text: string;
  block: boolean;
}

/** What a form stored of a submission. */
interface Answered {
  formType: FormType;
  formData: Record<string, string | null>;
}

const sourceField: FieldDefinition = { name: "source", label: "Sent from", kind: "text" };

/** The fields of a form in the order in which they are read: short answers, then long texts. */
function inReadingOrder(fields: readonly FieldDefinition[]): FieldDefinition[] {
  const isLong = ({ kind }: FieldDefinition) => kind === "area";
  return [...fields.filter((field) => !isLong(field)), sourceField, ...fields.filter(isLong), estimateField];
}

/** The labels of the answers of these form types by field name, in reading order. */
export function answerLabels(types: readonly FormType[]): Map<string, string> {
  const fields = forms.filter(({ type }) => types.some((one) => one === type)).flatMap(dataFields);
  const labels = new Map<string, string>();
  for (const { name, label } of inReadingOrder(fields)) {
    if (!labels.has(name)) labels.set(name, label);
  }
  return labels;
}

/**
 * The answers of a submission under the questions of its form, unknown ones last. The estimate's
 * label depends on who reads it.
 */
export function formAnswers({ formType, formData }: Answered, estimateLabel?: string): FormAnswer[] {
  const form = formOf(formType, formData.source);
  const labels = new Map(
    inReadingOrder(form ? dataFields(form) : []).map(({ name, label }) => [name, label]),
  );
  if (estimateLabel) labels.set(estimateField.name, estimateLabel);
  const unknown = Object.keys(formData).filter((key) => !labels.has(key));
  return [...labels.keys(), ...unknown].flatMap((key) => {
    const value = formData[key];
    if (!value) return [];
    const text = key === "source" ? (form?.source?.label ?? value) : value;
    return [{ key, label: labels.get(key) ?? labelOfKey(key), text, block: text.length > blockThreshold }];
  });
}

/** What a submission is about, on one line: its main answers, and its message. */
export function submissionSummary({ formType, formData }: Answered): string {
  const form = formOf(formType, formData.source);
  const fields = form ? dataFields(form) : [];
  const main =
    form?.summary ??
    fields
      .filter(({ kind }) => kind !== "area")
      .slice(0, 1)
      .map(({ name }) => name);
  const message = fields.find(({ kind }) => kind === "area");
  const head = main
    .map((name) => formData[name])
    .filter(Boolean)
    .join(", ");
  return [head, message && formData[message.name]].filter(Boolean).join(": ").replace(/\s+/g, " ");
}

/** `parkingSpaces` becomes `Parking spaces`. */
function labelOfKey(key: string): string {
  return capitalise(
    key
      .replace(/[_-]+/g, " ")
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase(),
  );
}
