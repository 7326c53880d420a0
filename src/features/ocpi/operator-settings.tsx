import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OcpiOperator, OcpiOperatorCreated } from "#shared/contract/ocpi.ts";
import { ConfirmDialog } from "#src/editing/dialogs/confirm-dialog.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { RowList } from "#src/ui/row-list.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { AddOperator } from "./add-operator.tsx";
import { ConnectionDetails } from "./connection-details.tsx";
import {
  operatorsQuery,
  pullOperator,
  refreshOperators,
  revokeOperator,
  rotateOperator,
} from "./ocpi.queries.ts";
import { OperatorProblems } from "./operator-problems.tsx";
import { OperatorRow } from "./operator-row.tsx";
import styles from "./operator-settings.module.css";
import { ShownParties } from "./shown-parties.tsx";

/** The operators that feed stations by OCPI: add, rotate, read now, revoke. */
export function OperatorSettings() {
  const query = useQuery(operatorsQuery());
  const [adding, setAdding] = useState(false);
  const [created, setCreated] = useState<OcpiOperatorCreated | null>(null);
  const [troubled, setTroubled] = useState<OcpiOperator | null>(null);
  const [choosing, setChoosing] = useState<OcpiOperator | null>(null);
  const [revoking, setRevoking] = useState<OcpiOperator | null>(null);
  const { rotate, pull, revoke } = useOperatorChanges(setCreated);
  const { data } = query;
  if (!data) {
    return (
      <QueryPlaceholder query={query} label="Loading...">
        <Skeleton width="half" />
      </QueryPlaceholder>
    );
  }
  return (
    <div className={styles.page}>
      {data.parties.length > 0 && (
        <RowList>
          {data.parties.map((operator) => (
            <OperatorRow
              key={operator.id}
              operator={operator}
              busy={pull.isPending && pull.variables.id === operator.id}
              onPull={() => pull.mutate(operator)}
              onRotate={() => rotate.mutate(operator)}
              onRevoke={() => setRevoking(operator)}
              onProblems={() => setTroubled(operator)}
              onParties={() => setChoosing(operator)}
            />
          ))}
        </RowList>
      )}
      <Button variant="outline" onClick={() => setAdding(true)}>
        Add an operator
      </Button>
      <Dialog open={adding} onClose={() => setAdding(false)} title="Add an operator" closeOnBackdrop={false}>
        <AddOperator
          onAdded={(added) => {
            setAdding(false);
            setCreated(added);
          }}
        />
      </Dialog>
      <ConnectionDetails created={created} versionsUrl={data.versionsUrl} onClose={() => setCreated(null)} />
      {troubled && <OperatorProblems operator={troubled} onClose={() => setTroubled(null)} />}
      {choosing && <ShownParties operator={choosing} onClose={() => setChoosing(null)} />}
      {revoking && (
        <RevokeDialog
          operator={revoking}
          onClose={() => setRevoking(null)}
          onConfirm={() => {
            setRevoking(null);
            revoke.mutate(revoking);
          }}
        />
      )}
    </div>
  );
}

function useOperatorChanges(onTokens: (created: OcpiOperatorCreated) => void) {
  const client = useQueryClient();
  const common = {
    onError: (error: Error) => showToast({ kind: "failed", text: error.message }),
    onSettled: () => refreshOperators(client),
  };
  return {
    rotate: useMutation({ mutationFn: rotateOperator, onSuccess: onTokens, ...common }),
    pull: useMutation({
      mutationFn: pullOperator,
      onSuccess: ({ name, isPulling, lastError }) =>
        showToast(
          lastError
            ? { kind: "failed", text: lastError }
            : { text: isPulling ? `Reading the list of ${name}` : `The list of ${name} was read` },
        ),
      ...common,
    }),
    revoke: useMutation({
      mutationFn: revokeOperator,
      onSuccess: ({ name }) => showToast({ text: `${name} was revoked, and its stations are hidden` }),
      ...common,
    }),
  };
}

interface RevokeDialogProps {
  operator: OcpiOperator;
  onClose: () => void;
  onConfirm: () => void;
}

function RevokeDialog({ operator: { name, stations }, onClose, onConfirm }: RevokeDialogProps) {
  return (
    <ConfirmDialog title="Revoke operator" action="Revoke" onClose={onClose} onConfirm={onConfirm}>
      <p>
        The tokens of <b>{name}</b> end at once
        {stations > 0 &&
          `, and its ${stations === 1 ? "station disappears" : `${stations} stations disappear`} from the public site`}
        . You can connect it again later.
      </p>
    </ConfirmDialog>
  );
}
