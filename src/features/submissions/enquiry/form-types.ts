import type { FormType } from "#src/shared/contract/submission-fields.ts";

/** One field of an enquiry form. */
export interface FieldSpec {
  name: string;
  label: string;
  control: "text" | "email" | "tel" | "area" | "select" | "choices";
  required?: boolean;
  hint?: string;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: "numeric" | "decimal";
  /** Offered while somebody types; anything else may be typed too. */
  suggestions?: readonly string[];
  /** Says under the field where a PIN code in the text lies; in a field with suggestions a PIN code alone becomes its city. */
  readsPin?: boolean;
  /** For selects and choices. */
  options?: readonly string[];
  /** Shows a count of characters against this many; nothing is refused for it. */
  counted?: number;
  /** The longest that the contract takes. */
  maxLength?: number;
  /** The sentence for an answer that is missing, or is none of the options. */
  message?: string;
  /** A text of one control that may hold several lines; an area always may. */
  multiline?: boolean;
  /** Takes the whole width of its group. */
  wide?: boolean;
}

/** Fields that belong together, with the question they answer. */
export interface FieldGroup {
  title: string;
  text: string;
  fields: readonly FieldSpec[];
}

/** The forms that visitors send; the Worker takes each as a native form at `/enquiries/<name>`. */
export type FormName =
  | "general"
  | "partner"
  | "franchise"
  | "land"
  | "discover"
  | "product"
  | "station-report"
  | "quote";

/** One enquiry form: what it asks, and what it promises afterwards. */
export interface EnquiryForm {
  /** Its address at the Worker, `/enquiries/<name>`. */
  name: FormName;
  formType: FormType;
  /** Under which name the tab keeps what is typed, where that is not the form type's. */
  draft?: string;
  /** What goes into `formData` beside what is asked. */
  fixed?: Record<string, string>;
  /** It is about something else than what the calculators work out, so a calculation does not go along. */
  withoutScenario?: boolean;
  /** Its own rules in place of those that follow from the fields: a sentence by field. */
  check?: (values: EnquiryValues) => Record<string, string>;
  groups: readonly FieldGroup[];
  submit: string;
  /** What happens next, in order: when, and what. */
  next: readonly { when: string; what: string }[];
}

/** What a form holds while somebody fills it: every field's text, and whether news may be sent. */
export type EnquiryValues = Record<string, string | boolean | null | undefined>;
