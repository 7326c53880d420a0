import { useQueryClient } from "@tanstack/react-query";
import type { TotpSecret } from "#shared/contract/sign-in.ts";
import { useMutationForm } from "#src/editing/use-mutation-form.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { codeForm } from "../password-forms.ts";
import { confirmCodeMutation } from "./security.queries.ts";
import styles from "./two-step-settings.module.css";

interface AppSetupProps {
  /** The secret for the app; null when only the recovery codes are new. */
  secret: TotpSecret | null;
  onDone: () => void;
}

/** Scanning, a first code, and then the recovery codes, which are shown once. */
export function AppSetup({ secret, onDone }: AppSetupProps) {
  const form = useMutationForm({
    schema: codeForm,
    defaultValues: { code: "" },
    mutation: confirmCodeMutation(useQueryClient()),
    warnsBeforeLeaving: false,
  });
  const { data, isPending } = form.request;
  if (data) return <RecoveryCodes codes={data.recoveryCodes} onDone={onDone} />;
  return (
    <form className={styles.setup} onSubmit={form.onSubmit} noValidate>
      {secret && (
        <>
          <p>Scan this with an authenticator app, such as the one of your password manager.</p>
          <QrCode {...secret.qr} />
          <p>
            Or type this key: <code>{secret.secret.match(/.{1,4}/g)?.join(" ")}</code>
          </p>
        </>
      )}
      <Field
        label="Code"
        hint="The six digits that the app shows now."
        error={form.errorOf("code") ?? form.failure}
      >
        <TextInput {...form.register("code")} inputMode="numeric" autoComplete="one-time-code" />
      </Field>
      <Button type="submit" busy={isPending}>
        {secret ? "Turn on" : "Make new codes"}
      </Button>
    </form>
  );
}

function QrCode({ size, path }: TotpSecret["qr"]) {
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the key">
      <path d={path} />
    </svg>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\r\n")}\r\n`)}`;
  return (
    <div className={styles.setup}>
      <p>
        <b>Keep these ten codes.</b> Each signs you in once when your phone is not there. They are not shown
        again.
      </p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink href={file} download="recovery-codes.txt" variant="outline">
          Download
        </ButtonLink>
        <Button onClick={onDone}>I have stored them</Button>
      </div>
    </div>
  );
}
