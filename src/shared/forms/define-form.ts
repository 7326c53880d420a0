/** One field of a form. Its `name` is its name in the contract, and in `formData` unless it is of the person. */
export interface FieldDefinition {
  name: string;
  /** The question, also in the inbox, in exports, in mail and on the sender's own page. */
  label: string;
  /** `name` is a whole name, which is stored as first and last name. `choices` shows its options at once. */
  kind: "text" | "name" | "email" | "phone" | "area" | "select" | "choices";
  required?: boolean;
  /** The sentence for a missing value, or for one that is none of the options. */
  message?: string;
  /** Of a text, after normalising; by default that of a short text. */
  maxLength?: number;
  /** Allows several lines, as an area always does. */
  multiline?: boolean;
  /** Of a select or of choices. */
  options?: readonly string[];
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: "numeric" | "decimal";
  /** Suggests cities while typing; other texts are accepted too. A PIN code alone becomes its city. */
  suggestsCities?: boolean;
  /** Shows the region of a PIN code. */
  readsPin?: boolean;
  /** As wide as its group; choices always are. */
  wide?: boolean;
}

/** Fields that belong together; a form of one group needs no title. */
export interface FieldGroup {
  title?: string;
  text?: string;
  fields: readonly FieldDefinition[];
}

/**
 * A form, declared once. From it come the contract's schema, the check in the browser, the native
 * form and its parsing, the island, and the labels of its answers.
 */
export interface FormDefinition {
  /** Posts natively to `/enquiries/<name>`, and is the name of its file in `definitions/`. */
  name: string;
  /** The form type of its submissions; forms of one type differ in `source`. */
  type: string;
  /** The form type in the inbox, in exports and in mail. */
  typeLabel: string;
  /** The page of the form; the first one when several pages have it. */
  page: string;
  /** `formData.source` of its submissions, and what the inbox calls it. */
  source?: { value: string; label: string };
  /** The name of its draft; by default the form type. */
  draft?: string;
  groups: readonly FieldGroup[];
  /** Values of `formData` that the page sets instead of the visitor. */
  given?: readonly FieldDefinition[];
  /** The answers that tell in a row of the inbox what it is about; by default the first short one. */
  summary?: readonly string[];
  /** Sends the result of a calculator along. */
  takesEstimate?: boolean;
  submit: string;
  /** What happens next, in order: when, and what. */
  next: readonly { when: string; what: string }[];
}

/** A form whose name and type are known to the compiler. */
export function defineForm<const Name extends string, const Type extends string>(
  form: FormDefinition & { name: Name; type: Type },
): FormDefinition & { name: Name; type: Type } {
  return form;
}

/** The values of a form: the text of each field, and whether news may be sent. */
export type FormValues = Record<string, string | boolean | null | undefined>;

/** The field of `formData` with a calculator's result. */
export const estimateField = {
  name: "scenario",
  label: "Their estimate",
  kind: "text",
} satisfies FieldDefinition;

/** Fields that are no part of `formData`. */
const personFields = ["name", "firstName", "lastName", "email", "phone"];

export function isOfPerson({ name }: FieldDefinition): boolean {
  return personFields.includes(name);
}

/** The fields that a visitor fills in, in the order of the form. */
export function askedFields({ groups }: Pick<FormDefinition, "groups">): FieldDefinition[] {
  return groups.flatMap(({ fields }) => fields);
}

/** The fields of `formData`: what the page sets, then the answers. */
export function dataFields(form: Pick<FormDefinition, "groups" | "given">): FieldDefinition[] {
  return [...(form.given ?? []), ...askedFields(form).filter((field) => !isOfPerson(field))];
}
