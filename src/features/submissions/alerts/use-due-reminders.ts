import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Submission } from "#shared/contract/submissions.ts";
import { useLocalStorage } from "#src/lib/use-local-storage.ts";
import { dueRemindersQuery } from "../inbox/inbox.queries.ts";
import { emptyFilter, inboxPath } from "../inbox/inbox-filter.ts";
import { fullName } from "../inbox/labels.ts";
import { alertKeys } from "./use-new-submissions.ts";

/**
 * Tells of calls whose time has come by a desktop notification, where the admin has chosen them on
 * this device: of those that are assigned to the admin, and of those without an assignee that the
 * admin planned. What was due before is in the inbox only.
 */
export function useDueReminders(adminId: string): void {
  const navigate = useNavigate();
  const notify = useLocalStorage(alertKeys.notification) === "on";
  const { data } = useQuery(dueRemindersQuery());
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!data) return;
    const before = known.current;
    known.current = new Set(data.submissions.map(keyOf));
    if (!before || !notify || !("Notification" in window) || Notification.permission !== "granted") return;
    for (const submission of data.submissions) {
      const responsible = submission.assignee?.id ?? submission.reminder?.adminId;
      if (before.has(keyOf(submission)) || responsible !== adminId) continue;
      const notification = new Notification(`Call ${fullName(submission)}`, {
        body: submission.reminder?.note ?? submission.reference,
        tag: keyOf(submission),
      });
      notification.onclick = () => {
        window.focus();
        void navigate(inboxPath(emptyFilter, submission.id));
      };
    }
  }, [data, notify, adminId, navigate]);
}

/** A reminder at another time is another one. */
function keyOf({ id, reminder }: Submission): string {
  return `${id} ${reminder?.at}`;
}
