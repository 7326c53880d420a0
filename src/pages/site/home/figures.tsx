import styles from "./figures.module.css";

interface FiguresProps {
  items: { value: string; unit?: string; money?: boolean; caption: string }[];
}

/** Large figures side by side, each with its caption, between two hairlines. */
export function Figures({ items }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {items.map(({ value, unit, money, caption }) => (
        <div key={caption}>
          <dt>{caption}</dt>
          <dd className={money ? "money" : undefined} data-long={value.length > 8 || undefined}>
            {value}
            {unit && <small> {unit}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
