import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { TotpSecret } from "#shared/contract/sign-in.ts";
import { Badge } from "#src/ui/badge.tsx";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { AppSetup } from "./app-setup.tsx";
import { newSecret, removeTotpMutation, totpQuery } from "./security.queries.ts";
import styles from "./two-step-settings.module.css";

/** The authenticator app: set it up, replace the recovery codes, remove it. */
export function TwoStepSettings() {
  const client = useQueryClient();
  const query = useQuery(totpQuery());
  const state = query.data;
  const [setup, setSetup] = useState<TotpSecret | "codes" | null>(null);
  const begin = useMutation({ mutationFn: newSecret, onSuccess: setSetup });
  const remove = useMutation({
    ...removeTotpMutation(client),
    onError: (failure) => showFailure("Nothing was changed.", failure),
  });
  if (!state) {
    return (
      <QueryPlaceholder query={query} label="Loading...">
        <Skeleton width="half" />
      </QueryPlaceholder>
    );
  }
  return (
    <div className={styles.state}>
      {state.enabled ? (
        <>
          <p>
            <Badge tone="live">On</Badge> {state.recoveryCodes} of 10 recovery codes are left.
          </p>
          <div className={styles.actions}>
            <Button variant="outline" onClick={() => setSetup("codes")}>
              New recovery codes
            </Button>
            <Button variant="outline" busy={remove.isPending} onClick={() => remove.mutate()}>
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <Button
          variant="outline"
          busy={begin.isPending}
          onClick={() =>
            begin.mutate(undefined, {
              onError: (failure) => showToast({ kind: "failed", text: failure.message }),
            })
          }
        >
          Set up an authenticator app
        </Button>
      )}
      <Dialog
        open={setup !== null}
        onClose={() => setSetup(null)}
        title={setup === "codes" ? "New recovery codes" : "Set up an authenticator app"}
        closeOnBackdrop={false}
      >
        {setup && <AppSetup secret={setup === "codes" ? null : setup} onDone={() => setSetup(null)} />}
      </Dialog>
    </div>
  );
}
