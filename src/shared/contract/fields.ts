import { z } from "zod";
import { withoutOverrides } from "../directional.ts";
import { limits, pageSizes } from "../limits.ts";
import type { Pagination } from "../paging.ts";
import { toE164 } from "../phone.ts";
import { isHttpsUrl } from "../safe-links.ts";
import { staffLimits } from "../staff-limits.ts";
import { emailPattern, isDisplayable, normalise, textMessages } from "../text.ts";

// Without this zod tries `new Function`, which the pages' Content-Security-Policy blocks and
// reports.
z.config({ jitless: true });

interface TextOptions {
  max: number;
  /** The message for a text that is missing or empty. */
  required: string;
  /** Newlines and tabs are allowed. */
  multiline?: boolean;
  /** The name of a person or thing: characters that turn its direction are taken out. */
  isName?: boolean;
}

function boundedText({ max, multiline = false, isName = false }: Omit<TextOptions, "required">) {
  // The raw length is limited first, since normalising takes time per character.
  return z
    .string("Enter text")
    .max(max * 4, textMessages.tooLong(max))
    .meta({ maxLength: max })
    .transform((text) => normalise(isName ? withoutOverrides(text) : text))
    .pipe(
      z
        .string()
        .max(max, textMessages.tooLong(max))
        .refine(isDisplayable, textMessages.notDisplayable)
        .refine((text) => multiline || !/[\n\t]/.test(text), textMessages.oneLine),
    );
}

/** A text with at least one character, normalised. */
export function requiredText(options: TextOptions) {
  return z
    .string(options.required)
    .meta({ minLength: 1, maxLength: options.max })
    .pipe(boundedText(options))
    .refine((text) => text.length > 0, options.required);
}

/** A text that may be missing, null or empty, which all become null. */
export function optionalText(options: Omit<TextOptions, "required">) {
  return boundedText(options)
    .nullish()
    .transform((text) => text || null);
}

/** A text of an update: null and "" clear it, undefined changes nothing. */
export function clearableText(options: Omit<TextOptions, "required">) {
  return boundedText(options)
    .nullable()
    .transform((text) => text || null)
    .optional();
}

/** One of the options. */
export function choice<const Options extends readonly string[]>(options: Options, required: string) {
  return z.enum(options, required);
}

/** One of the options, or none: missing, null and "" become null. */
export function optionalChoice<const Options extends readonly string[]>(options: Options, wrong: string) {
  return z
    .enum([...options, ""], wrong)
    .nullish()
    .transform((value) => (value || null) as Options[number] | null);
}

/** An e-mail address of at most 254 characters, in lower case. */
export const emailField = z
  .string(textMessages.emailMissing)
  .max(limits.email * 4, textMessages.email)
  .meta({ maxLength: limits.email, format: "email" })
  .transform((text) => normalise(text).toLowerCase())
  .pipe(
    z
      .string()
      .min(1, textMessages.emailMissing)
      .max(limits.email, textMessages.email)
      .pipe(z.email({ pattern: emailPattern, error: textMessages.email })),
  );

/** The same, where missing, null and empty become null. */
export const optionalEmailField = z
  .string(textMessages.email)
  .max(limits.email * 4, textMessages.email)
  .nullish()
  .transform((text, context) => {
    if (!text?.trim()) return null;
    const { data } = emailField.safeParse(text);
    if (data) return data;
    context.addIssue({ code: "custom", message: textMessages.email });
    return z.NEVER;
  });

function e164(text: string, context: z.RefinementCtx): string {
  const number = toE164(text);
  if (number) return number;
  context.addIssue({ code: "custom", message: textMessages.phone });
  return z.NEVER;
}

/** A phone number as people type it, converted to E.164 such as `+919876543210`. */
export const phoneField = z
  .string(textMessages.phoneMissing)
  .max(limits.phone, textMessages.phone)
  .transform((text) => text.trim())
  .pipe(z.string().min(1, textMessages.phoneMissing).transform(e164));

/** The same, where missing, null and empty become null. */
export const optionalPhoneField = z
  .string(textMessages.phone)
  .max(limits.phone, textMessages.phone)
  .nullish()
  .transform((text, context) => (text?.trim() ? e164(text.trim(), context) : null));

/** A record's id: a UUID, as the Worker makes them (version 7). */
export const idField = z.uuid("This is not a valid id");

/** The `:id` of a path, in the lower case in which ids are stored. */
export const idParam = z.object({ id: idField.transform((id) => id.toLowerCase()) });

/** `page` and `limit` of a list, as decimal integers in a query string. */
export function pageQuery(defaultLimit: number) {
  return {
    page: queryInteger("page", 1, 1_000_000, 1),
    limit: queryInteger("limit", 1, pageSizes.max, defaultLimit),
  };
}

/** The position of a page in a list; `totalPages` is 0 for an empty list. */
export const pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
}) satisfies z.ZodType<Pagination>;

/** The number of a part, from 1, of a response that is divided into parts. */
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

export const publicationStatuses = ["published", "draft", "deleted"] as const;
export type PublicationStatus = (typeof publicationStatuses)[number];

/** Whether a record is published, a draft or deleted, to filter by. */
export const publicationStatusField = z.enum(
  publicationStatuses,
  "Use published, draft or deleted for status",
);

/** A tag to filter by, in any case. */
export const tagField = requiredText({ max: staffLimits.tag, required: "Name a tag" });

/** A search text of 1 to 100 characters. */
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
      .refine(isDisplayable, textMessages.notDisplayable),
  );

/** An `https:` URL or a path below `/media/`; missing, null and "" become null. */
export const optionalUrlField = optionalText({ max: limits.url }).refine(
  (text) => text === null || /^\/media\/[a-z0-9][\w.-]*$/i.test(text) || isHttpsUrl(text),
  "Use an https address or a file from the media library",
);
