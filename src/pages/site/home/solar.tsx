import { solar } from "#src/content/home.ts";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Figures } from "./figures.tsx";
import styles from "./solar.module.css";

/** Solar roofs above chargers, for businesses. */
export function Solar() {
  return (
    <section id="solar" tabIndex={-1} className={`night ${styles.solar}`} aria-labelledby="solar-title">
      <Picture name="scene-solar" alt="" sizes="100vw" className={styles.picture} />
      <div className={`wrap ${styles.copy}`}>
        <h2 id="solar-title">{solar.title}</h2>
        <p className="lead">{solar.text}</p>
        <Figures items={[{ value: solar.figure, money: true, caption: solar.caption }]} />
        <ButtonLink href={paths.chargingPartner}>{solar.action}</ButtonLink>
      </div>
    </section>
  );
}
