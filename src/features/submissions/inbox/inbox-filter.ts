import type { z } from "zod";
import {
  type SubmissionPriority,
  type SubmissionStatus,
  submissionPriorities,
  submissionStatuses,
} from "#shared/contract/submission-fields.ts";
import { submissionListQuery } from "#shared/contract/submissions.ts";
import { type FormType, formTypes } from "#shared/forms/forms.ts";
import { paths, withQuery } from "#src/lib/paths.ts";
import { readQuery } from "#src/lib/read-query.ts";

const filterFields = submissionListQuery.omit({ page: true, limit: true });
type FilterFields = z.output<typeof filterFields>;

/** What the inbox shows. All of it is in the URL. An empty list of values is no filter. */
export interface InboxFilter {
  formType: readonly FormType[];
  status: readonly SubmissionStatus[];
  priority: readonly SubmissionPriority[];
  search: string;
  /** `me`, `nobody`, and ids of admins. */
  assignee: readonly string[];
  /** Those whose first response is late or soon will be. */
  response: NonNullable<FilterFields["response"]> | null;
  /** Those with a reminder, or whose reminder is due. */
  reminder: NonNullable<FilterFields["reminder"]> | null;
  spam: boolean;
  /** Those that were deleted lately, instead of the others. */
  deleted: boolean;
  sortBy: FilterFields["sortBy"];
  sortOrder: FilterFields["sortOrder"];
}

/** Reads the filter from a query string; unknown values are ignored. */
export function readFilter(query: URLSearchParams): InboxFilter {
  const { formType, status, priority, assignee, ...one } = readQuery(filterFields, query);
  return {
    // In one order, so that two filters with the same values are the same.
    formType: formTypes.filter((value) => formType?.includes(value)),
    status: submissionStatuses.filter((value) => status?.includes(value)),
    priority: submissionPriorities.filter((value) => priority?.includes(value)),
    assignee: assignee ?? [],
    search: one.search ?? "",
    response: one.response ?? null,
    reminder: one.reminder ?? null,
    spam: one.spam,
    deleted: one.deleted,
    sortBy: one.sortBy,
    sortOrder: one.sortOrder,
  };
}

/** The filter as query parameters, in one canonical order and without the defaults. */
export function writeFilter(filter: InboxFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of ["formType", "status", "priority", "assignee"] as const) {
    if (filter[key].length > 0) query.set(key, filter[key].join());
  }
  if (filter.response) query.set("response", filter.response);
  if (filter.reminder) query.set("reminder", filter.reminder);
  if (filter.search) query.set("search", filter.search);
  if (filter.spam) query.set("spam", "true");
  if (filter.deleted) query.set("deleted", "true");
  if (filter.sortBy !== "createdAt") query.set("sortBy", filter.sortBy);
  if (filter.sortOrder !== "desc") query.set("sortOrder", filter.sortOrder);
  return query;
}

/** The path of the inbox with this filter, and with the submission `openId` open. */
export function inboxPath(filter: InboxFilter, openId: string | null = null): string {
  const query = writeFilter(filter);
  if (openId) query.set("open", openId);
  return withQuery(paths.admin, query);
}

/** The filter that shows all submissions but spam, newest first. */
export const emptyFilter = readFilter(new URLSearchParams());

/** Clears every filter; spam, deleted and sort order stay. */
export const noFilter = {
  formType: [],
  status: [],
  priority: [],
  assignee: [],
  response: null,
  reminder: null,
  search: "",
} as const;

/** True when the list shows fewer than all submissions. */
export function isNarrowed(filter: InboxFilter): boolean {
  const { formType, status, priority, assignee, response, reminder, search } = filter;
  const values = [...formType, ...status, ...priority, ...assignee];
  return values.length > 0 || Boolean(response || reminder || search);
}

/** True when two filters show the same, in the same order. */
export function isSameFilter(one: InboxFilter, other: InboxFilter): boolean {
  return writeFilter(one).toString() === writeFilter(other).toString();
}
