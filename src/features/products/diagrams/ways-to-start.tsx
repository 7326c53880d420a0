import Nfc from "lucide-react/icons/nfc";
import ScanLine from "lucide-react/icons/scan-line";
import Smartphone from "lucide-react/icons/smartphone";
import styles from "./ways-to-start.module.css";

/** The three ways to start a charge. */
export function WaysToStart() {
  return (
    <ul className={styles.ways}>
      <li>
        <Nfc aria-hidden="true" />
        <span>Tap</span>
      </li>
      <li>
        <ScanLine aria-hidden="true" />
        <span>Scan</span>
      </li>
      <li>
        <Smartphone aria-hidden="true" />
        <span>App</span>
      </li>
    </ul>
  );
}
