import X from "lucide-react/icons/x";
import { type ReactNode, useId, useRef } from "react";
import { brand } from "#src/content/brand.ts";
import { privacyNotice } from "#src/content/contact/notice.ts";
import { messages } from "#src/content/messages.ts";
import { paths } from "#src/lib/paths.ts";
import { withQueries } from "#src/lib/query-provider.tsx";
import { limits } from "#src/shared/limits.ts";
import { Button } from "#src/ui/button.tsx";
import { useModal } from "#src/ui/dialog.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { ScenarioNote } from "./enquiry/scenario-note.tsx";
import styles from "./quote-popup.module.css";
import type { QuoteField } from "./quote-rules.ts";
import { useQuote } from "./use-quote.ts";

interface QuotePopupProps {
  /** The product that it was opened from; null for a question about all of them. */
  productName: string | null;
  /** The product's picture, shown beside the form where there is room. */
  figure: ReactNode;
  onClose: () => void;
}

/** Asks for name, phone and e-mail, so that an expert can call back about a product. */
export const QuotePopup = withQueries(QuotePopupDialog);

function QuotePopupDialog({ productName, figure, onClose }: QuotePopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const quote = useQuote(productName, onClose);
  useModal(dialog, true);

  /** What each control shares: its value, its words about an error, and the way back into the draft. */
  function wiring(field: QuoteField) {
    const invalid = quote.problem?.field === field;
    return {
      name: field,
      value: quote.values[field],
      onChange: quote.change,
      "aria-invalid": invalid || undefined,
      ...(invalid ? { "aria-describedby": `${id}-alert` } : {}),
    };
  }
  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <figure className={styles.figure}>{figure}</figure>
      <form className={styles.form} noValidate method="post" onSubmit={quote.submit}>
        <div>
          <h2 id={`${id}-title`}>{productName ? `Get a quote for the ${productName}` : "Get a quote"}</h2>
          <p>An expert calls you back within {brand.replyTime}.</p>
        </div>
        <Field label="Full name" required>
          <TextInput {...wiring("fullName")} autoComplete="name" maxLength={limits.fullName} />
        </Field>
        <Field label="Phone" required hint="10 digits, we add +91">
          <TextInput
            {...wiring("phone")}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder="98410 00000"
            maxLength={limits.phone}
          />
        </Field>
        <Field label="Email" required>
          <TextInput
            {...wiring("email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={limits.email}
          />
        </Field>
        <ScenarioNote formType="general_query" />
        <div className={styles.trap} aria-hidden="true">
          <label htmlFor={`${id}-website`}>Leave this empty</label>
          <input id={`${id}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <p role="alert" id={`${id}-alert`} className={styles.alert}>
          {quote.problem?.message ?? quote.failure}
        </p>
        <Button type="submit" wide busy={quote.busy} busyLabel={messages.enquiry.sending}>
          Request a quote
        </Button>
        <p className={styles.privacy}>
          {privacyNotice.text} <a href={paths.privacy}>Privacy policy</a>
        </p>
      </form>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </dialog>
  );
}
