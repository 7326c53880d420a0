// `npm run brochures`: prints the two brochures that the header offers, from the site's own words
// and pictures, into public/downloads. Run it again when the content changes.

import { parseCommand } from "../setup/arguments.ts";
import { companyBrochure } from "./brochures/company.ts";
import { printAll } from "./brochures/print.ts";
import { productBrochure } from "./brochures/product.ts";

parseCommand("npm run brochures", {});
await printAll(
  [
    { file: "public/downloads/product-brochure.pdf", title: "Product Brochure", body: productBrochure() },
    { file: "public/downloads/company-brochure.pdf", title: "Company Brochure", body: companyBrochure() },
  ],
  "scripts/assets/brochures/brochure.css",
);
