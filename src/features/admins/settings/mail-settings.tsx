import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { NotificationPreferences, NotificationSettings } from "#shared/contract/admins.ts";
import { languageLabels } from "#shared/contract/submission-fields.ts";
import { type FormType, formTypeLabels, formTypes } from "#shared/forms/forms.ts";
import { type LanguageCode, languageCodes } from "#shared/languages.ts";
import { formatNumber } from "#src/lib/format.ts";
import { Checkbox } from "#src/ui/field.tsx";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { isNearlyUsedUp } from "./mail-quota.rules.ts";
import styles from "./mail-settings.module.css";
import {
  acknowledgementsMutation,
  notificationsQuery,
  preferencesMutation,
  replyLanguagesMutation,
} from "./settings.queries.ts";

/** Which emails you get, and how the sending goes. Each change is saved at once. */
export function MailSettings({ isOwner }: { isOwner: boolean }) {
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
      {isOwner && (
        <fieldset>
          <legend>For the whole site</legend>
          <Acknowledgements acknowledges={data.acknowledges} />
          <ReplyLanguages chosen={data.replyLanguages} />
        </fieldset>
      )}
    </div>
  );
}

/** Whether people who send an enquiry get a confirmation. */
function Acknowledgements({ acknowledges }: { acknowledges: boolean }) {
  const save = useMutation(acknowledgementsMutation(useQueryClient()));
  return (
    <Checkbox
      label="Who sends an enquiry gets a confirmation with the reference and the link to their page"
      checked={save.isPending ? save.variables : acknowledges}
      onChange={(event) =>
        save.mutate(event.currentTarget.checked, {
          onError: (failure) => showFailure("The choice was not saved.", failure),
        })
      }
    />
  );
}

/** The languages beside the first in which staff answer; forms in others lead to the English ones. */
function ReplyLanguages({ chosen }: { chosen: LanguageCode[] }) {
  const save = useMutation(replyLanguagesMutation(useQueryClient()));
  const shown = save.isPending ? save.variables : chosen;
  return languageCodes.slice(1).map((code) => (
    <Checkbox
      key={code}
      label={`We answer in ${languageLabels[code]}. Otherwise its forms lead to the English ones`}
      checked={shown.includes(code)}
      onChange={(event) =>
        save.mutate(
          languageCodes.filter((one) => (one === code ? event.currentTarget.checked : shown.includes(one))),
          { onError: (failure) => showFailure("The choice was not saved.", failure) },
        )
      }
    />
  ));
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
        All mails of the last seven days: <b>{formatNumber(mail.sent)}</b> sent,{" "}
        <b>{formatNumber(mail.queued)}</b> waiting, <b>{formatNumber(mail.failed)}</b> given up.
      </p>
      <p>
        Since midnight UTC: <b>{formatNumber(mail.sentToday)}</b>
        {mail.dailyLimit === null
          ? ". The account's daily limit stands in Cloudflare's dashboard."
          : ` of the ${formatNumber(mail.dailyLimit)} that the account may send in a day.`}
      </p>
      {isNearlyUsedUp(mail) && (
        <p>
          <b>The day's mails are nearly used up.</b> What does not leave today is tried again.
        </p>
      )}
      {mail.lastError && <p>The mail service said: {mail.lastError}</p>}
    </div>
  );
}
