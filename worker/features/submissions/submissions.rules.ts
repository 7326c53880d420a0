import type { SubmissionInput } from "#shared/contract/submission-input.ts";
import type { SubmissionFilter } from "#shared/contract/submissions.ts";
import { searchTerms } from "#shared/search-terms.ts";
import { dayMs, minuteMs } from "#shared/time.ts";
import { workingTime } from "#shared/working-hours.ts";

/** How long a deleted submission can be restored. */
export const restorableMs = 30 * dayMs;

/** 32 characters for five random bits, without 0, O, 1 and I, which sound or look alike. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A reference such as `EV-7K3M-2QX9` from eight random bytes. */
export function makeReference(random: Uint8Array): string {
  const code = Array.from(random.subarray(0, 8), (byte) => alphabet[byte & 31]).join("");
  return `EV-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** What the rules about spam read. */
interface Filled extends Pick<SubmissionInput, "firstName" | "lastName" | "website" | "filledInMs"> {
  formData: Record<string, unknown>;
}

/** People take longer than this to fill in a form. */
const minFillMs = 2_000;
const maxLinks = 2;

/** Why a submission looks like spam; empty when it does not. Spam is stored too. */
export function spamReasons(input: Filled): string[] {
  const texts = Object.values(input.formData).filter((value) => typeof value === "string");
  const links = texts.join(" ").match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0;
  const nameIsLink = /https?:\/\/|www\./i.test(`${input.firstName ?? ""} ${input.lastName ?? ""}`);
  return [
    input.website?.trim() ? "honeypot" : null,
    input.filledInMs !== undefined && input.filledInMs < minFillMs ? "too_fast" : null,
    links > maxLinks || nameIsLink ? "links" : null,
  ].filter((reason) => reason !== null);
}

/** Turnstile's error codes for a bad token; all others are our fault or Cloudflare's. */
const tokenErrors = ["missing-input-response", "invalid-input-response", "timeout-or-duplicate"];

/** The result in the body of Turnstile's siteverify response. */
export function readVerification(body: unknown): "passed" | "refused" | "unknown" {
  const { success, "error-codes": codes } = (body ?? {}) as Record<string, unknown>;
  if (success === true) return "passed";
  const isBadToken = Array.isArray(codes) && codes.some((code) => tokenErrors.includes(code));
  return success === false && isBadToken ? "refused" : "unknown";
}

/** Shorter words are found at the beginning of a word only. */
const minPartLength = 3;
/** As many digits are a phone number or a part of one, however they are grouped. */
const minPhoneLength = 6;

/**
 * The full-text expression of a filtered search, or null when the text has no words. Each word
 * matches as a prefix, and in a phone number, e-mail address or reference anywhere. All are
 * quoted, so that nothing typed acts as syntax.
 */
export function searchExpression({ search = "", ...filter }: SubmissionFilter): string | null {
  const compact = compactSearch(search);
  const isPhone = /^\d+$/.test(compact) && compact.length >= minPhoneLength;
  const terms = isPhone ? [compact] : searchTerms(search);
  if (terms.length === 0) return null;
  const words = terms.map(
    (term) => `{name contact body${term.length < minPartLength ? "" : " parts"}} : "${term}"*`,
  );
  const scope = [
    filter.formType,
    filter.status,
    filter.priority,
    [filter.spam ? "spam" : "good"],
    filter.assignee?.map((assignee) => `owner${assignee}`),
  ]
    .filter((values) => values !== undefined)
    .map((values) => `(${values.map((value) => `"scope${value.replace(/[_-]/g, "")}"`).join(" OR ")})`);
  const whole = compact.length < minPartLength ? "" : ` OR {contact parts} : "${compact}"*`;
  return `((${words.join(" AND ")})${whole}) AND {scope} : (${scope.join(" AND ")})`;
}

/**
 * The beginning of an id in a search text, as the inbox shows ids, or null: eight hexadecimal digits
 * or more, with the hyphens of a UUID.
 */
export function idPrefix(search = ""): string | null {
  const text = search.trim().toLowerCase();
  return /^[0-9a-f]{8}(?:-[0-9a-f-]{0,27})?$/.test(text) ? text : null;
}

/**
 * A search for a phone number or a reference, or for a part of one, in one word: digits without
 * the trunk's 0, or letters and digits. "" when the text is neither.
 */
function compactSearch(search: string): string {
  const text = search.trim();
  if (/^[\dA-Za-z]+(-[\dA-Za-z]+)+$/.test(text) && /[A-Za-z]/.test(text)) return text.replaceAll("-", "");
  const digits = /^\+?[\d\s().-]+$/.test(text) ? text.replace(/\D/g, "") : "";
  return digits.length > 10 ? digits.replace(/^0+/, "") : digits;
}

/** Whole working minutes until the first response; both times in milliseconds since 1970. */
export function responseMinutes(createdAt: number, respondedAt: number): number {
  return Math.max(0, Math.round(workingTime(createdAt, respondedAt) / minuteMs));
}
