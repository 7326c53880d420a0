import { z } from "zod";
import { formTypes } from "../forms/forms.ts";
import { limits } from "../limits.ts";
import { staffLimits } from "../staff-limits.ts";
import { choice, idField, requiredText } from "./fields.ts";

/** The languages that templates are written in, with their names. */
export const templateLanguages = {
  en: "English",
  hi: "Hindi",
  mr: "Marathi",
  gu: "Gujarati",
  pa: "Punjabi",
  bn: "Bengali",
  ta: "Tamil",
  te: "Telugu",
  kn: "Kannada",
  ml: "Malayalam",
} as const;
export type TemplateLanguage = keyof typeof templateLanguages;
const languageCodes = Object.keys(templateLanguages) as [TemplateLanguage, ...TemplateLanguage[]];

/** The fields that a template may use, such as `{{firstName}}`, and their labels. */
export const templateFields = {
  firstName: "First name",
  lastName: "Last name",
  product: "Product",
  city: "City",
  reference: "Reference",
  colleague: "Your name",
} as const;
export type TemplateField = keyof typeof templateFields;

const fieldPattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** A text with its fields filled in. A field without a value stays as it is, for staff to complete. */
export function fillTemplate(
  body: string,
  values: Readonly<Record<TemplateField, string | null | undefined>>,
): string {
  return body.replace(fieldPattern, (field, name: string) =>
    Object.hasOwn(values, name) ? values[name as TemplateField] || field : field,
  );
}

/** The first field in a text that nobody filled in, such as `{{city}}`; null without one. */
export function openField(text: string): string | null {
  for (const [field, name = ""] of text.matchAll(fieldPattern)) {
    if (Object.hasOwn(templateFields, name)) return field;
  }
  return null;
}

const body = requiredText({ max: limits.message, required: "Write the answer", multiline: true }).refine(
  (text) => [...text.matchAll(fieldPattern)].every(([, name = ""]) => Object.hasOwn(templateFields, name)),
  `Fields are ${Object.keys(templateFields)
    .map((name) => `{{${name}}}`)
    .join(", ")}`,
);

/** `POST /api/reply-templates` and `PUT /api/reply-templates/:id` */
export const replyTemplateInput = z.object({
  name: requiredText({ max: staffLimits.templateName, required: "Enter a name" }),
  language: choice(languageCodes, "Choose the language"),
  /** Offered for this form only; null for all. */
  formType: z.enum(formTypes, "Choose a form from the list").nullable(),
  body,
});
export type ReplyTemplateInput = z.infer<typeof replyTemplateInput>;

/** An answer that staff write often. */
export const replyTemplate = z.object({
  id: idField,
  name: z.string(),
  language: z.enum(languageCodes),
  formType: z.enum(formTypes).nullable(),
  body: z.string(),
  /** A change names it in `If-Match`. */
  version: z.int(),
});
export type ReplyTemplate = z.infer<typeof replyTemplate>;

/** `GET /api/reply-templates`, by name. */
export const replyTemplateList = z.object({ templates: z.array(replyTemplate) });
