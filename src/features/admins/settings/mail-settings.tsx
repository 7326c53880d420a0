import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { NotificationPreferences, NotificationSettings } from "#shared/contract/admins.ts";
import { type FormType, formTypeLabels, formTypes } from "#shared/forms/forms.ts";
import { formatNumber } from "#src/lib/format.ts";
import { Checkbox } from "#src/ui/field.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import styles from "./mail-settings.module.css";
import { notificationsQuery, preferencesMutation } from "./settings.queries.ts";

/** Which emails you get, and how the sending goes. Each change is saved at once. */
export function MailSettings() {
  const client = useQueryClient();
  const query = useQuery(notificationsQuery());
  const { data } = query;
  const save = useMutation(preferencesMutation(client));
  // Shown with the click, a moment before `save.variables`; dropped when the save fails.
  const [unsaved, setUnsaved] = useState<NotificationPreferences | null>(null);
  if (!data) {
    return (
      <QueryPlaceholder query={query} label="Loading your choices..." className={styles.skeleton}>
        {formTypes.map((type) => (
          <Skeleton key={type} width="half" />
        ))}
      </QueryPlaceholder>
    );
  }
  const choice = unsaved ?? data.choice;
  function change(part: Partial<NotificationPreferences>) {
    const next = { ...choice, ...part };
    setUnsaved(next);
    save.mutate(next, {
      onError: (failure) => showFailure("Your choice was not saved.", failure),
      onSettled: () => setUnsaved(null),
    });
  }
  function toggle(type: FormType, on: boolean) {
    change({ formTypes: formTypes.filter((one) => (one === type ? on : choice.formTypes.includes(one))) });
  }
  return (
    <div className={styles.mail}>
      <MailState mail={data.mail} />
      <fieldset>
        <legend>A mail for each new enquiry of these forms</legend>
        {formTypes.map((type) => (
          <Checkbox
            key={type}
            label={formTypeLabels[type]}
            checked={choice.formTypes.includes(type)}
            onChange={(event) => toggle(type, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>A summary</legend>
        <Checkbox
          label="Every morning at 9:00, the enquiries of the day before"
          checked={choice.digest}
          onChange={(event) => change({ digest: event.currentTarget.checked })}
        />
      </fieldset>
    </div>
  );
}

function MailState({ mail }: { mail: NotificationSettings["mail"] }) {
  if (!mail.configured) {
    return (
      <p className={styles.state} data-kind="off">
        <b>No mail is sent yet.</b> This site has no sender address. Your choices are kept and take effect
        once whoever runs the site sets <code>MAIL_FROM</code>.
      </p>
    );
  }
  return (
    <div className={styles.state} data-kind={mail.failed > 0 ? "failed" : undefined}>
      <p>
        To the whole team in the last seven days: <b>{formatNumber(mail.sent)}</b> sent,{" "}
        <b>{formatNumber(mail.queued)}</b> waiting, <b>{formatNumber(mail.failed)}</b> given up.
      </p>
      {mail.lastError && <p>The mail service said: {mail.lastError}</p>}
    </div>
  );
}
