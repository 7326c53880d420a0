import type { PictureName } from "#src/content/pictures.ts";
import { ContactLines } from "#src/features/contact/contact-lines.tsx";
import { opensQuote } from "#src/features/products/opens-quote.ts";
import { SubmissionForm } from "#src/features/submissions/form/submission-form.tsx";
import { Button } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./closing-form.module.css";

interface ClosingFormProps {
  id?: string;
  title: string;
  lead: string;
  picture: PictureName;
  alt: string;
  form?: "product" | "discover";
  /** The form's name for screen readers. */
  label?: string;
}

/** The end of a page: telephone, e-mail, a picture, and a short form. */
export function ClosingForm({
  id = "enquiry",
  title,
  lead,
  picture,
  alt,
  form = "product",
  label = "Plan your site with us",
}: ClosingFormProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} tabIndex={-1} className="section quiet" aria-labelledby={titleId}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.beside}>
          <h2 id={titleId}>{title}</h2>
          <p className="lead">{lead}</p>
          <ContactLines className={styles.ways} />
          <figure>
            <Picture name={picture} alt={alt} sizes="510px" />
          </figure>
        </div>
        <div data-no-print>
          <SubmissionForm form={form} label={label} />
        </div>
      </div>
    </section>
  );
}

/** The end of a page without a form, because the pages that it leads to have one: its button opens the quote popup. */
export function ClosingLines({ title, lead }: Pick<ClosingFormProps, "title" | "lead">) {
  return (
    <section id="enquiry" tabIndex={-1} className="section quiet" aria-labelledby="enquiry-title">
      <div className={`wrap ${styles.short}`}>
        <div>
          <h2 id="enquiry-title">{title}</h2>
          <p className="lead">{lead}</p>
          <Button {...opensQuote()}>Talk To An Expert</Button>
        </div>
        <ContactLines className={styles.ways} />
      </div>
    </section>
  );
}
