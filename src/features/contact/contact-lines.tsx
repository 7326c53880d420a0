import { t } from "#shared/translate.ts";
import { addressLine, brand } from "#src/content/brand.ts";
import styles from "./contact-lines.module.css";

/** Telephone, WhatsApp and e-mail as a short list, optionally with the office between them. */
export function ContactLines({ visit = false, className }: { visit?: boolean; className?: string }) {
  return (
    <dl className={["num", styles.lines, className].filter(Boolean).join(" ")}>
      <CallAndChat call={t("Call, {hours}", { hours: brand.supportHours })} />
      {visit && (
        <div>
          <dt>Visit</dt>
          <dd>{addressLine}</dd>
        </div>
      )}
      <div>
        <dt>Write</dt>
        <dd>
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        </dd>
      </div>
    </dl>
  );
}

/** The rows of telephone and WhatsApp; `call` is what the first is called. */
export function CallAndChat({ call }: { call: string }) {
  return (
    <>
      <div>
        <dt>{call}</dt>
        <dd>
          <a href={brand.phone.href}>{brand.phone.display}</a>
        </dd>
      </div>
      <div>
        <dt>Chat</dt>
        <dd>
          <a href={brand.whatsapp} target="_blank" rel="noopener">
            WhatsApp
          </a>
        </dd>
      </div>
    </>
  );
}
