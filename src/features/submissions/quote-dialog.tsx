import X from "lucide-react/icons/x";
import { type ReactNode, useContext } from "react";
import { useLocation } from "react-router";
import { ownPath } from "#shared/translate.ts";
import { ServerRenderContext } from "#src/lib/server-render.ts";
import { Island } from "#src/ui/island.tsx";
import modal from "#src/ui/modal.module.css";
import { FormInEnglish } from "./form/form-in-english.tsx";
import styles from "./quote-popup.module.css";

interface QuoteDialogProps {
  /** Buttons open it with `command("show-modal", id)`, and a link to the page with `#id`. */
  id: string;
  /** The product; null for a question about all of them. */
  product: string | null;
  /** The product's picture, shown beside the form when there is space. */
  figure: ReactNode;
}

/** The quote popup of a document; a page has one for each of its products. */
export function QuoteDialog({ id, product, figure }: QuoteDialogProps) {
  const returned = useContext(ServerRenderContext)?.posted;
  const isOurs = returned?.form === "quote" && returned.values["formData.product"] === (product ?? undefined);
  const posted = isOurs ? returned : undefined;
  const { pathname, search } = useLocation();
  const page = ownPath(pathname.replace(/(.)\/$/, "$1") + search);
  return (
    <dialog
      id={id}
      className={`${modal.modal} ${styles.popup}`}
      aria-labelledby={`${id}-title`}
      open={posted !== undefined}
      closedby="any"
    >
      <figure className={styles.figure}>{figure}</figure>
      <FormInEnglish />
      <Island name="quote-form" props={{ product, id, page, posted }} />
      <button
        type="button"
        className={`${modal.close} ${styles.close}`}
        aria-label="Close"
        command="close"
        commandfor={id}
      >
        <X aria-hidden="true" />
      </button>
    </dialog>
  );
}
