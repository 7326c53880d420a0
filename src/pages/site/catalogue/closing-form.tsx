import type { PictureName } from "#src/content/pictures.ts";
import { ContactLines } from "#src/features/contact/contact-lines.tsx";
import { SubmissionForm } from "#src/features/submissions/form/submission-form.tsx";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./closing-form.module.css";

interface ClosingFormProps {
  title: string;
  lead: string;
  picture: PictureName;
  alt: string;
}

/** The end of every catalogue page: telephone, e-mail, a place, and a short form. */
export function ClosingForm({ title, lead, picture, alt }: ClosingFormProps) {
  return (
    <section id="enquiry" tabIndex={-1} className="section quiet" aria-labelledby="enquiry-title">
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h2 id="enquiry-title">{title}</h2>
          <p className="lead">{lead}</p>
          <ContactLines className={styles.ways} />
          <Picture name={picture} alt={alt} sizes="(width < 900px) 92vw, 510px" className={styles.place} />
        </div>
        <div data-no-print>
          <SubmissionForm form="product" label="Plan your site with us" />
        </div>
      </div>
    </section>
  );
}
