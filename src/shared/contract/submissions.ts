import { z } from "zod";
import { formTypes } from "../forms/forms.ts";
import { languageCodes } from "../languages.ts";
import { limits, pageSizes } from "../limits.ts";
import { staffLimits } from "../staff-limits.ts";
import {
  clearableText,
  idField,
  optionalText,
  pageQuery,
  pagination,
  requiredText,
  searchField,
} from "./fields.ts";
import {
  contactChannels,
  contactOutcomes,
  deletionReasons,
  submissionPriorities,
  submissionStatuses,
} from "./submission-fields.ts";

/** A call that staff planned: when, what about, and who planned it. */
export const reminder = z.object({
  at: z.string(),
  note: z.string().nullable(),
  adminId: idField.nullable(),
});

/** A submission as staff read it. */
export const submission = z.object({
  id: idField,
  reference: z.string(),
  formType: z.enum(formTypes),
  language: z.enum(languageCodes),
  firstName: z.string(),
  lastName: z.string().nullable(),
  /** Null when the sender of a station's report gave none. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  status: z.enum(submissionStatuses),
  priority: z.enum(submissionPriorities),
  notes: z.string().nullable(),
  formData: z.record(z.string(), z.string().nullable()),
  spam: z.boolean(),
  spamReasons: z.array(z.string()),
  consent: z
    .object({ version: z.string(), language: z.string(), at: z.string(), marketing: z.boolean() })
    .nullable(),
  origin: z.record(z.string(), z.unknown()).nullable(),
  /** The admin who is responsible for it. */
  assignee: z.object({ id: idField, name: z.string() }).nullable(),
  /** The first message, or the first call that reached the sender. */
  firstRespondedAt: z.string().nullable(),
  reminder: reminder.nullable(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Submission = z.infer<typeof submission>;

/**
 * One entry of a submission's timeline: who set which field from which value to which. The field
 * is `notes` for a note (its text is in `to`), and `contact` for a contact (its channel is in
 * `to`).
 */
export const timelineEntry = z.object({
  id: idField,
  at: z.string(),
  adminName: z.string().nullable(),
  field: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  outcome: z.enum(contactOutcomes).nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** The submission after a note or a contact was added to its timeline, and that entry. */
export const timelineAddition = z.object({ data: submission, entry: timelineEntry });
export type TimelineAddition = z.infer<typeof timelineAddition>;

const lowerCaseId = idField.transform((id) => id.toLowerCase());

/** `PUT /api/form-submissions/:id`: any of these, at least one. */
export const submissionUpdate = z
  .object({
    status: z.enum(submissionStatuses, "Choose a status").optional(),
    priority: z.enum(submissionPriorities, "Choose a priority").optional(),
    notes: clearableText({ max: limits.notes, multiline: true }),
    spam: z.boolean("Say true or false").optional(),
    assigneeId: lowerCaseId.nullable().optional(),
  })
  .refine(
    (update) => Object.values(update).some((value) => value !== undefined),
    "Change at least one field",
  );
export type SubmissionUpdate = z.infer<typeof submissionUpdate>;

/** `POST /api/form-submissions/:id/contacts`: how the sender was contacted, with what outcome. */
export const submissionContact = z.object({
  channel: z.enum(contactChannels, "Choose phone, email or whatsapp"),
  outcome: z.enum(contactOutcomes, "Choose an outcome").nullish(),
});
export type SubmissionContact = z.infer<typeof submissionContact>;

/** `PUT /api/form-submissions/:id/reminder` */
export const reminderInput = z.object({
  at: z.iso
    .datetime({ offset: true, error: "Choose a day and a time" })
    .refine((at) => Number.isFinite(Date.parse(at)), "Choose a day and a time"),
  note: optionalText({ max: staffLimits.reminderNote }),
});
export type ReminderInput = z.input<typeof reminderInput>;

/** `POST /api/form-submissions/:id/notes` */
export const submissionNote = z.object({
  text: requiredText({ max: limits.notes, required: "Write a note", multiline: true }),
  /** The ids of colleagues whom it names, and who are told of it by mail. */
  mentions: z
    .array(lowerCaseId)
    .max(staffLimits.mentions, `Mention at most ${staffLimits.mentions} colleagues`)
    .optional(),
});

/** `DELETE /api/form-submissions/:id` */
export const submissionDeletion = z.object({
  reason: z.enum(deletionReasons, "Choose a reason").optional(),
});

/** `DELETE /api/form-submissions/:id/timeline/:entryId` */
export const timelineEntryParam = z.object({ id: lowerCaseId, entryId: lowerCaseId });

const booleanQuery = z.enum(["true", "false"], "Use true or false").transform((value) => value === "true");

/** Several values of a filter, separated by commas. */
function severalOf<Value extends string>(isValid: (value: string) => value is Value, message: string) {
  return z.string().transform((text, context): Value[] => {
    const values = [...new Set(text.split(","))];
    if (values.every(isValid)) return values;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

function isOneOf<const Options extends readonly string[]>(options: Options) {
  return (value: string): value is Options[number] => options.includes(value);
}

const maxAssignees = 10;

/** The filters of the inbox; several values of one are separated by commas. */
export const submissionFilter = z.object({
  formType: severalOf(isOneOf(formTypes), "Choose a form type").optional(),
  status: severalOf(isOneOf(submissionStatuses), "Choose a status").optional(),
  priority: severalOf(isOneOf(submissionPriorities), "Choose a priority").optional(),
  search: searchField.optional(),
  spam: booleanQuery.default(false),
  /** `me` for the caller, `nobody`, or an admin's id. */
  assignee: severalOf(
    (value): value is string => /^(me|nobody)$/.test(value) || idField.safeParse(value).success,
    "Choose a colleague",
  )
    .pipe(z.array(z.string().toLowerCase()).max(maxAssignees, `Choose at most ${maxAssignees} colleagues`))
    .optional(),
  /** Those that wait for their first response, and for which it is due soon or overdue. */
  response: z.enum(["due", "overdue"], "Use due or overdue").optional(),
  /**
   * Those with a reminder, or whose reminder is due. In the default order they are sorted by its
   * time, the earliest first.
   */
  reminder: z.enum(["set", "due"], "Use set or due").optional(),
  /** Those that were deleted in the last 30 days, instead of the others. */
  deleted: booleanQuery.default(false),
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

/** Another submission with the same e-mail address or phone number. */
export const samePersonSubmission = z.object({
  id: idField,
  reference: z.string(),
  formType: z.enum(formTypes),
  status: z.enum(submissionStatuses),
  createdAt: z.string(),
  /** What it is about, on one line: its main answers and its message. */
  summary: z.string(),
  /** Who linked the two, so that they are worked as one; null when they are not linked. */
  linkedBy: z.string().nullable(),
});
export type SamePersonSubmission = z.infer<typeof samePersonSubmission>;

/** `GET /api/form-submissions/:id/same-person`, newest first. */
export const samePerson = z.object({ submissions: z.array(samePersonSubmission) });
export type SamePerson = z.infer<typeof samePerson>;

/** `/api/form-submissions/:id/links/:otherId` */
export const linkParam = z.object({ id: lowerCaseId, otherId: lowerCaseId });

/** `GET /api/form-submissions` */
export const submissionListQuery = submissionFilter.extend({
  ...pageQuery(pageSizes.submissions),
  sortBy: z.enum(["createdAt", "updatedAt"], "Sort by createdAt or updatedAt").default("createdAt"),
  sortOrder: z.enum(["asc", "desc"], "Sort asc or desc").default("desc"),
});
export type SubmissionListQuery = z.infer<typeof submissionListQuery>;

/** A filter of the inbox that somebody named and shared with the team. */
export const submissionView = z.object({
  id: idField,
  name: z.string(),
  /** The inbox's query string. */
  query: z.string(),
  adminName: z.string(),
});
export type SubmissionView = z.infer<typeof submissionView>;

/** `GET /api/form-submissions/views` */
export const submissionViewList = z.object({ views: z.array(submissionView) });

/** `POST /api/form-submissions/views` */
export const submissionViewInput = z.object({
  name: requiredText({ max: staffLimits.viewName, required: "Name the view" }),
  query: requiredText({ max: 1000, required: "Choose a filter" }),
});

/** `PUT /api/form-submissions/:id/presence` */
export const presenceInput = z.object({ editing: z.boolean("Say true or false") });

/** Who else has the submission open. */
export const presence = z.object({
  others: z.array(z.object({ name: z.string(), editing: z.boolean() })),
});
export type Presence = z.infer<typeof presence>;

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
