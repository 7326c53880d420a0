import type { ReactNode } from "react";
import { appStores, onWindows } from "./app-store.ts";
import styles from "./qr-tile.module.css";

/** The code of the app's store; the page's script exchanges it on Windows. */
export const appCode = { src: appStores.ios.qr, ...onWindows({ src: appStores.android.qr }) };

/** The id of the dialog that shows the app's code. */
export const appDialog = "qr-app";

/** The attributes of a code's image. */
type QrCode = { src: string } & Partial<typeof appCode>;

interface QrTileProps {
  /** The id of the `QrDialog` that shows the code large. */
  dialog: string;
  code: QrCode;
  className?: string;
  children: ReactNode;
}

/** A small QR code that a press enlarges to the whole screen, easy to scan. */
export function QrTile({ dialog, code, className, children }: QrTileProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={dialog}
    >
      <img {...code} alt="QR code:" width="92" height="92" loading="lazy" className={styles.code} />
      {children}
    </button>
  );
}

interface QrDialogProps {
  id: string;
  label: string;
  code: QrCode;
  /** What scanning leads to. */
  children: ReactNode;
}

/** The same code over the whole screen; a press anywhere closes it. */
export function QrDialog({ id, label, code, children }: QrDialogProps) {
  return (
    <dialog id={id} className={styles.overlay} aria-label={label} data-tone="night">
      <div className={styles.inner}>
        <img
          {...code}
          alt={`QR code: ${label}`}
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

/** The app's code over the whole screen, once on a page, for every tile that opens it. */
export function AppDialog() {
  return (
    <QrDialog id={appDialog} label="Download App" code={appCode}>
      Scan it with your phone to open the{" "}
      <span {...onWindows({ textContent: appStores.android.name })}>{appStores.ios.name}</span>.
    </QrDialog>
  );
}
