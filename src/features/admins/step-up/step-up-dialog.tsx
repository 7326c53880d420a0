import KeyRound from "lucide-react/icons/key-round";
import { useEffect, useState } from "react";
import { z } from "zod";
import type { StepUpInput, StepUpMethod } from "#shared/contract/sign-in.ts";
import { useMutationForm } from "#src/editing/use-mutation-form.ts";
import { api, handleStepUp } from "#src/lib/api.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { askForPasskey, ceremonyFailure, supportsPasskeys } from "../passkeys/passkey-ceremonies.ts";
import { PasswordInput } from "../password-input.tsx";
import styles from "./step-up-dialog.module.css";

interface Demand {
  methods: StepUpMethod[];
  settle: (isProved: boolean) => void;
}

/** Asks for a proof of identity when a request needs one, and then repeats the request. */
export function StepUpDialog() {
  const [demand, setDemand] = useState<Demand | null>(null);
  useEffect(() => {
    handleStepUp((methods) => new Promise((settle) => setDemand({ methods, settle })));
    return () => handleStepUp(null);
  }, []);
  function settle(isProved: boolean) {
    demand?.settle(isProved);
    setDemand(null);
  }
  return (
    <Dialog open={demand !== null} onClose={() => settle(false)} title="Confirm that it is you">
      {demand && <StepUpForm methods={demand.methods} onProved={() => settle(true)} />}
    </Dialog>
  );
}

const proofForm = z.object({ proof: z.string().min(1, "Fill this in") });

function StepUpForm({ methods, onProved }: { methods: StepUpMethod[]; onProved: () => void }) {
  const typed = (["code", "password"] as const).find((method) => methods.includes(method));
  const form = useMutationForm({
    schema: proofForm,
    defaultValues: { proof: "" },
    mutation: {
      mutationFn: async (proof: StepUpInput | "passkey") => {
        const body = proof === "passkey" ? { passkey: await askForPasskey() } : proof;
        await api("/api/admin/step-up", { method: "POST", body });
      },
    },
    toVariables: ({ proof }) => (typed ? { [typed]: proof } : null),
    onSaved: onProved,
    warnsBeforeLeaving: false,
  });
  const prove = form.request;
  const error = form.errorOf("proof") ?? ((prove.error && ceremonyFailure(prove.error)) || undefined);
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <p>This needs a proof that is not older than ten minutes.</p>
      {methods.includes("passkey") && supportsPasskeys() && (
        <Button
          variant={typed ? "outline" : "primary"}
          busy={prove.isPending && prove.variables === "passkey"}
          onClick={() => prove.mutate("passkey")}
        >
          <KeyRound aria-hidden="true" />
          Use a passkey
        </Button>
      )}
      {typed && (
        <Field
          label={typed === "code" ? "Code" : "Your password"}
          hint={typed === "code" ? "From your authenticator app, or a recovery code." : undefined}
          error={error}
        >
          {typed === "code" ? (
            <TextInput {...form.register("proof")} autoComplete="one-time-code" />
          ) : (
            <PasswordInput {...form.register("proof")} autoComplete="current-password" />
          )}
        </Field>
      )}
      {!typed && <p role="alert">{error}</p>}
      {typed && (
        <Button type="submit" busy={prove.isPending && prove.variables !== "passkey"}>
          Confirm
        </Button>
      )}
    </form>
  );
}
