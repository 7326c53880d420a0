import { toE164 } from "#shared/phone.ts";
import { emailPattern, normalise } from "#shared/text.ts";
import { quoteMessages } from "#src/content/quote.ts";
import type { ApiError } from "#src/lib/api.ts";

/** The values of the quote popup, as typed. */
export interface QuoteValues {
  name: string;
  phone: string;
  email: string;
}

type QuoteField = keyof QuoteValues;

/** A phone number without characters other than digits, spaces, hyphens, parentheses and plus. */
export function cleanPhone(typed: string): string {
  return typed.replace(/\s/g, " ").replace(/[^\d \-()+]/g, "");
}

/** What may come before the ten digits of an Indian number. */
const indianPrefix = /^\s*(?:\+?\s*91|0)(?=(?:\D*\d){10}\D*$)/;

/**
 * The number in E.164, or an error message. Exactly ten digits, after +91 or 0 where these are
 * typed; of ten digits a leading 0 means +91, and a number without a plus is Indian.
 */
export function checkPhone(text: string): { number: string } | { message: string } {
  const typed = text.replace(indianPrefix, "").trim();
  if (typed.replace(/\D/g, "").length !== 10) return { message: quoteMessages.tenDigits };
  const national = typed.startsWith("0") ? `+91${typed.slice(1)}` : typed;
  const full = national.includes("+") ? national : `+91${national}`;
  const number = /^\+?[1-9][\d \-()]{8,15}$/.test(full) ? toE164(full) : null;
  return number ? { number } : { message: quoteMessages.invalidPhone };
}

/** The first error of the values, or null. */
export function findQuoteProblem(values: QuoteValues): { field: QuoteField; message: string } | null {
  const order: QuoteField[] = ["name", "phone", "email"];
  const empty = order.find((field) => values[field].trim() === "");
  if (empty) return { field: empty, message: quoteMessages.fillAll };
  const phone = checkPhone(values.phone);
  if ("message" in phone) return { field: "phone", message: phone.message };
  return emailPattern.test(normalise(values.email).toLowerCase())
    ? null
    : { field: "email", message: quoteMessages.invalidEmail };
}

/** The popup's message for a failed request. */
export function quoteFailure({ status, details }: Pick<ApiError, "status" | "details">): string {
  if (status === 500) return quoteMessages.serverError;
  if (details.length > 0) return details.join(", ");
  return status === 400 ? quoteMessages.checkInput : quoteMessages.failed;
}
