import type { SubmissionInput } from "#shared/contract/submission-input.ts";
import type { SubmissionFilter } from "#shared/contract/submissions.ts";
import { searchTerms } from "#shared/search-terms.ts";
import { workingTime } from "#shared/working-hours.ts";

/**
 * Without 0, O, 1 and I, which are confused on the phone. 32 characters, so five random bits
 * choose one.
 */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A reference such as `EV-7K3M-2QX9` from eight random bytes. */
export function makeReference(random: Uint8Array): string {
  const code = Array.from(random.subarray(0, 8), (byte) => alphabet[byte & 31]).join("");
  return `EV-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** People take longer than this to fill in a form. */
const minFillMs = 2_000;
const maxLinks = 2;

/** Why a submission looks like spam; empty when it does not. Spam is stored too. */
export function spamReasons(input: SubmissionInput): string[] {
  const texts = Object.values(input.formData).filter((value) => typeof value === "string");
  const links = texts.join(" ").match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0;
  const nameIsLink = /https?:\/\/|www\./i.test(`${input.firstName} ${input.lastName ?? ""}`);
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
  const refused = Array.isArray(codes) && codes.some((code) => tokenErrors.includes(code));
  return success === false && refused ? "refused" : "unknown";
}

/**
 * The full-text expression of a filtered search, or null when the text has no words. A phone
 * number is matched by its digits, however it was typed; any other word matches as a prefix. All
 * are quoted, so that nothing typed acts as syntax.
 */
export function searchExpression({
  search = "",
  ...filter
}: Omit<SubmissionFilter, "spam"> & { spam: boolean }): string | null {
  const digits = /^\+?[\d\s().-]{6,}$/.test(search.trim())
    ? search.replace(/\D/g, "").replace(/^0+/, "")
    : "";
  const terms = digits ? [digits] : searchTerms(search);
  if (terms.length === 0) return null;
  const prefixes = terms.map((term) => `"${term}"*`).join(" AND ");
  const owner = filter.assignee && `owner${filter.assignee}`;
  const scope = [filter.formType, filter.status, filter.priority, filter.spam ? "spam" : "good", owner]
    .filter((value) => value !== undefined)
    .map((value) => `"scope${value.replace(/[_-]/g, "")}"`)
    .join(" AND ");
  return `{name contact body} : (${prefixes}) AND {scope} : (${scope})`;
}

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula, full-width signs
 * included.
 */
export function spreadsheetSafe(text: string): string {
  return /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
}

/**
 * How long the first response took, in whole working minutes; both times in milliseconds since
 * 1970.
 */
export function responseMinutes(createdAt: number, respondedAt: number): number {
  return Math.max(0, Math.round(workingTime(createdAt, respondedAt) / 60_000));
}
