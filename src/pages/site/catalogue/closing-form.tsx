import { lazy, Suspense } from "react";
import { ContactLines } from "#src/features/contact/contact-lines.tsx";
import styles from "./closing-form.module.css";

/** The form is far down: its code comes after the page has become usable, its HTML with the page. */
const Form = lazy(async () => {
  const [{ EnquiryFormView }, { productForm }] = await Promise.all([
    import("#src/features/submissions/enquiry/enquiry-form.tsx"),
    import("#src/features/submissions/enquiry/forms/product-form.ts"),
  ]);
  return { default: () => <EnquiryFormView form={productForm} label="Plan your site with us" /> };
});

interface ClosingFormProps {
  title: string;
  lead: string;
}

/** How every page of the catalogue ends: telephone, mail, and a short form. */
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
          <Suspense fallback={null}>
            <Form />
          </Suspense>
        </div>
      </div>
    </section>
  );
}
