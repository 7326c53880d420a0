import { clockAt } from "#shared/station-hours.ts";
import { t } from "#shared/translate.ts";
import { formatLongDay } from "#src/lib/format.ts";
import styles from "./preview-banner.module.css";

/** Says over a page that it is a draft, and until when its address works. */
export function PreviewBanner({ expiresAt }: { expiresAt: string }) {
  return (
    <p className={styles.banner}>
      <b>Preview, not published.</b>{" "}
      {t("This address works until {time}.", {
        time: `${formatLongDay(expiresAt)}, ${clockAt(Date.parse(expiresAt))}`,
      })}
    </p>
  );
}
