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

/** What the inbox shows. The address bar holds all of it. */
export interface InboxFilter {
  formType: FormType | null;
  status: SubmissionStatus | null;
  priority: SubmissionPriority | null;
  search: string;
  /** `me`, `nobody`, or a colleague's id. */
  assignee: string | null;
  spam: boolean;
  sortBy: "createdAt" | "updatedAt";
  sortOrder: "asc" | "desc";
}

/** Reads the filter from the address; what it does not know counts as not said. */
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

/** The address of the inbox with this filter, and with one submission open when `open` is its id. */
export function inboxPath(filter: InboxFilter, open: string | null = null): string {
  const query = writeFilter(filter);
  if (open) query.set("open", open);
  const text = query.toString();
  return text ? `${paths.admin}?${text}` : paths.admin;
}

/** Every filter taken away; spam and sort stay. */
export const noFilter = { formType: null, status: null, priority: null, assignee: null, search: "" } as const;

/** True when the list shows less than everything. */
export function isNarrowed({ formType, status, priority, assignee, search }: InboxFilter): boolean {
  return Boolean(formType || status || priority || assignee || search);
}

function oneOf<const Options extends readonly string[]>(
  options: Options,
  value: string | null,
): Options[number] | null {
  return options.find((option) => option === value) ?? null;
}
