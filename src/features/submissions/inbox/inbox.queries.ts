import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { type ActiveAdmins, activeAdmins } from "#shared/contract/admins.ts";
import type { Conversation, OpenMail } from "#shared/contract/messages.ts";
import {
  type Presence,
  type SamePerson,
  type Submission,
  type SubmissionList,
  type SubmissionRepeats,
  type SubmissionStats,
  type SubmissionView,
  submissionList,
  submissionRepeats,
  submissionStats,
  submissionViewList,
  type TimelineEntry,
} from "#shared/contract/submissions.ts";
import { api } from "#src/lib/api.ts";
import { emptyFilter, type InboxFilter, writeFilter } from "./inbox-filter.ts";

const path = "/api/form-submissions";
/** Rows of a page. */
export const inboxPageSize = 50;
const pollIntervalMs = 20_000;

export const inboxKeys = {
  lists: ["submissions", "list"],
  stats: ["submissions", "stats"],
  record: (id: string) => ["submissions", "record", id],
  timeline: (id: string) => ["submissions", "timeline", id],
  conversation: (id: string) => ["submissions", "conversation", id],
  samePerson: (id: string) => ["submissions", "same-person", id],
  openMails: ["submissions", "open-mails"],
  dueReminders: ["submissions", "due-reminders"],
} as const;

/** One submission with the ETag that its next change sends as `If-Match`. */
export interface SubmissionRecord {
  submission: Submission;
  etag: string | null;
}

/** The API's path of one submission. */
export function submissionPath(id: string): string {
  return `${path}/${encodeURIComponent(id)}`;
}

function listPath(filter: InboxFilter, paging: Record<string, string>): string {
  const query = writeFilter(filter);
  for (const [name, value] of Object.entries(paging)) query.set(name, value);
  return `${path}?${query}`;
}

/** The common key of all pages of a filtered inbox; a page's own key ends with its number. */
export function listKey(filter: InboxFilter) {
  return [...inboxKeys.lists, filter] as const;
}

/** One page of the filtered inbox, from 1, newest first unless the filter says otherwise. */
export function inboxPageQuery(filter: InboxFilter, page: number) {
  return queryOptions({
    queryKey: [...listKey(filter), page],
    queryFn: ({ signal }) =>
      api<SubmissionList>(listPath(filter, { page: String(page), limit: String(inboxPageSize) }), {
        signal,
        schema: submissionList,
      }),
  });
}

/**
 * A text that changes whenever something in the filtered inbox does: the count and the latest
 * change. It reads one row, so that it can be polled, and the list is read again only when it has
 * changed.
 */
export function inboxFingerprintQuery(filter: InboxFilter) {
  return queryOptions({
    queryKey: ["submissions", "fingerprint", filter],
    queryFn: async ({ signal }) => {
      const newest = { ...filter, sortBy: "updatedAt", sortOrder: "desc" } as const;
      const { submissions, pagination } = await api<SubmissionList>(listPath(newest, { limit: "1" }), {
        signal,
        schema: submissionList,
      });
      return `${pagination.total} ${submissions[0]?.id} ${submissions[0]?.updatedAt}`;
    },
    refetchInterval: pollIntervalMs,
    staleTime: 0,
    retry: false,
  });
}

/** Counts by status, priority and form type, without spam. */
export function submissionStatsQuery() {
  return queryOptions({
    queryKey: inboxKeys.stats,
    queryFn: ({ signal }) => api<SubmissionStats>(`${path}/stats`, { signal, schema: submissionStats }),
  });
}

/** How many submissions match a filter. */
export function countQuery(filter: InboxFilter) {
  return queryOptions({
    queryKey: ["submissions", "count", filter],
    queryFn: async ({ signal }) => {
      const { pagination } = await api<SubmissionList>(listPath(filter, { limit: "1" }), {
        signal,
        schema: submissionList,
      });
      return pagination.total;
    },
  });
}

const remindersShown = 20;

/** The submissions whose reminder is due, the earliest first. */
export function dueRemindersQuery() {
  const filter: InboxFilter = { ...emptyFilter, reminder: "due" };
  return queryOptions({
    queryKey: inboxKeys.dueReminders,
    queryFn: ({ signal }) =>
      api<SubmissionList>(listPath(filter, { limit: String(remindersShown) }), {
        signal,
        schema: submissionList,
      }),
    refetchInterval: pollIntervalMs,
    refetchIntervalInBackground: true,
    retry: false,
  });
}

/** The views that the team shares. */
export function sharedViewsQuery() {
  return queryOptions({
    queryKey: ["submission-views"],
    queryFn: ({ signal }) =>
      api<{ views: SubmissionView[] }>(`${path}/views`, { signal, schema: submissionViewList }),
    select: ({ views }) => views,
  });
}

const maxSelected = 500;
const selectPageSize = 100;

/** The ids of the submissions that match the filter, at most 500, in the order of the list. */
export async function matchingIds(filter: InboxFilter, total: number): Promise<string[]> {
  const pages = Math.ceil(Math.min(total, maxSelected) / selectPageSize);
  const lists = await Promise.all(
    Array.from({ length: pages }, (_, index) =>
      api<SubmissionList>(listPath(filter, { page: String(index + 1), limit: String(selectPageSize) })),
    ),
  );
  return lists.flatMap(({ submissions }) => submissions.map(({ id }) => id));
}

