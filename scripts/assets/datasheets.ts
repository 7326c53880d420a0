// `npm run datasheets`: prints a datasheet for every product that has one, from the same data as
// its page, into public/downloads/datasheets. Run it again when a product changes.
import { products } from "../../src/content/products/catalogue.ts";
import { datasheetPath } from "../../src/lib/paths.ts";
import { parseCommand } from "../setup/arguments.ts";
import { printAll } from "./brochures/print.ts";
import { datasheet } from "./datasheets/datasheet.ts";

parseCommand("npm run datasheets", {});
await printAll(
  products.flatMap((product) =>
    product.worksheetId === null
      ? []
      : [
          {
            file: `public${datasheetPath(product.worksheetId)}`,
            title: `${product.name} Datasheet`,
            body: datasheet(product),
          },
        ],
  ),
  "scripts/assets/datasheets/datasheet.css",
);
