import type { ReactNode } from "react";
import { t } from "#shared/translate.ts";
import { appStores, forAndroid } from "./app-store.ts";
import styles from "./qr-tile.module.css";

/**
 * The QR code of the app's store; the page's script replaces it where the Android app is offered.
 */
export const appCode = { src: appStores.ios.qr, ...forAndroid({ src: appStores.android.qr }) };

/** The id of the dialog that shows the app's code. */
export const appDialog = "qr-app";

/** The attributes of a QR code's image. */
type QrCode = { src: string } & Partial<typeof appCode>;

interface QrTileProps {
  /** The id of the `QrDialog` that shows the code enlarged. */
  dialog: string;
  code: QrCode;
  className?: string;
  children: ReactNode;
}

/** A small QR code that a click enlarges to the whole screen, for scanning. */
export function QrTile({ dialog, code, className, children }: QrTileProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={dialog}
    >
      <img {...code} alt="QR code:" width="111" height="111" loading="lazy" className={styles.code} />
      {children}
    </button>
  );
}

interface QrDialogProps {
  id: string;
  label: string;
  code: QrCode;
  /** Where the code leads. */
  children: ReactNode;
}

/** The enlarged code; a click anywhere closes it. */
export function QrDialog({ id, label, code, children }: QrDialogProps) {
  return (
    <dialog id={id} className={styles.overlay} aria-label={label} data-tone="night">
      <div className={styles.inner}>
        <img
          {...code}
          alt={t("QR code: {label}", { label })}
          width="360"
          height="360"
          loading="lazy"
          className={styles.code}
        />
        <p className={styles.label}>{label}</p>
        <p className={styles.hint}>{children}</p>
        <button type="button" className={styles.close} command="close" commandfor={id}>
          Close
        </button>
      </div>
    </dialog>
  );
}

/** The app's enlarged code, once per page, for every tile that opens it. */
export function AppDialog() {
  return (
    <QrDialog id={appDialog} label="Download App" code={appCode}>
      Scan it with your phone to open{" "}
      <span {...forAndroid({ textContent: appStores.android.name })}>
        {t("the {store}", { store: appStores.ios.name })}
      </span>
      .
    </QrDialog>
  );
}
