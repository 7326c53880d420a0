import type { FormDefinition, FormName } from "./form-types.ts";
import { discoverForm } from "./forms/discover-form.ts";
import { franchiseForm } from "./forms/franchise-form.ts";
import { generalForm } from "./forms/general-form.ts";
import { landForm } from "./forms/land-form.ts";
import { partnerForm } from "./forms/partner-form.ts";
import { productForm } from "./forms/product-form.ts";
import { quoteForm } from "./forms/quote-form.ts";
import { stationReportForm } from "./forms/station-report-form.ts";

const forms = {
  discover: discoverForm,
  franchise: franchiseForm,
  general: generalForm,
  land: landForm,
  partner: partnerForm,
  product: productForm,
};

/** A form by its name, for no product or station in particular. */
export function formNamed(name: FormName): FormDefinition {
  if (name === "station-report") return stationReportForm("", "");
  return name === "quote" ? quoteForm(null) : forms[name];
}
