import type { PostedForm } from "#src/lib/posted-form.ts";
import { EnquiryFormView } from "./enquiry-form.tsx";
import { enquiryForm, type FormChoice } from "./forms.ts";

export interface EnquiryIslandProps {
  form: FormChoice;
  /** What the form is called, for assistive technology. */
  label: string;
  page: string;
  posted?: PostedForm;
}

/** An enquiry form as an island: its table of fields is named, since props are JSON. */
export function EnquiryIsland({ form, ...props }: EnquiryIslandProps) {
  return <EnquiryFormView form={enquiryForm(form)} {...props} />;
}
