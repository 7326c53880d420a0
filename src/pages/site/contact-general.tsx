import { lazy, Suspense } from "react";
import { generalCopy } from "#src/content/contact/general.ts";
import { generalForm } from "#src/features/submissions/enquiry/forms/general-form.ts";
import { LazyEnquiryForm } from "#src/features/submissions/enquiry/lazy-enquiry-form.tsx";
import { paths } from "#src/lib/paths.ts";
import { pageMeta } from "#src/lib/seo.ts";
import styles from "./contact-general.module.css";

const Below = lazy(() => import("./contact/general-below.tsx"));

export function meta() {
  return pageMeta({ ...generalCopy.meta, path: paths.generalQuery, card: "general-query" });
}

export default function ContactGeneral() {
  return (
    <>
      <section className={`wrap ${styles.ask}`}>
        <div className="head">
          <h1>{generalCopy.title}</h1>
          <p className="lead">{generalCopy.lead}</p>
        </div>
        <LazyEnquiryForm form={generalForm} label="General query" />
      </section>
      <Suspense fallback={null}>
        <Below />
      </Suspense>
    </>
  );
}
