import { z } from "zod";
import { limits, pageSizes } from "../limits.ts";
import { clearableText, idField, pageQuery, pagination, searchField } from "./fields.ts";
import { contactChannels, formTypes, submissionPriorities, submissionStatuses } from "./submission-fields.ts";

/** A submission as staff read it. */
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
  /** The admin who is responsible for it. */
  assignee: z.object({ id: idField, name: z.string() }).nullable(),
  /** The first logged contact, or the first change of status away from `new`. */
  firstRespondedAt: z.string().nullable(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Submission = z.infer<typeof submission>;

/** One change to a submission: who set which field from which value to which. */
export const submissionChange = z.object({
  id: idField,
  at: z.string(),
  adminName: z.string().nullable(),
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type SubmissionChange = z.infer<typeof submissionChange>;

const assigneeId = idField.transform((id) => id.toLowerCase());

/** `PUT /api/form-submissions/:id`: any of these, at least one. */
export const submissionUpdate = z
  .object({
    status: z.enum(submissionStatuses, "Choose a status").optional(),
    priority: z.enum(submissionPriorities, "Choose a priority").optional(),
    notes: clearableText({ max: limits.notes, multiline: true }),
    spam: z.boolean("Say true or false").optional(),
    assigneeId: assigneeId.nullable().optional(),
  })
  .refine(
    (update) => Object.values(update).some((value) => value !== undefined),
    "Change at least one field",
  );
export type SubmissionUpdate = z.infer<typeof submissionUpdate>;

/** `POST /api/form-submissions/:id/contacts`: how staff contacted the sender. */
export const submissionContact = z.object({
  channel: z.enum(contactChannels, "Choose phone, email or whatsapp"),
});

const booleanQuery = z.enum(["true", "false"], "Use true or false").transform((value) => value === "true");

/** The filters of the inbox; `spam` is false by default. */
export const submissionFilter = z.object({
  formType: z.enum(formTypes, "Choose a form type").optional(),
  status: z.enum(submissionStatuses, "Choose a status").optional(),
  priority: z.enum(submissionPriorities, "Choose a priority").optional(),
  search: searchField.optional(),
  spam: booleanQuery.default(false),
  /** `me` for the caller, `nobody`, or an admin's id. */
  assignee: z.union([z.enum(["me", "nobody"]), assigneeId], "Choose a colleague").optional(),
});
export type SubmissionFilter = z.infer<typeof submissionFilter>;

/** Comma-separated ids. */
const idList = z
  .string()
  .transform((ids) => ids.toLowerCase().split(","))
  .pipe(z.array(idField).max(pageSizes.max, `Pick at most ${pageSizes.max}`));

/** `GET /api/form-submissions/export.csv`: a filter, or `ids`, which replace it. */
export const submissionExportQuery = submissionFilter.extend({
  ids: idList.optional(),
});

/** `GET /api/form-submissions/repeats`: at most 100 comma-separated ids. */
export const submissionRepeatsQuery = z.object({ ids: idList });

/**
 * By id, how many earlier submissions have the same e-mail address or phone number, 1 to 9; those
 * with none are left out.
 */
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

/**
 * `GET /api/form-submissions/stats`: submissions that are neither deleted nor spam. Days are
 * Indian days, oldest first.
 */
export const submissionStats = z.object({
  total: z.int(),
  byStatus: z.record(z.enum(submissionStatuses), z.int()),
  byPriority: z.record(z.enum(submissionPriorities), z.int()),
  byFormType: z.record(z.enum(formTypes), z.int()),
  /** Those assigned to the caller, and to nobody. */
  assigned: z.object({ me: z.int(), nobody: z.int() }),
  last30Days: z.array(z.object({ date: z.iso.date(), count: z.int() })),
});
export type SubmissionStats = z.infer<typeof submissionStats>;
