import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "#src/lib/api.ts";
import type { ActiveAdmins } from "#src/shared/contract/admins.ts";
import type { ContactChannel } from "#src/shared/contract/submission-fields.ts";
import type {
  Submission,
  SubmissionChange,
  SubmissionList,
  SubmissionRepeats,
  SubmissionStats,
  SubmissionUpdate,
} from "#src/shared/contract/submissions.ts";
import { type InboxFilter, writeFilter } from "./inbox-filter.ts";

const path = "/api/form-submissions";
/** Rows of a page. */
export const inboxPageSize = 50;
const refreshEvery = 20_000;

const keys = {
  lists: ["submissions", "list"],
  stats: ["submissions", "stats"],
  record: (id: string) => ["submissions", "record", id],
  history: (id: string) => ["submissions", "history", id],
} as const;

/** One submission with the version mark that its next change has to name. */
export interface SubmissionRecord {
  submission: Submission;
  etag: string | null;
}

function listPath(filter: InboxFilter, paging: Record<string, string>): string {
  const query = writeFilter(filter);
  for (const [name, value] of Object.entries(paging)) query.set(name, value);
  return `${path}?${query}`;
}

/** The key of every page that was read of a filtered inbox; a page's own key ends with its number. */
export function listKey(filter: InboxFilter) {
  return [...keys.lists, filter] as const;
}

/** One page of the filtered inbox, from 1, newest first unless the filter says otherwise. */
export function inboxPageQuery(filter: InboxFilter, page: number) {
  return queryOptions({
    queryKey: [...listKey(filter), page],
    queryFn: ({ signal }) =>
      api<SubmissionList>(listPath(filter, { page: String(page), limit: String(inboxPageSize) }), { signal }),
  });
}

/**
 * A mark that changes whenever something in the filtered inbox does: the count and the latest change. It costs one
 * row, so it can be asked for often, and the list itself is read again only when it has changed.
 */
export function inboxPulseQuery(filter: InboxFilter) {
  return queryOptions({
    queryKey: ["submissions", "pulse", filter],
    queryFn: async ({ signal }) => {
      const newest = { ...filter, sortBy: "updatedAt", sortOrder: "desc" } as const;
      const { submissions, pagination } = await api<SubmissionList>(listPath(newest, { limit: "1" }), {
        signal,
      });
      return `${pagination.total} ${submissions[0]?.id} ${submissions[0]?.updatedAt}`;
    },
    refetchInterval: refreshEvery,
    staleTime: 0,
    retry: false,
  });
}

/** Counts by status, priority and form type, without spam. */
export function submissionStatsQuery() {
  return queryOptions({
    queryKey: keys.stats,
    queryFn: ({ signal }) => api<SubmissionStats>(`${path}/stats`, { signal }),
  });
}

/** How many submissions lie in spam. */
export function spamCountQuery() {
  return queryOptions({
    queryKey: ["submissions", "spam"],
    queryFn: async ({ signal }) => {
      const { pagination } = await api<SubmissionList>(`${path}?spam=true&limit=1`, { signal });
      return pagination.total;
    },
  });
}

/** One submission, whole. */
export function submissionQuery(id: string) {
  return queryOptions({
    queryKey: keys.record(id),
    queryFn: async ({ signal }): Promise<SubmissionRecord> => {
      const { body, etag } = await api.withEtag<{ data: Submission }>(`${path}/${encodeURIComponent(id)}`, {
        signal,
      });
      return { submission: body.data, etag };
    },
    staleTime: 0,
  });
}

/** What staff changed in it, newest first. */
export function submissionHistoryQuery(id: string) {
  return queryOptions({
    queryKey: keys.history(id),
    queryFn: ({ signal }) =>
      api<{ history: SubmissionChange[] }>(`${path}/${encodeURIComponent(id)}/history`, { signal }),
    select: ({ history }) => history,
    staleTime: 0,
  });
}

/** Other enquiries that name the same e-mail address or telephone number, newest first. */
export function earlierQuery({ id, email, phone }: Pick<Submission, "id" | "email" | "phone">) {
  return queryOptions({
    queryKey: ["submissions", "earlier", email, phone],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        [email, phone]
          .filter((text) => text !== null)
          .map((search) =>
            api<SubmissionList>(`${path}?${new URLSearchParams({ search, limit: "10" })}`, { signal }),
          ),
      );
      const found = lists.flatMap(({ submissions }) => submissions);
      return found.filter((other) => other.email === email || (phone !== null && other.phone === phone));
    },
    select: (found) =>
      [...new Map(found.map((other) => [other.id, other])).values()].filter((other) => other.id !== id),
  });
}

