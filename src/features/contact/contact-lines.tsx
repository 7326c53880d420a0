import { t } from "#shared/translate.ts";
import { addressLine, brand } from "#src/content/brand.ts";
import styles from "./contact-lines.module.css";

/** Telephone, WhatsApp and e-mail as a short list, optionally with the office between them. */
export function ContactLines({ visit = false, className }: { visit?: boolean; className?: string }) {
  return (
    <dl className={["num", styles.lines, className].filter(Boolean).join(" ")}>
      <div>
        <dt>{t("Call, {hours}", { hours: brand.supportHours })}</dt>
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
