import { useQueryClient } from "@tanstack/react-query";
import type { Submission } from "#shared/contract/submissions.ts";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { setReminder } from "../inbox-write.queries.ts";

/** Ends the planned call of a submission, with Undo in a toast. */
export function useEndReminder() {
  const client = useQueryClient();
  return ({ id, reminder }: Pick<Submission, "id" | "reminder">) => {
    const fail = (error: unknown) => showFailure("The call-back was not changed.", error);
    const undo = () => void setReminder(client, id, reminder).catch(fail);
    setReminder(client, id, null).then(
      () => showToast({ text: "Call-back done", action: { label: "Undo", onSelect: undo } }),
      fail,
    );
  };
}
