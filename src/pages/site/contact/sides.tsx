import { t } from "#shared/translate.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import styles from "./sides.module.css";

interface SidesProps {
  title: string;
  /** The second is ours. */
  sides: readonly { title: string; items: readonly { title: string; text: string }[] }[];
}

/** What either side brings to a partnership, in two columns whose rows are in line. */
export function Sides({ title, sides }: SidesProps) {
  return (
    <section className="section joined" aria-labelledby="sides-title">
      <div className="wrap">
        <div className="head">
          <h2 id="sides-title">{title}</h2>
        </div>
        <div className={styles.sides}>
          {sides.map((side, index) => (
            <section
              key={side.title}
              className={index === 1 ? "night" : undefined}
              aria-label={t(side.title)}
            >
              <h3>{side.title}</h3>
              <dl>
                {side.items.map((item) => (
                  <div key={item.title}>
                    <dt>{item.title}</dt>
                    <dd>{keepTogether(t(item.text))}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
