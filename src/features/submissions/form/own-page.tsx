import { tNodes } from "#src/lib/translate-nodes.tsx";
import styles from "./own-page.module.css";

/** The link to the sender's own page. */
export function OwnPage({ link }: { link: string }) {
  return (
    <p className={styles.own}>
      {tNodes("{link}. The link works for a year and opens your enquiry, so do not share it.", {
        link: <a href={link}>See, correct or erase what you sent</a>,
      })}
    </p>
  );
}
