import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { type AdminRole, adminRoles } from "#shared/contract/admins.ts";
import { formatDay } from "#src/lib/format.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, Select, TextInput } from "#src/ui/field.tsx";
import { RowList } from "#src/ui/row-list.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { roleLabels, roleTexts } from "../sections.ts";
import styles from "./invitations.module.css";
import { invitationsQuery, invite, refreshTeam, withdraw } from "./team.queries.ts";
import listStyles from "./team-list.module.css";

/** Invites colleagues, and lists the invitations that nobody has accepted yet. */
export function Invitations() {
  const client = useQueryClient();
  const heading = useId();
  const { data: invitations = [] } = useQuery(invitationsQuery());
  const remove = useMutation({
    mutationFn: withdraw,
    onError: (error) => showToast({ kind: "failed", text: error.message }),
    onSettled: () => refreshTeam(client),
  });
  return (
    <section aria-labelledby={heading} className={listStyles.section}>
      <h2 id={heading}>Invite a colleague</h2>
      <InviteForm />
      {invitations.length > 0 && (
        <RowList>
          {invitations.map(({ id, email, role, expiresAt }) => (
            <li key={id}>
              <div className={listStyles.person}>
                <b>{email}</b>
                <small>
                  Invited as {roleLabels[role]}, until {formatDay(expiresAt)}
                </small>
              </div>
              <Button
                variant="outline"
                size="small"
                aria-label={`Withdraw the invitation of ${email}`}
                onClick={() => remove.mutate(id)}
              >
                Withdraw
              </Button>
            </li>
          ))}
        </RowList>
      )}
    </section>
  );
}

function InviteForm() {
  const client = useQueryClient();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<AdminRole>("agent");
  const send = useMutation({
    mutationFn: invite,
    onSuccess: ({ url, data }) => {
      setEmail("");
      if (!url) showToast({ text: `${data.email} gets a mail with a link` });
    },
    onSettled: () => refreshTeam(client),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (email.trim() && !send.isPending) send.mutate({ email, role });
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label="Email Address" error={send.error?.message}>
        <TextInput
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      <Field label="Role">
        <Select
          value={role}
          options={adminRoles.map((one) => ({ value: one, label: `${roleLabels[one]}: ${roleTexts[one]}` }))}
          onChange={(event) => setRole(event.currentTarget.value as AdminRole)}
        />
      </Field>
      <Button type="submit" variant="outline" busy={send.isPending} busyLabel="Inviting...">
        Invite
      </Button>
      {send.data?.url && (
        <p role="status" className={styles.link}>
          This site sends no mail. Give {send.data.data.email} this link yourself; it is not shown again:{" "}
          <code>{send.data.url}</code>
        </p>
      )}
    </form>
  );
}
