import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import type { ReactNode } from "react";
import type { Submission } from "#src/shared/contract/submissions.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import styles from "./contact-actions.module.css";
import { callLink, mailLink, readablePhone, whatsAppLink } from "./reply-links.ts";

/** The three ways to answer, each one press away. */
export function ContactActions({ submission }: { submission: Submission }) {
  const { phone, email } = submission;
  return (
    <div className={styles.reach}>
      <Way href={callLink(submission)} icon={<Phone aria-hidden="true" />} word="Call">
        {phone ? readablePhone(phone) : "No number"}
      </Way>
      <Way href={mailLink(submission)} icon={<Mail aria-hidden="true" />} word="E-mail">
        {email}
      </Way>
      <Way href={whatsAppLink(submission)} icon={<MessageCircle aria-hidden="true" />} word="WhatsApp">
        {phone ? "First reply" : "No number"}
      </Way>
    </div>
  );
}

function Way({
  href,
  icon,
  word,
  children,
}: {
  href: string | null;
  icon: ReactNode;
  word: string;
  children: ReactNode;
}) {
  const inside = (
    <>
      {icon}
      <b>{word}</b>
      <span>{children}</span>
    </>
  );
  return href === null ? <p>{inside}</p> : <AnchorLink href={href}>{inside}</AnchorLink>;
}
