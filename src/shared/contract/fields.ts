import { z } from "zod";
import { limits, pageSizes } from "../limits.ts";
import type { Pagination } from "../paging.ts";
import { toE164 } from "../phone.ts";

// zod would try whether it may make code from text, which the content security policy of the pages forbids and reports.
z.config({ jitless: true });

/** C0 and C1 controls except tab and newline, and halves of surrogate pairs: never part of a text. */
const forbidden = /[^\P{Cc}\t\n]|\p{Cs}/u;

/** What is said of a text with characters that nobody can see. */
export const notDisplayable = "Remove the characters that cannot be displayed";

/** True for a text without control characters (but tab and newline) and halves of surrogate pairs. */
export function isDisplayable(text: string): boolean {
  return !forbidden.test(text);
}

/** Carriage returns become newlines, then NFC, then trimmed: the form in which every text is checked and stored. */
function normalise(text: string): string {
  return text.replace(/\r\n?/g, "\n").normalize("NFC").trim();
}

interface TextOptions {
  max: number;
  /** The sentence for a text that is missing or empty. */
  required: string;
  /** Newlines and tabs are allowed. */
  multiline?: boolean;
}

function bounded({ max, multiline = false }: Omit<TextOptions, "required">) {
  // The raw length is bounded before normalising, which costs time per character.
  return z
    .string("Enter text")
    .max(max * 4, `Use at most ${max} characters`)
    .meta({ maxLength: max })
    .transform(normalise)
    .pipe(
      z
        .string()
        .max(max, `Use at most ${max} characters`)
        .refine(isDisplayable, notDisplayable)
        .refine((text) => multiline || !/[\n\t]/.test(text), "Use a single line"),
    );
}

/** A text that must be there. Trimmed and in NFC. */
export function requiredText(options: TextOptions) {
  return z
    .string(options.required)
    .meta({ minLength: 1, maxLength: options.max })
    .pipe(bounded(options))
    .refine((text) => text.length > 0, options.required);
}

/** A text that may be missing, null or empty; the value is then null. */
export function optionalText(options: Omit<TextOptions, "required">) {
  return bounded(options)
    .nullish()
    .transform((text) => text || null);
}

/** A text that an update may set or clear (null or "") but leaves alone when it is missing. */
export function clearableText(options: Omit<TextOptions, "required">) {
  return bounded(options)
    .nullable()
    .transform((text) => text || null)
    .optional();
}

/** One of a fixed list of words. */
export function choice<const Options extends readonly [string, ...string[]]>(
  options: Options,
  required: string,
) {
  return z.enum(options, required);
}

/** One of a fixed list of words, or nothing (missing, null and "" are null). */
export function optionalChoice<const Options extends readonly [string, ...string[]]>(
  options: Options,
  wrong: string,
) {
  return z
    .enum([...options, ""], wrong)
    .nullish()
    .transform((value) => (value || null) as Options[number] | null);
}

/** An e-mail address, at most 254 characters; the domain's case does not matter, so all of it is lower-cased. */
export const emailField = z
  .string("Enter your email address")
  .max(limits.email * 4, "Enter a valid email address")
  .meta({ maxLength: limits.email, format: "email" })
  .transform((text) => normalise(text).toLowerCase())
  .pipe(
    z
      .string()
      .min(1, "Enter your email address")
      .max(limits.email, "Enter a valid email address")
      .pipe(z.email("Enter a valid email address")),
  );

const invalidPhone = "Please enter a valid phone number";

function e164(text: string, context: z.RefinementCtx): string {
  const number = toE164(text);
  if (number) return number;
  context.addIssue({ code: "custom", message: invalidPhone });
  return z.NEVER;
}

/** A phone number as people type it; the value is E.164, such as `+919876543210`. */
export const phoneField = z
  .string("Enter your phone number")
  .max(limits.phone, invalidPhone)
  .transform((text) => text.trim())
  .pipe(z.string().min(1, "Enter your phone number").transform(e164));

/** A phone number that may be missing, null or empty; the value is E.164 or null. */
export const optionalPhoneField = z
  .string(invalidPhone)
  .max(limits.phone, invalidPhone)
  .nullish()
  .transform((text, context) => (text?.trim() ? e164(text.trim(), context) : null));

/** A record's id: a UUID, as the Worker makes them (version 7). */
export const idField = z.uuid("This is not a valid id");

/** The `:id` of a path, in the lower case in which ids are stored. */
export const idParam = z.object({ id: idField.transform((id) => id.toLowerCase()) });

/** `page` and `limit` of a list, as they stand in a query string: plain decimal integers. */
export function pageQuery(defaultLimit: number) {
  return {
    page: queryInteger("page", 1, 1_000_000, 1),
    limit: queryInteger("limit", 1, pageSizes.max, defaultLimit),
  };
}

/** Which page of how many a list's answer is; `totalPages` is 0 when there is nothing. */
export const pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
}) satisfies z.ZodType<Pagination>;

/** Which part of something that is given in parts, from 1. */
export const partField = queryInteger("part", 1, 10_000, 1);

function queryInteger(name: string, min: number, max: number, fallback: number) {
  const message = `Use a whole number from ${min} to ${max} for ${name}`;
  return z
    .string()
    .regex(/^[0-9]{1,7}$/, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message))
    .default(fallback);
}

/** A tag to list by, in any case. */
export const tagField = requiredText({ max: limits.tag, required: "Name a tag" });

/** The words that a visitor or an editor searches for: 1 to 100 characters. */
export const searchField = z
  .string()
  .max(limits.search * 4, `Search for at most ${limits.search} characters`)
  .meta({ minLength: 1, maxLength: limits.search })
  .transform((text) => normalise(text).replace(/\s+/g, " "))
  .pipe(
    z
      .string()
      .min(1, "Enter something to search for")
      .max(limits.search, `Search for at most ${limits.search} characters`)
      .refine(isDisplayable, notDisplayable),
  );

/** An `https:` URL without credentials, or a path of our own media. */
export function contentUrl(text: string): boolean {
  if (/^\/media\/[A-Za-z0-9][A-Za-z0-9._-]*$/.test(text)) return true;
  try {
    const url = new URL(text);
    return (
      url.protocol === "https:" && url.username === "" && url.password === "" && /^https:\/\//i.test(text)
    );
  } catch {
    return false;
  }
}

/** A URL in content: missing, null and "" are null. */
export const optionalUrlField = optionalText({ max: limits.url }).refine(
  (text) => text === null || contentUrl(text),
  "Use an https address or a file from the media library",
);
