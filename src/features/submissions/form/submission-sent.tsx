import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import MessageCircle from "lucide-react/icons/message-circle";
import Phone from "lucide-react/icons/phone";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FormDefinition } from "#shared/forms/define-form.ts";
import { thanks } from "#shared/thanks.ts";
import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { OwnPage } from "./own-page.tsx";
import styles from "./submission-sent.module.css";

interface SubmissionSentProps {
  form: FormDefinition;
  reference: string;
  /** The sender's number, formatted; empty when none was given. */
  phone: string;
  /** The path of the sender's own page, if there is one. */
  link: string | undefined;
  /** The link to an empty form. */
  again: ReactNode;
}

/** The thank-you that replaces the form: reference, next steps, and faster contacts. */
export function SubmissionSent({ form, reference, phone, link, again }: SubmissionSentProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus();
    panel.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const text = t("Hello, this is about my enquiry {reference}.", { reference });
  const chat = `${brand.whatsapp}?${new URLSearchParams({ text })}`;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`night ${styles.sent}`}
      aria-labelledby="submission-sent"
      aria-describedby="submission-sent-text"
    >
      <div>
        <h2 id="submission-sent">{thanks.title}</h2>
        <p id="submission-sent-text" role="status" className={`lead ${styles.lead}`}>
          {thanks.text}
        </p>
        <dl className={`num ${styles.reference}`}>
          <dt>Reference number</dt>
          <dd>
            {reference}
            <CopyButton text={reference} />
          </dd>
        </dl>
        {link && <OwnPage link={link} />}
        <div className={styles.actions}>
          <ButtonLink href={chat}>
            <MessageCircle aria-hidden="true" />
            Chat on WhatsApp
          </ButtonLink>
          <ButtonLink href={brand.phone.href} variant="outline">
            <Phone aria-hidden="true" />
            {t("Call and quote {reference}", { reference })}
          </ButtonLink>
          {again}
        </div>
      </div>
      <div className={styles.next}>
        <NextSteps form={form} />
        {phone && <p className="num">{t("We reach you on {phone}.", { phone })}</p>}
      </div>
    </section>
  );
}

/** What happens next, in order. */
export function NextSteps({ form }: { form: FormDefinition }) {
  return (
    <div className={styles.steps}>
      <h3>What happens next</h3>
      <ol>
        {form.next.map(({ when, what }) => (
          <li key={when}>
            <b className="num">{when}</b>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

const copiedMs = 2000;

/** Copies a reference number. */
export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), copiedMs);
    } catch (error) {
      console.warn("The reference could not be copied", error);
    }
  }
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-needs-script
        onClick={() => void copy()}
        aria-label="Copy reference number"
      >
        {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      </button>
      <span role="status" className={styles.copied}>
        {copied ? "Copied" : ""}
      </span>
    </>
  );
}