/** How many earlier submissions came from the people behind these; they are in the past, so no change touches them. */
export function repeatsQuery(ids: string[]) {
  return queryOptions({
    queryKey: ["submission-repeats", ids],
    queryFn: ({ signal }) =>
      api<SubmissionRepeats>(`${path}/repeats?${new URLSearchParams({ ids: ids.join(",") })}`, { signal }),
    select: ({ repeats }) => repeats,
    enabled: ids.length > 0,
    placeholderData: (before) => before,
  });
}

/** Who a submission can be given to, and which of them is reading. It is part of the team, so what changes the team or a name reads it again. */
export function colleaguesQuery() {
  return queryOptions({
    queryKey: ["admins", "team", "colleagues"],
    queryFn: ({ signal }) => api<ActiveAdmins>("/api/admin/colleagues", { signal }),
  });
}

/** The filtered rows as a CSV file. */
export function exportSubmissions(filter: InboxFilter): Promise<Blob> {
  return api.blob(`${path}/export.csv?${writeFilter(filter)}`);
}

/** The picked submissions, at most 100, as a CSV file. */
export function exportPicked(ids: string[]): Promise<Blob> {
  return api.blob(`${path}/export.csv?${new URLSearchParams({ ids: ids.join(",") })}`);
}

/** The submission as any read of this session last showed it. */
export function knownSubmission(client: QueryClient, id: string): Submission | undefined {
  const record = client.getQueryData(submissionQuery(id).queryKey)?.submission;
  if (record) return record;
  for (const [, list] of client.getQueriesData<SubmissionList>({ queryKey: keys.lists })) {
    const row = list?.submissions.find((other) => other.id === id);
    if (row) return row;
  }
}

/** What a change makes of a submission on the screen: the colleague's name is known here, the server asks for the id alone. */
function shownAs(client: QueryClient, { assigneeId, ...change }: SubmissionUpdate): Partial<Submission> {
  if (assigneeId === undefined) return change as Partial<Submission>;
  const colleagues = client.getQueryData(colleaguesQuery().queryKey)?.colleagues ?? [];
  const assignee = colleagues.find(({ id }) => id === assigneeId) ?? null;
  return { ...(change as Partial<Submission>), assignee };
}

function show(client: QueryClient, id: string, change: Partial<Submission>) {
  const apply = (row: Submission) => (row.id === id ? { ...row, ...change } : row);
  client.setQueryData(
    submissionQuery(id).queryKey,
    (record) => record && { ...record, submission: apply(record.submission) },
  );
  client.setQueriesData<SubmissionList>({ queryKey: keys.lists }, (list) =>
    list?.submissions.some((row) => row.id === id)
      ? { ...list, submissions: list.submissions.map(apply) }
      : list,
  );
}

/**
 * Changes one submission: at once on the screen, then on the server, and back again when that fails. With `etag` the
 * change is refused with 412 when somebody else was faster. Returns what the submission was before.
 */
export async function changeSubmission(
  client: QueryClient,
  id: string,
  change: SubmissionUpdate,
  etag: string | null = null,
): Promise<Submission | undefined> {
  await Promise.all([
    client.cancelQueries({ queryKey: keys.lists }),
    client.cancelQueries({ queryKey: keys.record(id) }),
  ]);
  const before = knownSubmission(client, id);
  show(client, id, shownAs(client, change));
  try {
    const answer = await api.withEtag<{ data: Submission }>(`${path}/${encodeURIComponent(id)}`, {
      method: "PUT",
      body: change,
      headers: etag ? { "If-Match": etag } : undefined,
    });
    show(client, id, answer.body.data);
    client.setQueryData(submissionQuery(id).queryKey, { submission: answer.body.data, etag: answer.etag });
  } catch (error) {
    if (before) show(client, id, before);
    throw error;
  }
  return before;
}

/**
 * Writes down that the enquirer was reached. The first time is the first answer, and shows at once; the telephone or the mail
 * program opens whether or not this succeeds.
 */
export async function logContact(
  client: QueryClient,
  submission: Submission,
  channel: ContactChannel,
): Promise<void> {
  const { id, firstRespondedAt } = submission;
  show(client, id, { firstRespondedAt: firstRespondedAt ?? new Date().toISOString() });
  try {
    const { data } = await api<{ data: Submission }>(`${path}/${encodeURIComponent(id)}/contacts`, {
      method: "POST",
      body: { channel },
    });
    show(client, id, data);
  } catch (error) {
    show(client, id, { firstRespondedAt });
    throw error;
  }
}

/** Reads the lists, the counts and the histories again, where they are on the screen. */
export function refreshInbox(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ["submissions"] });
}
