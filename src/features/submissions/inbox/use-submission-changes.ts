import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import type { Submission, SubmissionUpdate } from "#shared/contract/submissions.ts";
import { hasStatus } from "#src/lib/api.ts";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { changeSubmission, refreshInbox } from "./inbox-write.queries.ts";
import { countText } from "./labels.ts";

export interface SubmissionChanges {
  /**
   * Changes these submissions alike, and offers Undo in a toast. `description`: "archived", "set
   * to Urgent".
   */
  apply: (ids: string[], change: SubmissionUpdate, description: string) => Promise<void>;
  /** Offers to undo a change that was made elsewhere. `before` is the submission before it. */
  offerUndo: (text: string, before: Submission, change: SubmissionUpdate) => void;
  busy: boolean;
  /** Resolves when all changes so far are saved or have failed. */
  settled: () => Promise<unknown>;
}

/** Optimistic changes to one or many submissions, with undo and redo in a toast. */
export function useSubmissionChanges(): SubmissionChanges {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (changes: Change[]) => changeAll(client, changes),
    // Not awaited: without a network the refresh retries for seconds, and a failure is shown at
    // once.
    onSettled: () => void refreshInbox(client),
  });
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const send = useCallback(
    (changes: Change[]) => {
      const work = mutateAsync(changes);
      sent.current = Promise.allSettled([sent.current, work]);
      return work;
    },
    [mutateAsync],
  );

  const revert = useCallback(
    async (before: Submission[], change: SubmissionUpdate, redo: () => void) => {
      if (before.length === 0) return;
      const fields = Object.keys(change) as (keyof SubmissionUpdate)[];
      const { failures } = await send(
        before.map((submission) => ({ id: submission.id, change: valuesOf(submission, fields) })),
      );
      if (failures.length > 0) showFailure("Not undone.", failures[0]);
      else showToast({ text: "Undone", action: { label: "Redo", onSelect: redo } });
    },
    [send],
  );

  const apply = useCallback(
    async (ids: string[], change: SubmissionUpdate, description: string) => {
      const work = send(ids.map((id) => ({ id, change })));
      const undo = () =>
        work
          .then(({ before }) => revert(before, change, () => void apply(ids, change, description)))
          .catch(() => {});
      // The change shows at once, so it can be undone at once: after the server's response.
      showToast({
        text: `${countText(ids)} ${description}`,
        action: { label: "Undo", onSelect: () => void undo() },
      });
      try {
        const { failures } = await work;
        if (failures.length > 0) {
          const what = ids.length === 1 ? "The change was" : `${failures.length} changes were`;
          showFailure(`${what} not saved.`, failures[0]);
        }
      } catch {
        // The session has ended, which the session gate shows.
      }
    },
    [send, revert],
  );

  const offerUndo = useCallback(
    (text: string, before: Submission, change: SubmissionUpdate) => {
      const redo = () => void apply([before.id], change, "changed again");
      const undo = () => revert([before], change, redo).catch(() => {});
      showToast({ text, action: { label: "Undo", onSelect: () => void undo() } });
    },
    [apply, revert],
  );
  return { apply, offerUndo, busy: isPending, settled: () => sent.current };
}

interface Change {
  id: string;
  change: SubmissionUpdate;
}

const parallelRequests = 4;

/**
 * Sends the changes, a few at a time. Returns the changed submissions as they were before; throws
 * on a 401.
 */
async function changeAll(client: QueryClient, changes: Change[]) {
  const before: Submission[] = [];
  const failures: unknown[] = [];
  const queue = [...changes];
  async function sendNext() {
    for (let next = queue.shift(); next; next = queue.shift()) {
      try {
        const submission = await changeSubmission(client, next.id, next.change);
        if (submission) before.push(submission);
      } catch (error) {
        if (hasStatus(error, 401)) throw error;
        failures.push(error);
      }
    }
  }
  await Promise.all(Array.from({ length: parallelRequests }, sendNext));
  return { before, failures };
}

/** The values of a submission's fields as an update writes them. */
function valuesOf(submission: Submission, fields: (keyof SubmissionUpdate)[]): SubmissionUpdate {
  const all: SubmissionUpdate = { ...submission, assigneeId: submission.assignee?.id ?? null };
  return Object.fromEntries(fields.map((field) => [field, all[field]]));
}
