import X from "lucide-react/icons/x";
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "./dialog.module.css";
import modal from "./modal.module.css";

interface DialogProps {
  open: boolean;
  /** Called once for every way out: Escape, the close button, a click on the backdrop. */
  onClose: () => void;
  title: string;
  size?: "normal" | "wide";
  /** False ignores clicks on the backdrop, which could lose typed text. */
  closeOnBackdrop?: boolean;
  children: ReactNode;
}

/** A modal dialog: the page behind is inert, and the focus returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  size = "normal",
  closeOnBackdrop = true,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref, open);

  function press(event: MouseEvent<HTMLDialogElement>) {
    if (closeOnBackdrop && event.target === ref.current && !within(ref.current, event)) onClose();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does for the keyboard what the backdrop does for the pointer
    <dialog
      ref={ref}
      className={`${modal.modal} ${styles.dialog}`}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={press}
    >
      {open && (
        <>
          <div className={styles.top}>
            <h2 id={titleId}>{title}</h2>
            <button type="button" className={modal.close} aria-label="Close" onClick={onClose}>
              <X aria-hidden="true" />
            </button>
          </div>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  );
}

/**
 * Opens and closes a native dialog with the state of its owner, and gives the focus back: in the
 * same commit, since a later one would take it from the field that somebody went to meanwhile.
 */
export function useModal(ref: React.RefObject<HTMLDialogElement | null>, open: boolean) {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const before = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [ref, open]);
}

function within(element: Element, { clientX, clientY }: MouseEvent) {
  const box = element.getBoundingClientRect();
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}
