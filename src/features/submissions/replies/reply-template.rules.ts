import { fillTemplate, type ReplyTemplate, type TemplateField } from "#shared/contract/reply-templates.ts";
import type { Submission } from "#shared/contract/submissions.ts";

/** The templates for a form, those in the person's language first. */
export function offeredTemplates(
  templates: readonly ReplyTemplate[],
  { formType, language }: Pick<ReplyTemplate, "language" | "formType">,
): ReplyTemplate[] {
  const fitting = templates.filter((one) => one.formType === null || one.formType === formType);
  const rank = (one: ReplyTemplate) => (one.language === language ? 0 : one.language === "en" ? 1 : 2);
  return fitting.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

/** A template's text for one submission. */
export function replyFrom(
  { body }: ReplyTemplate,
  { firstName, lastName, reference, formData, origin }: Submission,
  colleague: string,
): string {
  const values: Record<TemplateField, string | null | undefined> = {
    firstName,
    lastName,
    product: formData.product ?? (typeof origin?.product === "string" ? origin.product : null),
    city: formData.city,
    reference,
    colleague,
  };
  return fillTemplate(body, values);
}
