import {
  type SubmissionPriority,
  type SubmissionStatus,
  submissionPriorities,
  submissionStatuses,
} from "#shared/contract/submission-fields.ts";
import { type FormType, formTypes } from "#shared/forms/forms.ts";
import { limits } from "#shared/limits.ts";
import { paths, withQuery } from "#src/lib/paths.ts";

/** What the inbox shows. All of it is in the URL. An empty list of values is no filter. */
export interface InboxFilter {
  formType: readonly FormType[];
  status: readonly SubmissionStatus[];
  priority: readonly SubmissionPriority[];
  search: string;
  /** `me`, `nobody`, and ids of admins. */
  assignee: readonly string[];
  /** Those whose first response is late or soon will be. */
  response: "due" | "overdue" | null;
  /** Those with a reminder, or whose reminder is due. */
  reminder: "set" | "due" | null;
  spam: boolean;
  /** Those that were deleted lately, instead of the others. */
  deleted: boolean;
  sortBy: "createdAt" | "updatedAt";
  sortOrder: "asc" | "desc";
}

/** Reads the filter from a query string; unknown values are ignored. */
export function readFilter(query: URLSearchParams): InboxFilter {
  const values = (name: string) => [...new Set((query.get(name) ?? "").split(","))];
  const response = query.get("response");
  const reminder = query.get("reminder");
  return {
    formType: formTypes.filter((type) => values("formType").includes(type)),
    status: submissionStatuses.filter((status) => values("status").includes(status)),
    priority: submissionPriorities.filter((priority) => values("priority").includes(priority)),
    search: (query.get("search") ?? "").trim().slice(0, limits.search),
    assignee: values("assignee").filter((value) => /^(me|nobody|[\da-f-]{36})$/.test(value)),
    response: response === "due" || response === "overdue" ? response : null,
    reminder: reminder === "set" || reminder === "due" ? reminder : null,
    spam: query.get("spam") === "true",
    deleted: query.get("deleted") === "true",
    sortBy: query.get("sortBy") === "updatedAt" ? "updatedAt" : "createdAt",
    sortOrder: query.get("sortOrder") === "asc" ? "asc" : "desc",
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
