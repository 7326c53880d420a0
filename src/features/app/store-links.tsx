import { appStores } from "./app-store.ts";
import styles from "./store-links.module.css";

/** Links to both app stores, each in a new tab. */
export function StoreLinks() {
  return (
    <div className={styles.stores}>
      <a className={styles.store} href={appStores.ios.href} target="_blank" rel="noopener noreferrer">
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          <rect x="6.5" y="2.5" width="11" height="19" rx="2.8" />
          <path d="M10.5 5.2h3" strokeLinecap="round" />
        </svg>
        <small>Download for</small>
        <b>iPhone</b>
      </a>
      <a className={styles.store} href={appStores.android.href} target="_blank" rel="noopener noreferrer">
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M5 3.5v17L19.5 12zM5 3.5l9.7 11.3M5 20.5l9.7-11.3" />
        </svg>
        <small>Download for</small>
        <b>Android</b>
      </a>
    </div>
  );
}
