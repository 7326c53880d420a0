import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import styles from "./ask-person.module.css";
import { CallAndChat } from "./contact-lines.tsx";

/** Telephone and WhatsApp, for what a page does not answer. */
export function AskPerson() {
  return (
    <aside aria-labelledby="ask-person">
      <h3 id="ask-person">Not answered?</h3>
      <p>
        {t("A person replies within {time}, and answers the phone day and night.", {
          time: t(brand.replyTime),
        })}
      </p>
      <dl className={`num ${styles.ways}`}>
        <CallAndChat call={t("Call")} />
      </dl>
    </aside>
  );
}
