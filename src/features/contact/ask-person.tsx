import { t } from "#shared/translate.ts";
import styles from "./ask-person.module.css";
import { CallAndChat } from "./contact-lines.tsx";

/** Telephone and WhatsApp, for what a page does not answer. */
export function AskPerson() {
  return (
    <aside aria-labelledby="ask-person">
      <h3 id="ask-person">Not answered?</h3>
      <p>A person answers, day and night.</p>
      <dl className={`num ${styles.ways}`}>
        <CallAndChat call={t("Call")} />
      </dl>
    </aside>
  );
}
