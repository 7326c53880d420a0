import { EnquiryFormView, type EnquiryFormViewProps } from "./enquiry-form.tsx";
import type { EnquiryForm } from "./form-types.ts";

/** An enquiry form as an island. Its fields come with the code, because props are JSON. */
export function enquiryIsland(form: EnquiryForm) {
  return (props: Omit<EnquiryFormViewProps, "form">) => <EnquiryFormView form={form} {...props} />;
}
