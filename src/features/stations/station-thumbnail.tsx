import Zap from "lucide-react/icons/zap";
import styles from "./power-tile.module.css";

/** In place of a station's picture, where it has none. */
export function PowerTile({ power }: { power: string }) {
  return (
    <figure data-tone="night" aria-hidden="true" className={`num ${styles.tile}`}>
      <Zap />
      {power}
    </figure>
  );
}
