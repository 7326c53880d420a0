import type { FormType } from "#shared/contract/submission-fields.ts";

/** One field of a submission form. */
export interface FieldSpec {
  name: string;
  label: string;
  control: "text" | "email" | "tel" | "area" | "select" | "choices";
  required?: boolean;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: "numeric" | "decimal";
  /** Suggested while typing; other texts are accepted too. */
  suggestions?: readonly string[];
  /** Shows the region of a PIN code; with suggestions, a PIN code alone becomes its city. */
  readsPin?: boolean;
  /** For selects and choices. */
  options?: readonly string[];
  /** The contract's limit; by default that of a short text. */
  maxLength?: number;
  /** The error for a missing or unlisted value; by default the name's in `answerMessages`. */
  message?: string;
  /** Allows several lines, as an area always does. */
  multiline?: boolean;
  /** As wide as its group; choices always are. */
  wide?: boolean;
}

/** Fields that belong together; a form of one group needs no title. */
export interface FieldGroup {
  title?: string;
  text?: string;
  fields: readonly FieldSpec[];
}

/** The forms that visitors send; each posts natively to `/enquiries/<name>`. */
export type FormName =
  | "general"
  | "partner"
  | "franchise"
  | "land"
  | "discover"
  | "product"
  | "station-report"
  | "quote";

/** One submission form: its fields, and the next steps after sending. */
export interface FormDefinition {
  name: FormName;
  formType: FormType;
  /** The name of its draft; by default the form type. */
  draft?: string;
  /** Fixed values of `formData`. */
  fixed?: Record<string, string>;
  /** Sends no calculation along, because no calculator is about its subject. */
  withoutScenario?: boolean;
  /** Replaces the rules that follow from the fields. Returns errors by field. */
  check?: (values: FormValues) => Record<string, string>;
  groups: readonly FieldGroup[];
  submit: string;
  /** What happens next, in order: when, and what. */
  next: readonly { when: string; what: string }[];
}

/** The values of a form: the text of each field, and whether news may be sent. */
export type FormValues = Record<string, string | boolean | null | undefined>;
