import type { QueryClient } from "@tanstack/react-query";
import { api } from "#src/lib/api.ts";
import type { ContactChannel } from "#src/shared/contract/submission-fields.ts";
import type { Submission, SubmissionList, SubmissionUpdate } from "#src/shared/contract/submissions.ts";
import {
  assigneesQuery,
  cachedSubmission,
  inboxKeys,
  submissionPath,
  submissionQuery,
} from "./inbox.queries.ts";

/** Refreshes the lists, counts and histories that are on the screen. */
export function refreshInbox(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ["submissions"] });
}

/**
 * The fields that an update changes. The server takes the assignee's id; the name comes from the
 * cache.
 */
function changedValues(
  client: QueryClient,
  { assigneeId, ...change }: SubmissionUpdate,
): Partial<Submission> {
  if (assigneeId === undefined) return change as Partial<Submission>;
  const admins = client.getQueryData(assigneesQuery().queryKey)?.colleagues ?? [];
  const assignee = admins.find(({ id }) => id === assigneeId) ?? null;
  return { ...(change as Partial<Submission>), assignee };
}

function patchCache(client: QueryClient, id: string, change: Partial<Submission>) {
  const patch = (row: Submission) => (row.id === id ? { ...row, ...change } : row);
  client.setQueryData(
    submissionQuery(id).queryKey,
    (record) => record && { ...record, submission: patch(record.submission) },
  );
  client.setQueriesData<SubmissionList>({ queryKey: inboxKeys.lists }, (list) =>
    list?.submissions.some((row) => row.id === id)
      ? { ...list, submissions: list.submissions.map(patch) }
      : list,
  );
}

/**
 * Changes one submission optimistically: at once on the screen, which is reset when the request
 * fails. With `etag` the request fails with 412 when somebody else changed it first. Returns the
 * submission before the change, if it is known.
 */
export async function changeSubmission(
  client: QueryClient,
  id: string,
  change: SubmissionUpdate,
  etag: string | null = null,
): Promise<Submission | undefined> {
  await Promise.all([
    client.cancelQueries({ queryKey: inboxKeys.lists }),
    client.cancelQueries({ queryKey: inboxKeys.record(id) }),
  ]);
  const before = cachedSubmission(client, id);
  patchCache(client, id, changedValues(client, change));
  try {
    const { body, etag: newEtag } = await api.withEtag<{ data: Submission }>(submissionPath(id), {
      method: "PUT",
      body: change,
      headers: etag ? { "If-Match": etag } : undefined,
    });
    patchCache(client, id, body.data);
    client.setQueryData(submissionQuery(id).queryKey, { submission: body.data, etag: newEtag });
  } catch (error) {
    if (before) patchCache(client, id, before);
    throw error;
  }
  return before;
}

/**
 * Records that staff contacted the enquirer. The first contact is the first response, which shows
 * at once. The phone or mail program opens whether or not this succeeds.
 */
export async function logContact(
  client: QueryClient,
  submission: Submission,
  channel: ContactChannel,
): Promise<void> {
  const { id, firstRespondedAt } = submission;
  patchCache(client, id, { firstRespondedAt: firstRespondedAt ?? new Date().toISOString() });
  try {
    const { data } = await api<{ data: Submission }>(`${submissionPath(id)}/contacts`, {
      method: "POST",
      body: { channel },
    });
    patchCache(client, id, data);
  } catch (error) {
    patchCache(client, id, { firstRespondedAt });
    throw error;
  }
}
