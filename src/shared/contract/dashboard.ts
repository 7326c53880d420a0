import { z } from "zod";
import { formTypes } from "../forms/forms.ts";
import { idField } from "./fields.ts";
import { submissionPriorities, submissionStatuses } from "./submission-fields.ts";

const dashboardArticle = z.object({
  id: idField,
  title: z.string(),
  views: z.int(),
  /** Submissions that started on it and are not deleted. */
  enquiries: z.int(),
});
export type DashboardArticle = z.infer<typeof dashboardArticle>;

/** `GET /api/admin/dashboard`. Minutes are working minutes, days are Indian days. */
export const dashboard = z.object({
  total: z.int(),
  byStatus: z.record(z.enum(submissionStatuses), z.int()),
  byFormType: z.record(z.enum(formTypes), z.int()),
  /** Oldest first. */
  last30Days: z.array(z.object({ date: z.iso.date(), count: z.int() })),
  waiting: z.object({
    /** Submissions whose first response is late, counted up to 100. */
    overdue: z.int(),
    longest: z.array(
      z.object({
        id: idField,
        firstName: z.string(),
        lastName: z.string().nullable(),
        formType: z.enum(formTypes),
        priority: z.enum(submissionPriorities),
        createdAt: z.iso.datetime({ precision: 3 }),
      }),
    ),
  }),
  /** Calls that are due, and that will be today; each counted up to 100. */
  reminders: z.object({ due: z.int(), later: z.int() }),
  /** First responses of the last 30 days. */
  responses: z.object({
    count: z.int(),
    medianMinutes: z.int().nullable(),
    /** Those within the target time. */
    withinTarget: z.int(),
    /** A histogram: how many took at most `upTo` minutes (null: any number). */
    spread: z.array(z.object({ upTo: z.int().nullable(), count: z.int() })),
  }),
  articles: z.object({
    byEnquiries: z.array(dashboardArticle),
    byViews: z.array(dashboardArticle),
  }),
});
export type Dashboard = z.infer<typeof dashboard>;
