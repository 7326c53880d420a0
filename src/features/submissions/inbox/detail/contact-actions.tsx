import { useQueryClient } from "@tanstack/react-query";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import type { ContactChannel } from "#src/shared/contract/submission-fields.ts";
import type { Submission } from "#src/shared/contract/submissions.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { showToast } from "#src/ui/toast.tsx";
import { logContact, refreshInbox } from "../inbox-write.queries.ts";
import styles from "./contact-actions.module.css";
import { callLink, mailLink, readablePhone, whatsAppLink } from "./reply-links.ts";

/** Links to call, mail or message the sender. Following one is logged as a contact. */
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
    <div className={styles.actions}>
      <ContactLink
        href={callLink(submission)}
        icon={<Phone aria-hidden="true" />}
        label="Call"
        onFollow={() => log("phone")}
      >
        {phone ? readablePhone(phone) : "No number"}
      </ContactLink>
      <ContactLink
        href={mailLink(submission)}
        icon={<Mail aria-hidden="true" />}
        label="E-mail"
        onFollow={() => log("email")}
      >
        {email}
      </ContactLink>
      <ContactLink
        href={whatsAppLink(submission)}
        icon={<MessageCircle aria-hidden="true" />}
        label="WhatsApp"
        onFollow={() => log("whatsapp")}
      >
        {phone ? "First reply" : "No number"}
      </ContactLink>
    </div>
  );
}

interface ContactLinkProps {
  /** Null when there is no number to reach. */
  href: string | null;
  icon: ReactNode;
  label: string;
  onFollow: () => void;
  children: ReactNode;
}

function ContactLink({ href, icon, label, onFollow, children }: ContactLinkProps) {
  const content = (
    <>
      {icon}
      <b>{label}</b>
      <span>{children}</span>
    </>
  );
  if (href === null) return <p>{content}</p>;
  return (
    <AnchorLink href={href} onClick={onFollow}>
      {content}
    </AnchorLink>
  );
}
