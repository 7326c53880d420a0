// `npm run brochures`: prints the two brochures that the header offers in each language, from the
// site's own words and pictures, into public/downloads and public/hi. Run it again when the content changes.

import { downloads } from "../../src/content/navigation.ts";
import { t } from "../../src/shared/translate.ts";
import { parseCommand } from "../setup/arguments.ts";
import { companyBrochure } from "./brochures/company.ts";
import { printInEachLanguage } from "./brochures/print.ts";
import { productBrochure } from "./brochures/product.ts";

parseCommand("npm run brochures", {});
await printInEachLanguage(
  () => [
    { path: downloads.productBrochure.href, title: t("Product brochure"), body: productBrochure() },
    { path: downloads.companyBrochure.href, title: t("Company brochure"), body: companyBrochure() },
  ],
  "scripts/assets/brochures/brochure.css",
);
