import { useQueryClient } from "@tanstack/react-query";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import type { ContactChannel } from "#src/shared/contract/submission-fields.ts";
import type { Submission } from "#src/shared/contract/submissions.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { logContact, refreshInbox } from "../inbox.queries.ts";
import styles from "./contact-actions.module.css";
import { callLink, mailLink, readablePhone, whatsAppLink } from "./reply-links.ts";

/** The three ways to answer, each one press away. Pressing is written down as a contact. */
export function ContactActions({ submission }: { submission: Submission }) {
  const { phone, email } = submission;
  const client = useQueryClient();
  function log(channel: ContactChannel) {
    logContact(client, submission, channel).then(
      () => refreshInbox(client),
      (error: unknown) =>
        showToast({
          kind: "failed",
          text: `The contact was not written down. ${error instanceof Error ? error.message : ""}`,
        }),
    );
  }
  return (
    <div className={styles.reach}>
      <Way
        href={callLink(submission)}
        icon={<Phone aria-hidden="true" />}
        word="Call"
        onFollow={() => log("phone")}
      >
        {phone ? readablePhone(phone) : "No number"}
      </Way>
      <Way
        href={mailLink(submission)}
        icon={<Mail aria-hidden="true" />}
        word="E-mail"
        onFollow={() => log("email")}
      >
        {email}
      </Way>
      <Way
        href={whatsAppLink(submission)}
        icon={<MessageCircle aria-hidden="true" />}
        word="WhatsApp"
        onFollow={() => log("whatsapp")}
      >
        {phone ? "First reply" : "No number"}
      </Way>
    </div>
  );
}

function Way({
  href,
  icon,
  word,
  onFollow,
  children,
}: {
  href: string | null;
  icon: ReactNode;
  word: string;
  onFollow: () => void;
  children: ReactNode;
}) {
  const inside = (
    <>
      {icon}
      <b>{word}</b>
      <span>{children}</span>
    </>
  );
  return href === null ? (
    <p>{inside}</p>
  ) : (
    <AnchorLink href={href} onClick={onFollow}>
      {inside}
    </AnchorLink>
  );
}
