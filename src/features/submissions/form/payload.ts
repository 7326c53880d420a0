import type { SubmissionRequestBody } from "#shared/contract/submission-input.ts";
import { splitName } from "#shared/split-name.ts";
import type { FormDefinition, FormValues } from "./form-types.ts";

/** Top-level fields of a submission; all others go into its `formData`. */
const personFields = ["firstName", "lastName", "email", "phone"] as const;

/** The part of a submission that comes from the form. */
export type Typed = Pick<
  SubmissionRequestBody,
  "formType" | "firstName" | "lastName" | "email" | "phone" | "formData"
>;

/** The `name` of a field's control: its path in the contract, or `name` for the full name. */
export function controlName(field: string): string {
  if (field === "marketing") return "consent.marketing";
  const isTop = field === "name" || field === "website" || personFields.some((name) => name === field);
  return isTop ? field : `formData.${field}`;
}

/** The value of a field as text. */
export function textOf(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value : "";
}

/** Converts the values of a form to a submission, with its `fixed` values and a calculation. */
export function toSubmissionInput(
  { formType, groups, fixed }: FormDefinition,
  values: FormValues,
  scenario: string | null = null,
): Typed {
  const names = groups.flatMap(({ fields }) => fields.map(({ name }) => name));
  const person = names.includes("name")
    ? splitName(textOf(values, "name"))
    : { firstName: textOf(values, "firstName"), lastName: textOf(values, "lastName") };
  const others = names.filter((name) => name !== "name" && !personFields.some((field) => field === name));
  return {
    formType,
    ...person,
    email: textOf(values, "email"),
    phone: textOf(values, "phone"),
    formData: {
      ...fixed,
      ...Object.fromEntries(others.map((name) => [name, textOf(values, name)])),
      ...(scenario && { scenario }),
    },
  } as Typed;
}

/** The field for a path such as `formData.subject`; null when the form has none. */
export function fieldForPath({ groups }: FormDefinition, path: string): string | null {
  const last = path.split(".").at(-1) ?? "";
  const names = groups.flatMap(({ fields }) => fields.map(({ name }) => name));
  if (names.includes(last)) return last;
  return names.includes("name") && (last === "firstName" || last === "lastName") ? "name" : null;
}
