import { lazy, Suspense } from "react";
import { brand } from "#src/content/brand.ts";
import styles from "./closing-form.module.css";

/** The form is far down: its code comes after the page has become usable, its HTML with the page. */
const Form = lazy(async () => {
  const [{ EnquiryFormView }, { productForm }] = await Promise.all([
    import("#src/features/submissions/enquiry/enquiry-form.tsx"),
    import("#src/features/submissions/enquiry/product-form.ts"),
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
          <dl className={`num ${styles.ways}`}>
            <div>
              <dt>Call, {brand.supportHours}</dt>
              <dd>
                <a href={brand.phone.href}>{brand.phone.display}</a>
              </dd>
            </div>
            <div>
              <dt>Write</dt>
              <dd>
                <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
              </dd>
            </div>
          </dl>
        </div>
        <Suspense fallback={null}>
          <Form />
        </Suspense>
      </div>
    </section>
  );
}
