import { type ReactNode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useModal } from "#src/ui/dialog.tsx";
import styles from "./qr-tile.module.css";

interface QrTileProps {
  label: string;
  /** What scanning leads to, under the enlarged code. */
  hint: string;
  qr: string;
  className?: string;
  children?: ReactNode;
}

/** A small QR code that a press enlarges to the whole screen, easy to scan; a press there closes it again. */
export function QrTile({ label, hint, qr, className, children }: QrTileProps) {
  const [open, setOpen] = useState(false);
  const overlay = useRef<HTMLDialogElement>(null);
  useModal(overlay, open);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <img src={qr} alt="QR code:" width="92" height="92" loading="lazy" className={styles.code} />
        {children ?? label}
      </button>
      {/* Outside the tile: on a screen too narrow for tiles, after zooming say, an open code stays. */}
      {open &&
        createPortal(
          // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside and Escape do the same
          <dialog
            ref={overlay}
            className={styles.overlay}
            aria-label={label}
            data-tone="night"
            onCancel={(event) => {
              event.preventDefault();
              close();
            }}
            onClick={close}
          >
            <div className={styles.inner}>
              <img src={qr} alt={`QR code: ${label}`} width="360" height="360" className={styles.code} />
              <p className={styles.label}>{label}</p>
              <p className={styles.hint}>{hint}</p>
              <button type="button" className={styles.close}>
                Close
              </button>
            </div>
          </dialog>,
          document.body,
        )}
    </>
  );
}
