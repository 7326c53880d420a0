import { attributionOfLanding, attributionOfPage, readUtm } from "#shared/attribution.ts";
import { fullName } from "#shared/forms/common-fields.ts";
import { askedFields, estimateField, type FormDefinition } from "#shared/forms/define-form.ts";
import { controlName, toSubmissionInput } from "#shared/forms/submission-values.ts";
import { limits } from "#shared/limits.ts";
import { hourMs } from "#shared/time.ts";
import { isPublicPath } from "#src/pages.ts";

/** A posted form: its fields by name, each with its first value. */
export type PostedFields = Readonly<Record<string, string>>;

/** Decodes `application/x-www-form-urlencoded`. */
export function readFields(body: string): PostedFields {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) fields[name] ??= value;
  return fields;
}

/**
 * The submission of a posted form as the JSON call takes it, before validation. `name` is the
 * whole name, and `landing` the stored landing page as JSON.
 */
export function readSubmission(form: FormDefinition, fields: PostedFields, page: URL) {
  const names = [...askedFields(form), ...(form.given ?? []), estimateField].map(({ name }) => name);
  const values = Object.fromEntries(names.map((name) => [name, fields[controlName(name)]]));
  const filledInMs = Math.floor(Number(fields.filledInMs || Number.NaN));
  return {
    ...toSubmissionInput(form, values),
    consent:
      fields["consent.version"] === undefined
        ? undefined
        : {
            version: fields["consent.version"],
            language: fields["consent.language"],
            // A checkbox is sent only when it is checked.
            marketing: fields["consent.marketing"] !== undefined,
          },
    language: fields.language,
    website: fields.website,
    origin: {
      utm: readUtm(page.searchParams),
      ...attributionOfLanding(fields.landing, isPublicPath),
      ...attributionOfPage(page),
    },
    filledInMs: filledInMs >= 0 ? Math.min(filledInMs, limits.filledInMs) : undefined,
    turnstileToken: fields["cf-turnstile-response"],
  };
}

/** Within this time the same values, posted without script, count as one submission. */
const repeatWindowMs = hourMs;

/**
 * Posted forms with the same key are one submission: the same values from the same page view. A
 * page without script has no id of its view; there the hour replaces it.
 */
export function repeatKey({ clientId }: PostedFields, typed: object, now: number): string {
  return JSON.stringify([clientId || Math.floor(now / repeatWindowMs), typed]);
}

/** A UUID of version 8 (custom content) from the hexadecimal digits of a digest. */
export function digestUuid(hex: string): string {
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  const last = `${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${last}`;
}

/** A sentence by field of the form, from the issues of the contract. */
export function problemsOf(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
  fields: PostedFields,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of issues) {
    const field = path.map(String).join(".");
    const isName = fields.name !== undefined && (field === "firstName" || field === "lastName");
    const isEmpty = isName && fields.name?.trim() === "";
    problems[isName ? "name" : field] ??= isEmpty ? (fullName.message ?? message) : message;
  }
  return problems;
}
