import {
  fillTemplate,
  type ReplyTemplate,
  type TemplateField,
  type TemplateLanguage,
} from "#shared/contract/reply-templates.ts";
import type { Submission } from "#shared/contract/submissions.ts";

/** The script that most of each language's letters are in. */
const scripts: [RegExp, TemplateLanguage][] = [
  [/\p{Script=Devanagari}/gu, "hi"],
  [/\p{Script=Gujarati}/gu, "gu"],
  [/\p{Script=Gurmukhi}/gu, "pa"],
  [/\p{Script=Bengali}/gu, "bn"],
  [/\p{Script=Tamil}/gu, "ta"],
  [/\p{Script=Telugu}/gu, "te"],
  [/\p{Script=Kannada}/gu, "kn"],
  [/\p{Script=Malayalam}/gu, "ml"],
];
/** Words of Marathi that Hindi does not have. */
const marathi = /(?:^|\s)(?:आहे|आहेत|मला|आम्ही|नाही|पाहिजे|करायचे)(?=[\s.,!?।]|$)/;

/** The language that a text is written in, by its script; English when it is not an Indian one. */
export function languageOf(text: string): TemplateLanguage {
  const counts = scripts.map(([script, language]) => ({
    language,
    count: text.match(script)?.length ?? 0,
  }));
  const most = counts.reduce((one, other) => (other.count > one.count ? other : one));
  if (most.count === 0 || most.count < (text.match(/\p{Script=Latin}/gu)?.length ?? 0) / 2) return "en";
  return most.language === "hi" && marathi.test(text) ? "mr" : most.language;
}

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
