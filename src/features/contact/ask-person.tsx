import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import styles from "./ask-person.module.css";

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
        <div>
          <dt>Call</dt>
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
      </dl>
    </aside>
  );
}
