import { z } from "zod";
import { limits, pageSizes } from "../limits.ts";
import {
  choice,
  clearableText,
  emailField,
  idField,
  optionalChoice,
  optionalPhoneField,
  optionalText,
  pageQuery,
  pagination,
  phoneField,
  requiredText,
  searchField,
} from "./fields.ts";
import {
  businessTypes,
  chargingUnits,
  contactChannels,
  electricalCapacities,
  formTypes,
  franchiseTimelines,
  inquiryTypes,
  locationOwnerships,
  partnerTimelines,
  propertyOwnerships,
  stationReportReasons,
  submissionPriorities,
  submissionSources,
  submissionStatuses,
} from "./submission-fields.ts";

const message = optionalText({ max: limits.message, multiline: true });

/** What the sender worked out with one of the site's calculators, in one sentence. */
const scenario = optionalText({ max: limits.scenario });

const generalContact = z.object({
  source: z.undefined().optional(),
  subject: requiredText({ max: limits.subject, required: "Enter a subject" }),
  inquiryType: choice(inquiryTypes, "Choose an inquiry type"),
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
  reason: choice(stationReportReasons, "Choose what is wrong"),
  message,
});

const chargingPartner = z.object({
  company: requiredText({ max: limits.shortText, required: "Enter your company's name" }),
  businessType: choice(businessTypes, "Choose a business type"),
  chargingUnits: choice(chargingUnits, "Choose how many charging units"),
  timeline: choice(partnerTimelines, "Choose a timeline"),
  message,
});

const franchiseePartner = z.object({
  city: requiredText({ max: limits.shortText, required: "Enter your city" }),
  locationOwnership: optionalChoice(locationOwnerships, "Choose one of the listed answers"),
  timeline: optionalChoice(franchiseTimelines, "Choose one of the listed timelines"),
  questions: message,
  scenario,
});

const landPartnership = z.object({
  propertyAddress: requiredText({ max: 500, required: "Enter the property's address", multiline: true }),
  propertySize: requiredText({ max: limits.shortText, required: "Enter the property's size" }),
  ownership: choice(propertyOwnerships, "Choose who owns the property"),
  electricalCapacity: optionalChoice(electricalCapacities, "Choose Yes or No"),
  additionalInfo: message,
  scenario,
});

const discoverQuery = z.object({
  source: z.literal(submissionSources.discoverCta).default(submissionSources.discoverCta),
  subject: optionalText({ max: limits.subject }),
  message: requiredText({ max: limits.message, required: "Enter your message", multiline: true }),
});

/** What an enquiry of each form type carries beside the sender's name, e-mail and phone. */
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

/** A text that an address or a referrer held. One that cannot be kept is dropped: no enquiry is refused for where it came from. */
function tracked(max: number) {
  return optionalText({ max }).catch(null);
}

/** What came with the enquiry from the browser, none of it typed by the visitor. */
const envelope = {
  clientId: z.uuid("This is not a valid client id").optional(),
  consent: z
    .object({
      version: requiredText({ max: 40, required: "Name the version of the privacy notice" }),
      marketing: z.boolean().default(false),
    })
    .optional(),
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
  /** Milliseconds from the first sight of the form to sending it. */
  filledInMs: z.number().int().min(0).max(limits.filledInMs).optional(),
  /** The honeypot: people never see this field. */
  website: z.string().max(500).optional(),
  turnstileToken: z.string().max(2048).optional(),
};

const person = {
  firstName: requiredText({ max: limits.firstName, required: "Enter your first name" }),
  lastName: optionalText({ max: limits.lastName }),
  email: emailField,
};

/** `POST /api/form-submissions`: one enquiry, discriminated by `formType`. */
export const submissionInput = z.discriminatedUnion(
  "formType",
  [
    z.object({
      formType: z.literal("general_query"),
      ...person,
      phone: phoneField,
      formData: formDataSchemas.general_query,
      ...envelope,
    }),
    z.object({
      formType: z.literal("charging_partner"),
      ...person,
      phone: phoneField,
      formData: chargingPartner,
      ...envelope,
    }),
    z.object({
      formType: z.literal("franchisee_partner"),
      ...person,
      phone: phoneField,
      formData: franchiseePartner,
      ...envelope,
    }),
    z.object({
      formType: z.literal("land_partnership"),
      ...person,
      phone: phoneField,
      formData: landPartnership,
      ...envelope,
    }),
    z.object({
      formType: z.literal("discover_query"),
      ...person,
      phone: optionalPhoneField,
      formData: discoverQuery,
      ...envelope,
    }),
  ],
  "Choose a form type",
);
export type SubmissionInput = z.infer<typeof submissionInput>;
/** The same before validation: what a form holds and a client sends. */
export type SubmissionRequestBody = z.input<typeof submissionInput>;

/** What the sender of an enquiry gets back. */
export const submissionReceipt = z.object({
  data: z.object({
    id: idField,
    reference: z.string().regex(/^EV-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/),
    createdAt: z.iso.datetime({ precision: 3 }),
  }),
  message: z.string(),
});
export type SubmissionReceipt = z.infer<typeof submissionReceipt>;

