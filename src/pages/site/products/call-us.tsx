import Phone from "lucide-react/icons/phone";
import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { opensQuote } from "#src/features/products/opens-quote.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./call-us.module.css";
import { overview } from "./copy.ts";

/** A number to call instead of comparing. */
export function CallUs() {
  return (
    <section className={`night ${styles.band}`} aria-labelledby="call-us">
      <Picture name="scene-station" alt="" sizes="100vw" className={styles.picture} />
      <div className={`wrap ${styles.copy}`}>
        <h2 id="call-us">{overview.call.title}</h2>
        <p className="lead">{overview.call.text}</p>
        <div className={styles.actions}>
          <ButtonLink href={brand.phone.href}>
            <Phone aria-hidden="true" />
            <span className="num">Call {brand.phone.display}</span>
          </ButtonLink>
          <Button {...opensQuote()} variant="outline" className={styles.glass}>
            Talk To An Expert
          </Button>
        </div>
        <p className={styles.hours}>
          {t("Somebody answers {hours}, in English, Hindi and Tamil.", { hours: brand.supportHours })}
        </p>
      </div>
    </section>
  );
}
