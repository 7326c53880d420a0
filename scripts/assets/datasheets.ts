// `npm run datasheets`: prints a datasheet in each language for every product that has one, from the
// same data as its page, into public/downloads/datasheets and public/hi. Run it again when a product changes.
import { products } from "../../src/content/products/catalogue.ts";
import { datasheetPath } from "../../src/lib/paths.ts";
import { t } from "../../src/shared/translate.ts";
import { parseCommand } from "../setup/arguments.ts";
import { printInEachLanguage } from "./brochures/print.ts";
import { datasheet } from "./datasheets/datasheet.ts";

parseCommand("npm run datasheets", {});
await printInEachLanguage(
  () =>
    products.flatMap((product) =>
      product.worksheetId === null
        ? []
        : [
            {
              path: datasheetPath(product.worksheetId),
              title: t("{name} Datasheet", { name: product.name }),
              body: datasheet(product),
            },
          ],
    ),
  "scripts/assets/datasheets/datasheet.css",
);