/** An enquiry as staff read it. */
export const submission = z.object({
  id: idField,
  reference: z.string(),
  formType: z.enum(formTypes),
  firstName: z.string(),
  lastName: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  status: z.enum(submissionStatuses),
  priority: z.enum(submissionPriorities),
  notes: z.string().nullable(),
  formData: z.record(z.string(), z.string().nullable()),
  spam: z.boolean(),
  spamReasons: z.array(z.string()),
  consent: z.object({ version: z.string(), marketing: z.boolean(), at: z.string() }).nullable(),
  origin: z.record(z.string(), z.unknown()).nullable(),
  /** The colleague who looks after it. */
  assignee: z.object({ id: idField, name: z.string() }).nullable(),
  /** The first logged contact, or the first change of status away from `new`. */
  firstRespondedAt: z.string().nullable(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Submission = z.infer<typeof submission>;

/** One change to an enquiry: who set which field from what to what. */
export const submissionChange = z.object({
  id: idField,
  at: z.string(),
  adminName: z.string().nullable(),
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type SubmissionChange = z.infer<typeof submissionChange>;

/** `PUT /api/form-submissions/:id`: any of these, at least one. */
export const submissionUpdate = z
  .object({
    status: z.enum(submissionStatuses, "Choose a status").optional(),
    priority: z.enum(submissionPriorities, "Choose a priority").optional(),
    notes: clearableText({ max: limits.notes, multiline: true }),
    spam: z.boolean("Say true or false").optional(),
    assigneeId: idField
      .transform((id) => id.toLowerCase())
      .nullable()
      .optional(),
  })
  .refine(
    (update) => Object.values(update).some((value) => value !== undefined),
    "Change at least one field",
  );
export type SubmissionUpdate = z.infer<typeof submissionUpdate>;

/** `POST /api/form-submissions/:id/contacts`: how the enquirer was reached. */
export const submissionContact = z.object({
  channel: z.enum(contactChannels, "Choose phone, email or whatsapp"),
});

const booleanQuery = z.enum(["true", "false"], "Use true or false").transform((value) => value === "true");

/** The filters of the staff's list; `spam` is false unless asked for. */
export const submissionFilter = z.object({
  formType: z.enum(formTypes, "Choose a form type").optional(),
  status: z.enum(submissionStatuses, "Choose a status").optional(),
  priority: z.enum(submissionPriorities, "Choose a priority").optional(),
  search: searchField.optional(),
  spam: booleanQuery.default(false),
  /** Whose: the caller's, nobody's, or a colleague's by id. */
  assignee: z
    .union([z.enum(["me", "nobody"]), idField.transform((id) => id.toLowerCase())], "Choose a colleague")
    .optional(),
});
export type SubmissionFilter = z.infer<typeof submissionFilter>;

const pickedIds = z
  .string()
  .transform((ids) => ids.toLowerCase().split(","))
  .pipe(z.array(idField).max(pageSizes.max, `Pick at most ${pageSizes.max}`));

/** `GET /api/form-submissions/export.csv`: the filter, or the enquiries picked by their ids, which then count alone. */
export const submissionExportQuery = submissionFilter.extend({
  ids: pickedIds.optional(),
});

/** `GET /api/form-submissions/repeats`: at most 100 ids, with commas between them. */
export const submissionRepeatsQuery = z.object({ ids: pickedIds });

/** By id, how many earlier enquiries came from the same e-mail address or telephone number, up to 9; those without any are left out. */
export const submissionRepeats = z.object({ repeats: z.record(z.string(), z.int()) });
export type SubmissionRepeats = z.infer<typeof submissionRepeats>;

/** `GET /api/form-submissions` */
export const submissionListQuery = submissionFilter.extend({
  ...pageQuery(pageSizes.submissions),
  sortBy: z.enum(["createdAt", "updatedAt"], "Sort by createdAt or updatedAt").default("createdAt"),
  sortOrder: z.enum(["asc", "desc"], "Sort asc or desc").default("desc"),
});
export type SubmissionListQuery = z.infer<typeof submissionListQuery>;

export const submissionList = z.object({ submissions: z.array(submission), pagination });
export type SubmissionList = z.infer<typeof submissionList>;

/** `GET /api/form-submissions/stats`: enquiries that are neither deleted nor spam; days are Indian days, oldest first. */
export const submissionStats = z.object({
  total: z.int(),
  byStatus: z.record(z.enum(submissionStatuses), z.int()),
  byPriority: z.record(z.enum(submissionPriorities), z.int()),
  byFormType: z.record(z.enum(formTypes), z.int()),
  /** The caller's own, and those that nobody has taken. */
  assigned: z.object({ me: z.int(), nobody: z.int() }),
  last30Days: z.array(z.object({ date: z.iso.date(), count: z.int() })),
});
export type SubmissionStats = z.infer<typeof submissionStats>;
