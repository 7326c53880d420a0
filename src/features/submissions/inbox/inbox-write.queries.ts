import type { QueryClient } from "@tanstack/react-query";
import type { MessageInput, SentMessage } from "#shared/contract/messages.ts";
import type { DeletionReason } from "#shared/contract/submission-fields.ts";
import type {
  ReminderInput,
  Submission,
  SubmissionContact,
  SubmissionList,
  SubmissionUpdate,
  SubmissionView,
  TimelineAddition,
} from "#shared/contract/submissions.ts";
import { api } from "#src/lib/api.ts";
import {
  assigneesQuery,
  cachedSubmission,
  inboxKeys,
  sharedViewsQuery,
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
  const { id, name } = admins.find((admin) => admin.id === assigneeId) ?? {};
  return { ...(change as Partial<Submission>), assignee: id && name ? { id, name } : null };
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
    // A record that is not loaded yet goes on loading: if the network is lost now, nothing else loads it.
    client.cancelQueries({
      queryKey: inboxKeys.record(id),
      predicate: ({ state }) => state.data !== undefined,
    }),
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

/** Adds a note or a contact to a submission's timeline. Returns the new entry's id. */
export async function addToTimeline(
  client: QueryClient,
  id: string,
  addition: { text: string; mentions?: string[] } | SubmissionContact,
): Promise<string> {
  const kind = "text" in addition ? "notes" : "contacts";
  const { data, entry } = await api<TimelineAddition>(`${submissionPath(id)}/${kind}`, {
    method: "POST",
    body: addition,
  });
  patchCache(client, id, data);
  void refreshInbox(client);
  return entry.id;
}

/** Takes a note or a contact back. */
export async function takeBack(client: QueryClient, id: string, entryId: string): Promise<void> {
  const { data } = await api<{ data: Submission }>(`${submissionPath(id)}/timeline/${entryId}`, {
    method: "DELETE",
  });
  patchCache(client, id, data);
  void refreshInbox(client);
}

/** Sets when to call the sender of a submission, or removes the reminder with null. */
export async function setReminder(
  client: QueryClient,
  id: string,
  reminder: ReminderInput | null,
): Promise<void> {
  const { data } = await api<{ data: Submission }>(`${submissionPath(id)}/reminder`, {
    method: reminder ? "PUT" : "DELETE",
    body: reminder ?? undefined,
  });
  patchCache(client, id, data);
  void refreshInbox(client);
}

/** Links two submissions of one person so that they are worked as one, or undoes it. */
export async function setLink(
  client: QueryClient,
  { id, otherId, linked }: { id: string; otherId: string; linked: boolean },
): Promise<void> {
  await api(`${submissionPath(id)}/links/${encodeURIComponent(otherId)}`, {
    method: linked ? "PUT" : "DELETE",
  });
  await refreshInbox(client);
}

/** Queues a reply. Returns its id, by which it can be taken back for ten seconds. */
export async function sendMessage(client: QueryClient, id: string, message: MessageInput): Promise<string> {
  const { data } = await api<SentMessage>(`${submissionPath(id)}/messages`, {
    method: "POST",
    body: message,
  });
  void refreshInbox(client);
  return data.id;
}

/** Takes a reply back that was not sent yet. */
export async function takeMessageBack(client: QueryClient, id: string, messageId: string): Promise<void> {
  await api(`${submissionPath(id)}/messages/${messageId}`, { method: "DELETE" });
  void refreshInbox(client);
}

/** Sends a failed message again, or lets the stranger who wrote one take part. */
export async function actOnMessage(
  client: QueryClient,
  { id, messageId, action }: { id: string; messageId: string; action: "retry" | "let-in" },
): Promise<void> {
  await api(`${submissionPath(id)}/messages/${messageId}/${action}`, { method: "POST" });
  void refreshInbox(client);
}

/** Puts a mail that belongs nowhere into a conversation, or away. */
export async function settleMail(
  client: QueryClient,
  mailId: string,
  submissionId: string | null,
): Promise<void> {
  const path = `/api/received-mails/${mailId}`;
  if (submissionId) await api(`${path}/assign`, { method: "POST", body: { submissionId } });
  else await api(`${path}/dismiss`, { method: "POST" });
  await refreshInbox(client);
}

/** Deletes submissions one after the other. Returns the ids of those that were deleted. */
export async function deleteSubmissions(ids: string[], reason: DeletionReason): Promise<string[]> {
  const deleted: string[] = [];
  for (const id of ids) {
    await api(`${submissionPath(id)}?reason=${reason}`, { method: "DELETE" });
    deleted.push(id);
  }
  return deleted;
}

/** Restores deleted submissions. */
export async function restoreSubmissions(client: QueryClient, ids: string[]): Promise<void> {
  for (const id of ids) await api(`${submissionPath(id)}/restore`, { method: "POST" });
  await refreshInbox(client);
}

/** Shares a view with the team. */
export async function shareView(
  client: QueryClient,
  view: Pick<SubmissionView, "name" | "query">,
): Promise<void> {
  await api("/api/form-submissions/views", { method: "POST", body: view });
  await client.invalidateQueries(sharedViewsQuery());
}

/** Removes a shared view for everybody. */
export async function removeSharedView(client: QueryClient, id: string): Promise<void> {
  await api(`/api/form-submissions/views/${id}`, { method: "DELETE" });
  await client.invalidateQueries(sharedViewsQuery());
}
