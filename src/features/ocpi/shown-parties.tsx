import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { OcpiOperator } from "#shared/contract/ocpi.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Checkbox } from "#src/ui/field.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { refreshOperators, showParties } from "./ocpi.queries.ts";
import styles from "./shown-parties.module.css";

/** Which parties of an operator, such as a hub, visitors see the stations of. */
export function ShownParties({ operator, onClose }: { operator: OcpiOperator; onClose: () => void }) {
  const client = useQueryClient();
  const [shown, setShown] = useState(
    () => new Set(operator.parties.filter(({ isShown }) => isShown).map(({ party }) => party)),
  );
  const save = useMutation({
    mutationFn: () => showParties(operator, [...shown]),
    onSuccess: onClose,
    onError: (error) => showToast({ kind: "failed", text: error.message }),
    onSettled: () => refreshOperators(client),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  }
  function toggle(party: string, isShown: boolean) {
    const next = new Set(shown);
    if (isShown) next.add(party);
    else next.delete(party);
    setShown(next);
  }
  return (
    <Dialog open onClose={onClose} title={`Parties of ${operator.name}`} closeOnBackdrop={false}>
      <form className={styles.form} onSubmit={submit}>
        <p>Stations of the parties that you tick are on the public site.</p>
        {operator.parties.map(({ party, name }) => (
          <Checkbox
            key={party}
            label={name ? `${name} (${party})` : party}
            checked={shown.has(party)}
            onChange={(event) => toggle(party, event.currentTarget.checked)}
          />
        ))}
        <Button type="submit" busy={save.isPending} busyLabel="Saving...">
          Save
        </Button>
      </form>
    </Dialog>
  );
}
