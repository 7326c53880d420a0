import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { Skeleton } from "#src/ui/skeleton.tsx";
import type { EnquiryForm } from "./form-types.ts";
import styles from "./lazy-enquiry-form.module.css";

const Form = lazy(async () => ({ default: (await import("./enquiry-form.tsx")).EnquiryFormView }));

interface LazyEnquiryFormProps {
  form: EnquiryForm;
  /** What the form is called, for assistive technology. */
  label: string;
}

/** An enquiry form whose HTML comes with the page, and whose code comes after the page has become usable. */
export function LazyEnquiryForm(props: LazyEnquiryFormProps) {
  const page = useLocation().pathname.replace(/(.)\/$/, "$1");
  return (
    <Suspense fallback={<Bones />}>
      <Form {...props} page={page} />
    </Suspense>
  );
}

function Bones() {
  return (
    <div className={styles.bones}>
      <Skeleton shape="block" className={styles.bone} />
      <Skeleton shape="block" className={styles.bone} />
      <Skeleton shape="block" className={styles.tall} />
    </div>
  );
}
