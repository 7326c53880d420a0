import X from "lucide-react/icons/x";
import { type ReactNode, useRef } from "react";
import { useModal } from "#src/ui/dialog.tsx";
import { QuoteForm } from "./quote-form.tsx";
import styles from "./quote-popup.module.css";

interface QuotePopupProps {
  /** The product that it was opened from; null for a question about all of them. */
  productName: string | null;
  /** The product's picture, shown beside the form where there is room. */
  figure: ReactNode;
  onClose: () => void;
}

const id = "quote-popup";

/** The quote popup of a page that React Router runs; a document has `QuoteDialog`. */
export function QuotePopup({ productName, figure, onClose }: QuotePopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, true);
  return (
    <dialog ref={dialog} id={id} className={styles.popup} aria-labelledby={`${id}-title`} onClose={onClose}>
      <figure className={styles.figure}>{figure}</figure>
      <QuoteForm product={productName} id={id} page={window.location.pathname} />
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </dialog>
  );
}