/** One submission with its ETag. */
export function submissionQuery(id: string) {
  return queryOptions({
    queryKey: inboxKeys.record(id),
    queryFn: async ({ signal }): Promise<SubmissionRecord> => {
      const { body, etag } = await api.withEtag<{ data: Submission }>(submissionPath(id), {
        signal,
      });
      return { submission: body.data, etag };
    },
    staleTime: 0,
  });
}

/** What staff did with a submission, newest first. */
export function timelineQuery(id: string) {
  return queryOptions({
    queryKey: inboxKeys.timeline(id),
    queryFn: ({ signal }) => api<{ entries: TimelineEntry[] }>(`${submissionPath(id)}/timeline`, { signal }),
    select: ({ entries }) => entries,
    staleTime: 0,
  });
}

/** How often an open conversation is read again; a mail is to be seen within two seconds. Hidden tabs wait. */
const conversationIntervalMs = 1_000;

/** The messages of a submission, oldest first. */
export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: inboxKeys.conversation(id),
    queryFn: ({ signal }) => api<Conversation>(`${submissionPath(id)}/messages`, { signal }),
    refetchInterval: conversationIntervalMs,
    staleTime: 0,
  });
}

/** Mails that belong to no conversation, newest first. */
export function openMailsQuery() {
  return queryOptions({
    queryKey: inboxKeys.openMails,
    queryFn: ({ signal }) => api<{ mails: OpenMail[] }>("/api/received-mails", { signal }),
    select: ({ mails }) => mails,
    refetchInterval: pollIntervalMs,
  });
}

const presenceIntervalMs = 20_000;

/** Says that a submission is open here, and reads who else has it open. */
export function presenceQuery(id: string, editing: boolean) {
  return queryOptions({
    queryKey: ["submission-presence", id, editing],
    queryFn: ({ signal }) =>
      api<Presence>(`${submissionPath(id)}/presence`, { method: "PUT", body: { editing }, signal }),
    select: ({ others }) => others,
    placeholderData: (before) => before,
    refetchInterval: presenceIntervalMs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** The title of a published article, by its slug. */
export function articleTitleQuery(slug: string | null) {
  return queryOptions({
    queryKey: ["article-title", slug],
    queryFn: ({ signal }) =>
      api<{ data: { title: string } }>(`/api/discover/slug/${encodeURIComponent(slug ?? "")}`, { signal }),
    select: ({ data }) => data.title,
    enabled: slug !== null,
  });
}

/** Other submissions with the same e-mail address or phone number, newest first. */
export function samePersonQuery(id: string) {
  return queryOptions({
    queryKey: inboxKeys.samePerson(id),
    queryFn: ({ signal }) => api<SamePerson>(`${submissionPath(id)}/same-person`, { signal }),
    select: ({ submissions }) => submissions,
  });
}

/** The ids of the submissions that are worked as one with this one, as far as they are known. */
export function cachedLinks(client: QueryClient, id: string): string[] {
  const others = client.getQueryData(samePersonQuery(id).queryKey)?.submissions ?? [];
  return others.filter(({ linkedBy }) => linkedBy !== null).map((other) => other.id);
}

/**
 * How many earlier submissions came from the people behind these. No change to a submission
 * affects the counts.
 */
export function repeatsQuery(ids: string[]) {
  return queryOptions({
    queryKey: ["submission-repeats", ids],
    queryFn: ({ signal }) =>
      api<SubmissionRepeats>(`${path}/repeats?${new URLSearchParams({ ids: ids.join(",") })}`, {
        signal,
        schema: submissionRepeats,
      }),
    select: ({ repeats }) => repeats,
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });
}

/**
 * Whom submissions can be assigned to. Its key belongs to the team, so that changing the team or
 * a name refreshes it.
 */
export function assigneesQuery() {
  return queryOptions({
    queryKey: ["admins", "team", "assignees"],
    queryFn: ({ signal }) => api<ActiveAdmins>("/api/admin/colleagues", { signal, schema: activeAdmins }),
  });
}

/** The submissions that match the filter, as a CSV file. */
export function exportFiltered(filter: InboxFilter): Promise<Blob> {
  return api.blob(`${path}/export.csv?${writeFilter(filter)}`);
}

/** The selected submissions, at most 100, as a CSV file. */
export function exportSelected(ids: string[]): Promise<Blob> {
  return api.blob(`${path}/export.csv?${new URLSearchParams({ ids: ids.join(",") })}`);
}

/** The submission as the cache has it, from its own read or from a list. */
export function cachedSubmission(client: QueryClient, id: string): Submission | undefined {
  const record = client.getQueryData(submissionQuery(id).queryKey)?.submission;
  if (record) return record;
  for (const [, list] of client.getQueriesData<SubmissionList>({ queryKey: inboxKeys.lists })) {
    const row = list?.submissions.find((other) => other.id === id);
    if (row) return row;
  }
}
