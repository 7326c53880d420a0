import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";
import { type Passkey, passkeyChange } from "#shared/contract/sign-in.ts";
import { describeDevice } from "#shared/device.ts";
import { limits } from "#shared/limits.ts";
import { useMutationForm } from "#src/editing/use-mutation-form.ts";
import { formatDay, formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { Menu } from "#src/ui/menu.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { RowList } from "#src/ui/row-list.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { ceremonyFailure, supportsPasskeys } from "../passkeys/passkey-ceremonies.ts";
import {
  addPasskeyMutation,
  passkeysQuery,
  removePasskeyMutation,
  renamePasskeyMutation,
} from "./security.queries.ts";
import styles from "./session-settings.module.css";

/** Your passkeys: add, rename and remove them. */
export function PasskeySettings() {
  const client = useQueryClient();
  const query = useQuery(passkeysQuery());
  const passkeys = query.data;
  const add = useMutation(addPasskeyMutation(client));
  const remove = useMutation(removePasskeyMutation(client));
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const failed = (what: string) => (failure: Error) => {
    const text = ceremonyFailure(failure);
    if (text) showToast({ kind: "failed", text: `${what} ${text}` });
  };
  if (!passkeys) {
    return (
      <QueryPlaceholder query={query} label="Loading passkeys...">
        <Skeleton shape="block" className={styles.skeleton} />
      </QueryPlaceholder>
    );
  }
  return (
    <div className={styles.sessions}>
      {passkeys.length > 0 && (
        <RowList>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey)}
              onRemove={() =>
                remove.mutate(passkey.id, {
                  onSuccess: () => showToast({ text: `${passkey.name} was removed` }),
                  onError: failed("The passkey was not removed."),
                })
              }
            />
          ))}
        </RowList>
      )}
      {supportsPasskeys() ? (
        <Button
          variant="outline"
          busy={add.isPending}
          busyLabel="Waiting for your device..."
          onClick={() =>
            add.mutate(describeDevice(navigator.userAgent).name, {
              onSuccess: ({ name }) => showToast({ text: `A passkey was added: ${name}` }),
              onError: failed("No passkey was added."),
            })
          }
        >
          Add a passkey
        </Button>
      ) : (
        <p>This browser does not know passkeys.</p>
      )}
      {renamed && <RenameDialog passkey={renamed} onClose={() => setRenamed(null)} />}
    </div>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onRename, onRemove }: PasskeyRowProps) {
  const now = useNow();
  const used = lastUsedAt ? `, used ${formatMoment(lastUsedAt, now)}` : "";
  return (
    <li>
      <KeyRound aria-hidden="true" />
      <div>
        <b>{name}</b>
        <span>
          Added {formatDay(createdAt)}
          {used}
        </span>
      </div>
      <Menu
        trigger="Change"
        label={`Change ${name}`}
        variant="outline"
        actions={[
          { label: "Rename", onSelect: onRename },
          { label: "Remove", danger: true, onSelect: onRemove },
        ]}
      />
    </li>
  );
}

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useMutationForm({
    schema: passkeyChange,
    defaultValues: { name },
    mutation: renamePasskeyMutation(useQueryClient()),
    toVariables: (change) => ({ id, ...change }),
    onSaved: onClose,
  });
  return (
    <Dialog open onClose={onClose} title="Rename the passkey">
      <form className={styles.ask} onSubmit={form.onSubmit} noValidate>
        <Field label="Name" error={form.errorOf("name") ?? form.failure}>
          <TextInput {...form.register("name")} maxLength={limits.firstName} />
        </Field>
        <div>
          <Button type="submit" busy={form.request.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
