import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { StationAdminItem } from "#shared/contract/stations-admin.ts";
import { etagOf } from "#src/editing/editing-api.ts";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import {
  EvseStatusFields,
  isSameStatus,
  type StatusDraft,
  statusInput,
} from "./editor/fields/evse-status-fields.tsx";
import styles from "./evse-status-dialog.module.css";
import { staffStatusLabels } from "./station-labels.ts";
import { addVisit, invalidateStations, setEvseStatus } from "./stations-admin.queries.ts";

type AdminEvse = StationAdminItem["evses"][number];

interface EvseStatusDialogProps {
  station: StationAdminItem;
  onClose: () => void;
}

/** Sets what staff say of each charging point, at once. */
export function EvseStatusDialog({ station, onClose }: EvseStatusDialogProps) {
  return (
    <Dialog open onClose={onClose} size="wide" title={`Status of ${station.name}`}>
      <ul className={styles.points}>
        {station.evses.map((evse) => (
          <EvseStatus key={evse.uid} station={station} evse={evse} />
        ))}
      </ul>
    </Dialog>
  );
}

function EvseStatus({ station, evse }: { station: StationAdminItem; evse: AdminEvse }) {
  const client = useQueryClient();
  const now = useNow();
  const [typed, setTyped] = useState<StatusDraft | null>(null);
  const saved = draftOf(evse);
  const draft = typed ?? saved;
  const change = useMutation({
    mutationFn: () => setEvseStatus({ item: station, etag: etagOf(station) }, evse.uid, statusInput(draft)),
    onSuccess: async () => {
      await invalidateStations(client);
      setTyped(null);
    },
  });
  const visit = useMutation({
    mutationFn: (works: boolean) => addVisit(station.id, evse.uid, works),
    onSuccess: () => invalidateStations(client),
  });
  const isChanged = !isSameStatus(draft, saved);
  const setLabel = `Set ${staffStatusLabels[draft.status].toLowerCase()}`;
  return (
    <li>
      <h3>{evse.uid}</h3>
      <EvseStatusFields name={evse.uid} value={draft} onChange={(part) => setTyped({ ...draft, ...part })} />
      {isChanged && (
        <Button
          size="small"
          busy={change.isPending}
          aria-label={`${setLabel}: ${evse.uid}`}
          onClick={() => change.mutate()}
        >
          {setLabel}
        </Button>
      )}
      {evse.live && (
        <div className={styles.visit}>
          {[true, false].map((works) => (
            <Button
              key={String(works)}
              size="small"
              variant="outline"
              busy={visit.isPending && visit.variables === works}
              aria-label={`${visitLabel(works)}: ${evse.uid}`}
              onClick={() => visit.mutate(works)}
            >
              {visitLabel(works)}
            </Button>
          ))}
          <p role="status" data-failed={visit.isError || undefined}>
            {visit.isError ? visit.error.message : lastVisit(evse, now)}
          </p>
        </div>
      )}
      <p role="status" className={styles.outcome} data-failed={change.isError || undefined}>
        {change.isError && change.error.message}
        {change.isSuccess && !isChanged && "Set. Visitors see it now."}
      </p>
    </li>
  );
}

function visitLabel(works: boolean): string {
  return works ? "Visited: it works" : "Visited: it is broken";
}

function lastVisit({ visit }: AdminEvse, now: Date): string {
  if (!visit) return "No visit recorded";
  const found = visit.works ? "it works" : "it is broken";
  return `${visit.adminName} visited ${formatMoment(visit.at, now)}: ${found}`;
}

function draftOf({ status, reason, until }: AdminEvse): StatusDraft {
  return { status, reason: reason ?? "", until: until ?? "" };
}
