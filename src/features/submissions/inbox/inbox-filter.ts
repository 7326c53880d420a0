import { paths } from "#src/lib/paths.ts";
import {
  type FormType,
  formTypes,
  type SubmissionPriority,
  type SubmissionStatus,
  submissionPriorities,
  submissionStatuses,
} from "#src/shared/contract/submission-fields.ts";
import { limits } from "#src/shared/limits.ts";

/** What the inbox shows. All of it is in the URL. */
export interface InboxFilter {
  formType: FormType | null;
  status: SubmissionStatus | null;
  priority: SubmissionPriority | null;
  search: string;
  /** `me`, `nobody`, or an admin's id. */
  assignee: string | null;
  spam: boolean;
  sortBy: "createdAt" | "updatedAt";
  sortOrder: "asc" | "desc";
}

/** Reads the filter from a query string; unknown values are ignored. */
export function readFilter(query: URLSearchParams): InboxFilter {
  return {
    formType: oneOf(formTypes, query.get("formType")),
    status: oneOf(submissionStatuses, query.get("status")),
    priority: oneOf(submissionPriorities, query.get("priority")),
    search: (query.get("search") ?? "").trim().slice(0, limits.search),
    assignee: /^(me|nobody|[\da-f-]{36})$/.exec(query.get("assignee") ?? "")?.[0] ?? null,
    spam: query.get("spam") === "true",
    sortBy: query.get("sortBy") === "updatedAt" ? "updatedAt" : "createdAt",
    sortOrder: query.get("sortOrder") === "asc" ? "asc" : "desc",
  };
}

/** The filter as query parameters, in one canonical order and without the defaults. */
export function writeFilter(filter: InboxFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of ["formType", "status", "priority", "assignee", "search"] as const) {
    const value = filter[key];
    if (value) query.set(key, value);
  }
  if (filter.spam) query.set("spam", "true");
  if (filter.sortBy !== "createdAt") query.set("sortBy", filter.sortBy);
  if (filter.sortOrder !== "desc") query.set("sortOrder", filter.sortOrder);
  return query;
}

/** The path of the inbox with this filter, and with the submission `openId` open. */
export function inboxPath(filter: InboxFilter, openId: string | null = null): string {
  const query = writeFilter(filter);
  if (openId) query.set("open", openId);
  const text = query.toString();
  return text ? `${paths.admin}?${text}` : paths.admin;
}

/** The filter that shows all submissions but spam, newest first. */
export const emptyFilter = readFilter(new URLSearchParams());

/** Clears every filter; spam and sort order stay. */
export const noFilter = { formType: null, status: null, priority: null, assignee: null, search: "" } as const;

/** True when the list shows fewer than all submissions. */
export function isNarrowed({ formType, status, priority, assignee, search }: InboxFilter): boolean {
  return Boolean(formType || status || priority || assignee || search);
}

/** True when two filters show the same, in the same order. */
export function isSameFilter(one: InboxFilter, other: InboxFilter): boolean {
  return writeFilter(one).toString() === writeFilter(other).toString();
}

function oneOf<const Options extends readonly string[]>(
  options: Options,
  value: string | null,
): Options[number] | null {
  return options.find((option) => option === value) ?? null;
}
