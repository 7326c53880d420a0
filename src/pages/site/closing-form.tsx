import type { PictureName } from "#src/content/pictures.ts";
import { ContactLines } from "#src/features/contact/contact-lines.tsx";
import { SubmissionForm } from "#src/features/submissions/form/submission-form.tsx";
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
