import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { type AdminRole, adminRoles } from "#shared/contract/admins.ts";
import { invitationInput } from "#shared/contract/sign-in.ts";
import { useMutationForm } from "#src/editing/use-mutation-form.ts";
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
  const form = useMutationForm({
    schema: invitationInput,
    defaultValues: { email: "", role: "agent" as AdminRole },
    mutation: { mutationFn: invite, onSettled: () => refreshTeam(client) },
    onSaved({ url, data }) {
      form.reset({ email: "", role: data.role });
      if (!url) showToast({ text: `${data.email} gets a mail with a link` });
    },
  });
  const { data: created } = form.request;
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <Field label="Email Address" error={form.errorOf("email") ?? form.failure}>
        <TextInput {...form.register("email")} type="email" autoComplete="off" />
      </Field>
      <Field label="Role">
        <Select
          {...form.register("role")}
          options={adminRoles.map((one) => ({ value: one, label: `${roleLabels[one]}: ${roleTexts[one]}` }))}
        />
      </Field>
      <Button type="submit" variant="outline" busy={form.request.isPending} busyLabel="Inviting...">
        Invite
      </Button>
      {created?.url && (
        <p role="status" className={styles.link}>
          This site sends no mail. Give {created.data.email} this link yourself; it is not shown again:{" "}
          <code>{created.url}</code>
        </p>
      )}
    </form>
  );
}
