import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { ApiError } from "#src/lib/api.ts";
import type { Submission, SubmissionUpdate } from "#src/shared/contract/submissions.ts";
import { showToast } from "#src/ui/toast.tsx";
import { changeSubmission, refreshInbox } from "./inbox.queries.ts";

interface Changes {
  /** Changes these submissions alike, says so, and offers to undo it. `words`: "archived", "set to Urgent". */
  apply: (ids: string[], change: SubmissionUpdate, words: string) => Promise<void>;
  /** Remembers how to take back a change that was made elsewhere, and says it. */
  offerUndo: (text: string, before: Submission, change: SubmissionUpdate) => void;
  /** Takes the latest change back; nothing when there is none. */
  undo: () => void;
  busy: boolean;
}

const atOnce = 4;

/** Changes to one or many submissions, optimistic, with undo. */
export function useChanges(): Changes {
  const client = useQueryClient();
  const latest = useRef<(() => void) | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (changes: { id: string; change: SubmissionUpdate }[]) => {
      const before: Submission[] = [];
      const failures: unknown[] = [];
      const queue = [...changes];
      const work = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          try {
            const was = await changeSubmission(client, next.id, next.change);
            if (was) before.push(was);
          } catch (error) {
            if (error instanceof ApiError && error.status === 401) throw error;
            failures.push(error);
          }
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return { before, failures };
    },
    // Not waited for: without a network the reading is tried for seconds, and what failed is said at once.
    onSettled: () => void refreshInbox(client),
  });

  /** Makes this the change that Undo takes back, once; answers with what says so and offers it, unless it was used already. */
  const arm = useCallback((takeBack: () => Promise<unknown>) => {
    let used = false;
    const once = () => {
      if (used) return;
      used = true;
      if (latest.current === once) latest.current = null;
      void takeBack();
    };
    latest.current = once;
    return (text: string) => {
      if (!used) showToast({ text, action: { label: "Undo", onSelect: once } });
    };
  }, []);

  const revert = useCallback(
    async (before: Submission[], change: SubmissionUpdate) => {
      if (before.length === 0) return;
      const { failures } = await mutateAsync(
        before.map((was) => ({
          id: was.id,
          change: pick(was, Object.keys(change) as (keyof SubmissionUpdate)[]),
        })),
      );
      if (failures.length > 0) showToast({ kind: "failed", text: `Not undone. ${messageOf(failures[0])}` });
      else showToast({ text: "Undone" });
    },
    [mutateAsync],
  );

  const apply = useCallback(
    async (ids: string[], change: SubmissionUpdate, words: string) => {
      const work = mutateAsync(ids.map((id) => ({ id, change })));
      // The change shows at once, so it can be taken back at once: when the server has answered.
      const offer = arm(() => work.then(({ before }) => revert(before, change)).catch(() => {}));
      try {
        const { before, failures } = await work;
        if (before.length > 0)
          offer(`${ids.length === 1 ? "Submission" : `${before.length} submissions`} ${words}`);
        if (failures.length > 0) {
          const what = ids.length === 1 ? "The change was" : `${failures.length} changes were`;
          showToast({ kind: "failed", text: `${what} not saved. ${messageOf(failures[0])}` });
        }
      } catch {
        // The session has ended, and the gate says so.
      }
    },
    [mutateAsync, arm, revert],
  );

  const offerUndo = useCallback(
    (text: string, before: Submission, change: SubmissionUpdate) => arm(() => revert([before], change))(text),
    [arm, revert],
  );

  return { apply, offerUndo, undo: () => latest.current?.(), busy: isPending };
}

function pick(was: Submission, fields: (keyof SubmissionUpdate)[]): SubmissionUpdate {
  const before: SubmissionUpdate = { ...was, assigneeId: was.assignee?.id ?? null };
  return Object.fromEntries(fields.map((field) => [field, before[field]]));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "";
}
