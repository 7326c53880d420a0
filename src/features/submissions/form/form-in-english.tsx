import { useLocation } from "react-router";
import { inEnglish } from "#shared/forms/in-english.ts";
import { spoken, t } from "#shared/translate.ts";
import styles from "./submission-form.module.css";

/**
 * Before the island of a form: the way to the English form, shown in place of one in a language that
 * staff do not answer in (`src/document/lead-to-english.ts`). What was typed is in the English form, too.
 */
export function FormInEnglish() {
  const { pathname, search } = useLocation();
  if (!spoken()) return null;
  return (
    <div role="status" className={styles.form} hidden data-in-english="">
      <p>{inEnglish.text}</p>
      <a href={pathname + search} hrefLang="en" translate="no">
        {t(inEnglish.link)}
      </a>
    </div>
  );
}
