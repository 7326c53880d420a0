import { splitName } from "../split-name.ts";
import {
  askedFields,
  dataFields,
  estimateField,
  type FieldDefinition,
  type FormDefinition,
  type FormValues,
} from "./define-form.ts";

/** The part of a submission that comes from its form. */
export interface TypedSubmission {
  formType: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  formData: Record<string, string>;
}

/** The `name` of a field's control: its path in the contract, or `name` for the full name. */
export function controlName(field: string): string {
  if (field === "marketing") return "consent.marketing";
  return ["name", "firstName", "lastName", "email", "phone", "website"].includes(field)
    ? field
    : `formData.${field}`;
}

/** The value of a field as text. */
export function textOf(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value : "";
}

/** Converts the values of a form, those that its page sets included, to a submission before validation. */
export function toSubmissionInput(form: FormDefinition, values: FormValues): TypedSubmission {
  const hasFullName = askedFields(form).some(({ kind }) => kind === "name");
  const person = hasFullName
    ? splitName(textOf(values, "name"))
    : { firstName: textOf(values, "firstName"), lastName: textOf(values, "lastName") };
  const fields: FieldDefinition[] = [...dataFields(form), ...(form.takesEstimate ? [estimateField] : [])];
  // What is not asked or set stays out, so that a stored submission tells which it was.
  const isSent = ({ name }: FieldDefinition) =>
    textOf(values, name) !== "" || askedFields(form).some((field) => field.name === name);
  return {
    formType: form.type,
    ...person,
    email: textOf(values, "email"),
    phone: textOf(values, "phone"),
    formData: {
      ...(form.source && { source: form.source.value }),
      ...Object.fromEntries(fields.filter(isSent).map(({ name }) => [name, textOf(values, name)])),
    },
  };
}

/** The field for a path such as `formData.subject`; null when the form has none. */
export function fieldForPath(form: FormDefinition, path: string): string | null {
  const last = path.split(".").at(-1) ?? "";
  const names = askedFields(form).map(({ name }) => name);
  if (names.includes(last)) return last;
  return names.includes("name") && (last === "firstName" || last === "lastName") ? "name" : null;
}
