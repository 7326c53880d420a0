import { ContactLines } from "#src/features/contact/contact-lines.tsx";
import { Enquiry } from "#src/features/submissions/enquiry/enquiry.tsx";
import styles from "./closing-form.module.css";

interface ClosingFormProps {
  title: string;
  lead: string;
}

/** The end of every catalogue page: telephone, e-mail, and a short form. */
export function ClosingForm({ title, lead }: ClosingFormProps) {
  return (
    <section id="enquiry" tabIndex={-1} className="section joined" aria-labelledby="enquiry-title">
      <div className={`wrap ${styles.grid}`}>
        <div>
          <h2 id="enquiry-title">{title}</h2>
          <p className="lead">{lead}</p>
          <ContactLines className={styles.ways} />
        </div>
        <div data-no-print>
          <Enquiry form="product" label="Plan your site with us" />
        </div>
      </div>
    </section>
  );
}
