import { z } from "zod";
import { limits } from "../limits.ts";
import { idField, optionalText, requiredText } from "./fields.ts";

/** Charge point operators that feed stations by OCPI 2.2.1, as owners manage them. */

function capitals(pattern: RegExp, message: string) {
  return z
    .string(message)
    .max(20, message)
    .transform((text) => text.trim().toUpperCase())
    .pipe(z.string().regex(pattern, message));
}

/** `POST /api/ocpi/admin/parties` */
export const ocpiOperatorInput = z
  .object({
    name: requiredText({ max: limits.fullName, isName: true, required: "Enter the operator's name" }),
    countryCode: capitals(/^[A-Z]{2}$/, "Enter the country's two letters, such as IN"),
    partyId: capitals(/^[A-Z0-9]{3}$/, "Enter the operator's three letters or digits"),
    /** With `tokenA`: we register at the operator. Without: it registers at us. */
    versionsUrl: optionalText({ max: 255 }).refine(
      (text) => text === null || /^https?:\/\/./i.test(text),
      "Enter an address that begins with https://",
    ),
    tokenA: optionalText({ max: 64 }).refine(
      (text) => text === null || /^[\x21-\x7e]+$/.test(text),
      "Enter the token without spaces",
    ),
  })
  .refine(({ versionsUrl, tokenA }) => tokenA === null || versionsUrl !== null, {
    path: ["versionsUrl"],
    message: "Enter the address of the operator's versions",
  });
export type OcpiOperatorRequestBody = z.input<typeof ocpiOperatorInput>;

export const ocpiOperator = z.object({
  id: idField,
  name: z.string(),
  countryCode: z.string(),
  partyId: z.string(),
  versionsUrl: z.string().nullable(),
  status: z.enum(["pending", "connected", "revoked"]),
  /** Its stations that visitors may see. */
  stations: z.int(),
  /** Whether its list can be read, and whether that is under way. */
  canPull: z.boolean(),
  isPulling: z.boolean(),
  lastPushAt: z.string().nullable(),
  lastPullAt: z.string().nullable(),
  /** Why the last push, pull or handshake failed, in a sentence, and since when it is so. */
  lastError: z.string().nullable(),
  errorSince: z.string().nullable(),
  /** Whether it is a hub, and the parties that it speaks for beside its own. */
  isHub: z.boolean(),
  parties: z.array(
    z.object({
      /** Such as `IN*VLT`. */
      party: z.string(),
      name: z.string().nullable(),
      isShown: z.boolean(),
    }),
  ),
  /** Objects that could not be used, and those that could only after repairs. */
  refused: z.int(),
  repaired: z.int(),
});
export type OcpiOperator = z.infer<typeof ocpiOperator>;

/** `PUT /api/ocpi/admin/parties/:id/shown`: the parties whose stations visitors see. */
export const ocpiShownInput = z.object({
  shown: z.array(z.string().max(6), "Send a list of parties").max(1000, "Choose at most 1000 parties"),
});

/** An object that an operator sent and that could not be used, or only after repairs. */
export const ocpiProblem = z.object({
  id: z.int(),
  module: z.enum(["locations", "tariffs"]),
  /** What the operator calls it, such as `IN*VLT/LOC-1`. */
  object: z.string(),
  /** Why it was refused; null when it was used. */
  refusal: z.string().nullable(),
  repairs: z.array(z.object({ field: z.string(), done: z.string() })),
  /** How often it was sent since `firstAt`. */
  count: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
  /** The object as it was last sent, cut to a limit. */
  raw: z.string(),
});
export type OcpiProblem = z.infer<typeof ocpiProblem>;

export const ocpiProblemList = z.object({ problems: z.array(ocpiProblem) });
export type OcpiProblemList = z.infer<typeof ocpiProblemList>;

/** `versionsUrl` is ours, which an operator needs to register. */
export const ocpiOperatorList = z.object({ parties: z.array(ocpiOperator), versionsUrl: z.string() });
export type OcpiOperatorList = z.infer<typeof ocpiOperatorList>;

/** `tokenA` is shown once; null when we registered at the operator. */
export const ocpiOperatorCreated = z.object({ data: ocpiOperator, tokenA: z.string().nullable() });
export type OcpiOperatorCreated = z.infer<typeof ocpiOperatorCreated>;
