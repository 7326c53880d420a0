import { useMutation } from "@tanstack/react-query";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { staffStatusLabels } from "../../station-labels.ts";
import { setEvseStatus } from "../../stations-admin.queries.ts";
import type { EvseDraft } from "../station-draft.ts";
import type { StationEditorState } from "../station-model.ts";
import { isSameStatus, statusInput } from "./evse-status-fields.tsx";
import styles from "./station-fields.module.css";

/** Saves the changed status of a stored point at once, and nothing else of the draft. */
export function SetStatusNow({ editor, evse }: { editor: StationEditorState; evse: EvseDraft }) {
  const { item } = editor;
  const saved = item.saved.evses.find(({ uid }) => uid === evse.uid);
  const change = useMutation({
    mutationFn: async () => {
      const record = item.latestRecord();
      return record && setEvseStatus(record, evse.uid, statusInput(evse));
    },
    onSuccess(record) {
      if (!record) return;
      const { status, reason, until } = evse;
      editor.setRecord(record);
      item.setSaved((before) => ({
        ...before,
        evses: before.evses.map((other) =>
          other.uid === evse.uid ? { ...other, status, reason, until } : other,
        ),
      }));
      showToast({ text: `${evse.uid}: ${staffStatusLabels[status].toLowerCase()}` });
    },
    onError: (error) => showFailure("The status was not set.", error),
  });
  if (!item.stored || !saved || isSameStatus(saved, evse)) return null;
  return (
    <div className={styles.buttons}>
      <Button variant="outline" size="small" busy={change.isPending} onClick={() => change.mutate()}>
        Set this status now
      </Button>
      <small>without saving anything else</small>
    </div>
  );
}
