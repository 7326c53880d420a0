import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import type { OcpiOperator } from "#shared/contract/ocpi.ts";
import { useMutationForm } from "#src/editing/use-mutation-form.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Checkbox } from "#src/ui/field.tsx";
import { refreshOperators, showParties } from "./ocpi.queries.ts";
import styles from "./shown-parties.module.css";

const partiesForm = z.object({ shown: z.array(z.string()) });

/** Which parties of an operator, such as a hub, visitors see the stations of. */
export function ShownParties({ operator, onClose }: { operator: OcpiOperator; onClose: () => void }) {
  const client = useQueryClient();
  const form = useMutationForm({
    schema: partiesForm,
    defaultValues: {
      shown: operator.parties.filter(({ isShown }) => isShown).map(({ party }) => party),
    },
    mutation: {
      mutationFn: ({ shown }: z.infer<typeof partiesForm>) => showParties(operator, shown),
      onSettled: () => refreshOperators(client),
    },
    onSaved: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={`Parties of ${operator.name}`} closeOnBackdrop={false}>
      <form className={styles.form} onSubmit={form.onSubmit}>
        <p>Stations of the parties that you tick are on the public site.</p>
        {operator.parties.map(({ party, name }) => (
          <Checkbox
            key={party}
            {...form.register("shown")}
            value={party}
            label={name ? `${name} (${party})` : party}
          />
        ))}
        <p role="alert">{form.failure}</p>
        <Button type="submit" busy={form.request.isPending} busyLabel="Saving...">
          Save
        </Button>
      </form>
    </Dialog>
  );
}
