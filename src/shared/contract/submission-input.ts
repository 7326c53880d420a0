import { z } from "zod";
import { limits } from "../limits.ts";
import {
  choice,
  emailField,
  idField,
  optionalChoice,
  optionalPhoneField,
  optionalText,
  phoneField,
  requiredText,
} from "./fields.ts";
import {
  answerMessages,
  businessTypes,
  chargingUnits,
  electricalCapacities,
  type FormType,
  franchiseTimelines,
  inquiryTypes,
  locationOwnerships,
  noticeLanguages,
  partnerTimelines,
  propertyOwnerships,
  referencePattern,
  stationReportReasons,
  submissionSources,
} from "./submission-fields.ts";

const message = optionalText({ max: limits.message, multiline: true });

/** The result of one of the site's calculators, in one sentence. */
const scenario = optionalText({ max: limits.scenario });

const generalContact = z.object({
  source: z.undefined().optional(),
  subject: requiredText({ max: limits.subject, required: answerMessages.subject }),
  inquiryType: choice(inquiryTypes, answerMessages.inquiryType),
  message,
  scenario,
});

const quotePopup = z.object({
  source: z.literal(submissionSources.quotePopup),
  message,
  product: optionalText({ max: limits.shortText }),
  scenario,
});

const stationReport = z.object({
  source: z.literal(submissionSources.stationReport),
  station: requiredText({ max: limits.shortText, required: "Name the station" }),
  reason: choice(stationReportReasons, answerMessages.reportReason),
  message,
});

const chargingPartner = z.object({
  company: requiredText({ max: limits.shortText, required: answerMessages.company }),
  businessType: choice(businessTypes, answerMessages.businessType),
  chargingUnits: choice(chargingUnits, answerMessages.chargingUnits),
  timeline: choice(partnerTimelines, answerMessages.timeline),
  message,
});

const franchiseePartner = z.object({
  city: requiredText({ max: limits.shortText, required: answerMessages.city }),
  locationOwnership: optionalChoice(locationOwnerships, answerMessages.locationOwnership),
  timeline: optionalChoice(franchiseTimelines, answerMessages.franchiseTimeline),
  questions: message,
  scenario,
});

const landPartnership = z.object({
  propertyAddress: requiredText({ max: 500, required: answerMessages.propertyAddress, multiline: true }),
  propertySize: requiredText({ max: limits.shortText, required: answerMessages.propertySize }),
  ownership: choice(propertyOwnerships, answerMessages.propertyOwnership),
  electricalCapacity: optionalChoice(electricalCapacities, answerMessages.electricalCapacity),
  additionalInfo: message,
  scenario,
});

const discoverQuery = z.object({
  source: z.literal(submissionSources.discoverCta).default(submissionSources.discoverCta),
  subject: optionalText({ max: limits.subject }),
  message: requiredText({
    max: limits.discoverMessage,
    required: answerMessages.discoverMessage,
    multiline: true,
  }),
});

/** `formData` by form type: the fields beside the sender's name, e-mail and phone. */
export const formDataSchemas = {
  general_query: z.discriminatedUnion(
    "source",
    [generalContact, quotePopup, stationReport],
    "Unknown source",
  ),
  charging_partner: chargingPartner,
  franchisee_partner: franchiseePartner,
  land_partnership: landPartnership,
  discover_query: discoverQuery,
} as const;

/** A text from a URL. An invalid one becomes null: no submission is refused for its attribution. */
function tracked(max: number) {
  return optionalText({ max }).catch(null);
}

/** What the browser sends beside the fields of the form. */
const metadata = {
  clientId: z.uuid("This is not a valid client id").optional(),
  consent: z
    .object({
      version: requiredText({ max: 40, required: "Name the version of the privacy notice" }),
      /** The language in which the notice was shown; English when absent. */
      language: z.enum(noticeLanguages, "Use en, hi or ta").optional(),
      marketing: z.boolean().default(false),
    })
    .optional(),
  /** The attribution, under its older name on the wire and in the table. */
  origin: z
    .object({
      landingPage: tracked(limits.url),
      page: tracked(limits.url),
      referrer: tracked(limits.url),
      utm: z
        .record(z.string().regex(/^utm_[a-z_]{1,36}$/), requiredText({ max: 200, required: "Empty" }))
        .refine((utm) => Object.keys(utm).length <= 20)
        .optional()
        .catch(undefined),
      article: tracked(limits.slug),
      product: tracked(limits.shortText),
      station: tracked(limits.slug),
    })
    .optional()
    .catch(undefined),
  /** Milliseconds from first seeing the form to sending it. */
  filledInMs: z.number().int().min(0).max(limits.filledInMs).optional(),
  /** The honeypot: people never see this field. */
  website: z.string().max(500).optional(),
  turnstileToken: z.string().max(2048).optional(),
};

const person = {
  firstName: requiredText({ max: limits.firstName, required: answerMessages.firstName }),
  lastName: optionalText({ max: limits.lastName }),
  email: emailField,
};

/** A submission of one form type, which decides about its phone number and `formData`. */
function submissionOf<Type extends FormType, Phone extends z.ZodType, Data extends z.ZodType>(
  formType: Type,
  phone: Phone,
  formData: Data,
) {
  return z.object({ formType: z.literal(formType), ...person, phone, formData, ...metadata });
}

/** `POST /api/form-submissions`: one submission, discriminated by `formType`. */
export const submissionInput = z.discriminatedUnion(
  "formType",
  [
    submissionOf("general_query", phoneField, formDataSchemas.general_query),
    submissionOf("charging_partner", phoneField, chargingPartner),
    submissionOf("franchisee_partner", phoneField, franchiseePartner),
    submissionOf("land_partnership", phoneField, landPartnership),
    submissionOf("discover_query", optionalPhoneField, discoverQuery),
  ],
  "Choose a form type",
);
export type SubmissionInput = z.infer<typeof submissionInput>;
/** The same before validation, as a client sends it. */
export type SubmissionRequestBody = z.input<typeof submissionInput>;

/** The response to a new submission. */
export const submissionReceipt = z.object({
  data: z.object({
    id: idField,
    reference: z.string().regex(referencePattern),
    createdAt: z.iso.datetime({ precision: 3 }),
    /** The path of the sender's own page; absent where no signing key is set. */
    link: z.string().startsWith("/enquiry/").optional(),
  }),
  message: z.string(),
});
export type SubmissionReceipt = z.infer<typeof submissionReceipt>;
