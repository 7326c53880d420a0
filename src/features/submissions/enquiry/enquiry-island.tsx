import { EnquiryFormView, type EnquiryFormViewProps } from "./enquiry-form.tsx";
import type { EnquiryForm } from "./form-types.ts";

/** An enquiry form as an island: props are JSON, so its table of fields comes with its code. */
export function enquiryIsland(form: EnquiryForm) {
  return (props: Omit<EnquiryFormViewProps, "form">) => <EnquiryFormView form={form} {...props} />;
}
