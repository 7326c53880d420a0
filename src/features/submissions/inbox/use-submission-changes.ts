import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { ApiError } from "#src/lib/api.ts";
import type { Submission, SubmissionUpdate } from "#src/shared/contract/submissions.ts";
import { showToast } from "#src/ui/toast.tsx";
import { changeSubmission, refreshInbox } from "./inbox-write.queries.ts";

export interface SubmissionChanges {
  /**
   * Changes these submissions alike, and offers Undo in a toast. `description`: "archived", "set
   * to Urgent".
   */
  apply: (ids: string[], change: SubmissionUpdate, description: string) => Promise<void>;
  /** Offers to undo a change that was made elsewhere. `before` is the submission before it. */
  offerUndo: (text: string, before: Submission, change: SubmissionUpdate) => void;
  /** Undoes the latest change; nothing when there is none. */
  undo: () => void;
  busy: boolean;
}

/** Optimistic changes to one or many submissions, with undo. */
export function useSubmissionChanges(): SubmissionChanges {
  const client = useQueryClient();
  const { register, undo } = useUndo();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (changes: Change[]) => changeAll(client, changes),
    // Not awaited: without a network the refresh retries for seconds, and a failure is shown at
    // once.
    onSettled: () => void refreshInbox(client),
  });

  const revert = useCallback(
    async (before: Submission[], change: SubmissionUpdate) => {
      if (before.length === 0) return;
      const fields = Object.keys(change) as (keyof SubmissionUpdate)[];
      const { failures } = await mutateAsync(
        before.map((submission) => ({ id: submission.id, change: valuesOf(submission, fields) })),
      );
      if (failures.length > 0) showToast({ kind: "failed", text: `Not undone. ${messageOf(failures[0])}` });
      else showToast({ text: "Undone" });
    },
    [mutateAsync],
  );

  const apply = useCallback(
    async (ids: string[], change: SubmissionUpdate, description: string) => {
      const work = mutateAsync(ids.map((id) => ({ id, change })));
      // The change shows at once, so it can be undone at once: after the server's response.
      const offer = register(() => work.then(({ before }) => revert(before, change)).catch(() => {}));
      try {
        const { before, failures } = await work;
        if (before.length > 0) {
          offer(`${ids.length === 1 ? "Submission" : `${before.length} submissions`} ${description}`);
        }
        if (failures.length > 0) {
          const what = ids.length === 1 ? "The change was" : `${failures.length} changes were`;
          showToast({ kind: "failed", text: `${what} not saved. ${messageOf(failures[0])}` });
        }
      } catch {
        // The session has ended, which the session gate shows.
      }
    },
    [mutateAsync, register, revert],
  );

  const offerUndo = useCallback(
    (text: string, before: Submission, change: SubmissionUpdate) =>
      register(() => revert([before], change))(text),
    [register, revert],
  );
  return { apply, offerUndo, undo, busy: isPending };
}

/** Holds the latest change that can be undone, once. */
function useUndo() {
  const latest = useRef<(() => void) | null>(null);
  /**
   * Makes `revert` the latest undo. Returns a function that offers it in a toast, unless it was
   * already used.
   */
  const register = useCallback((revert: () => Promise<unknown>) => {
    let used = false;
    const undoOnce = () => {
      if (used) return;
      used = true;
      if (latest.current === undoOnce) latest.current = null;
      void revert();
    };
    latest.current = undoOnce;
    return (text: string) => {
      if (!used) showToast({ text, action: { label: "Undo", onSelect: undoOnce } });
    };
  }, []);
  const undo = useCallback(() => latest.current?.(), []);
  return { register, undo };
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
        if (error instanceof ApiError && error.status === 401) throw error;
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}
