import { EnquiryFormView } from "./enquiry-form.tsx";
import { discoverForm } from "./forms/discover-form.ts";
import { franchiseForm } from "./forms/franchise-form.ts";
import { generalForm } from "./forms/general-form.ts";
import { landForm } from "./forms/land-form.ts";
import { partnerForm } from "./forms/partner-form.ts";
import { productForm } from "./forms/product-form.ts";

const forms = {
  discover: discoverForm,
  franchise: franchiseForm,
  general: generalForm,
  land: landForm,
  partner: partnerForm,
  product: productForm,
};

interface EnquiryIslandProps {
  form: keyof typeof forms;
  /** What the form is called, for assistive technology. */
  label: string;
}

/** An enquiry form as an island: its table of fields is named, since props are JSON. */
export function EnquiryIsland({ form, label }: EnquiryIslandProps) {
  return <EnquiryFormView form={forms[form]} label={label} />;
}
