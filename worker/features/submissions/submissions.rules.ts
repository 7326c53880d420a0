import type { SubmissionInput } from "#shared/contract/submission-input.ts";
import type { SubmissionFilter } from "#shared/contract/submissions.ts";
import { searchTerms } from "#shared/search-terms.ts";
import { workingTime } from "#shared/working-hours.ts";

/** No 0, O, 1 or I: what is read out on the phone must be heard right. 32 characters, so five random bits choose one. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A reference such as `EV-7K3M-2QX9` from eight random bytes. */
export function makeReference(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, 8), (byte) => alphabet[byte & 31]).join("");
  return `EV-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Nobody fills in a form faster, in milliseconds. */
const shortestFill = 2_000;
const mostLinks = 2;

/** Why an enquiry looks like spam; empty when it does not. It is stored all the same. */
export function spamReasons(input: SubmissionInput): string[] {
  const texts = Object.values(input.formData).filter((value) => typeof value === "string");
  const links = texts.join(" ").match(/https?:\/\/|www\.|\[url/gi)?.length ?? 0;
  const nameIsLink = /https?:\/\/|www\./i.test(`${input.firstName} ${input.lastName ?? ""}`);
  return [
    input.website?.trim() ? "honeypot" : null,
    input.filledInMs !== undefined && input.filledInMs < shortestFill ? "too_fast" : null,
    links > mostLinks || nameIsLink ? "links" : null,
  ].filter((reason) => reason !== null);
}

/** The codes with which Turnstile says that the fault is the visitor's token; all others speak of us or of Cloudflare. */
const tokenFaults = ["missing-input-response", "invalid-input-response", "timeout-or-duplicate"];

/** What an answer of Turnstile's verification means. */
export function judgeChallenge(answer: unknown): "passed" | "refused" | "unknown" {
  const { success, "error-codes": codes } = (answer ?? {}) as Record<string, unknown>;
  if (success === true) return "passed";
  const refused = Array.isArray(codes) && codes.some((code) => tokenFaults.includes(code));
  return success === false && refused ? "refused" : "unknown";
}

/**
 * The full-text expression of a filtered search, or null when the text holds no words. A telephone number is looked up as its digits, however it
 * was typed; every other word must begin a word of the enquiry. All are quoted, so nothing typed is read as syntax.
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
  const words = terms.map((term) => `"${term}"*`).join(" AND ");
  const owner = filter.assignee && `owner${filter.assignee}`;
  const scope = [filter.formType, filter.status, filter.priority, filter.spam ? "spam" : "good", owner]
    .filter((word) => word !== undefined)
    .map((word) => `"scope${word.replace(/[_-]/g, "")}"`)
    .join(" AND ");
  return `{name contact body} : (${words}) AND {scope} : (${scope})`;
}

/** Text that a spreadsheet would run as a formula, also with signs of full width, gets an apostrophe in front, which it shows as text. */
export function spreadsheetSafe(text: string): string {
  return /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** How long the first answer took, in whole working minutes; both times in milliseconds since 1970. */
export function responseMinutes(createdAt: number, respondedAt: number): number {
  return Math.max(0, Math.round(workingTime(createdAt, respondedAt) / 60_000));
}
