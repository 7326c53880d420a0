import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OpenMail } from "#shared/contract/messages.ts";
import { api } from "#src/lib/api.ts";
import { formatMoment } from "#src/lib/format.ts";
import { saveFile } from "#src/lib/save-file.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Button } from "#src/ui/button.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { openMailsQuery } from "../inbox.queries.ts";
import { settleMail } from "../inbox-write.queries.ts";
import styles from "./open-mails.module.css";

/**
 * Tells of mails that belong to no enquiry or cannot be read, and opens their list. Nothing that
 * arrived is out of sight.
 */
export function OpenMails() {
  const { data: mails = [] } = useQuery(openMailsQuery());
  const [isOpen, setOpen] = useState(false);
  const now = useNow();
  if (mails.length === 0 && !isOpen) return null;
  const text =
    mails.length === 1 ? "1 mail belongs to no enquiry" : `${mails.length} mails belong to no enquiry`;
  return (
    <>
      <button type="button" className={styles.notice} onClick={() => setOpen(true)}>
        {text}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Mails that belong to no enquiry">
        <ul className={styles.mails}>
          {mails.map((mail) => (
            <Row key={mail.id} mail={mail} now={now} />
          ))}
          {mails.length === 0 && <li>All mails are in a conversation or put away.</li>}
        </ul>
      </Dialog>
    </>
  );
}

function Row({ mail, now }: { mail: OpenMail; now: Date }) {
  const { id, from, subject, reason, receivedAt, suggested } = mail;
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (submissionId: string | null) => settleMail(client, id, submissionId),
    onError: (error) => showFailure("Not done.", error),
  });
  const download = () =>
    void api.blob(`/api/received-mails/${id}/raw`).then(
      (file) => saveFile(file, "mail.eml"),
      (error) => showFailure("The mail did not load.", error),
    );
  return (
    <li>
      <b dir="auto">{subject || "No subject"}</b>
      <span>
        {from || "No sender"}, {formatMoment(receivedAt, now)}
      </span>
      {reason && <span>{reason}</span>}
      <div>
        {suggested && (
          <Button variant="outline" size="small" busy={isPending} onClick={() => mutate(suggested.id)}>
            Add to {suggested.reference}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={download}>
          Download
        </Button>
        <Button variant="quiet" size="small" busy={isPending} onClick={() => mutate(null)}>
          Put away
        </Button>
      </div>
    </li>
  );
}
