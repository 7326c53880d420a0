import { compactCar, type ExampleCar, exampleMinutes, largeCar } from "#shared/example-cars.ts";
import { t } from "#shared/translate.ts";
import {
  type Product,
  powerKw,
  priceText,
  type SpecField,
  specLabels,
} from "#src/content/products/product.ts";
import type { ProductSlug } from "#src/content/products/slugs.ts";
import { durationText } from "#src/lib/duration-text.ts";
import { warrantyOf } from "../terms.ts";

/** More would not fit side by side. */
export const maxCompared = 3;

/** What a number looks like beside those of the other products. */
export interface Bar {
  /** In percent of the longest of its row. */
  length: number;
  /** Whether no other product has a better one, and some have a worse. */
  best: boolean;
}

/** Compared while nothing is chosen: one for each size of site. */
export const exampleIds: readonly ProductSlug[] = ["dc-30-pro", "dc-60-compact", "dc-120-ultra"];

/** The products of a comma-separated list of ids, in its order, each once, at most three. */
export function readIds(products: readonly Product[], ids: string): Product[] {
  const named = ids.split(",").flatMap((id) => products.find((product) => product.id === id.trim()) ?? []);
  return [...new Set(named)].slice(0, maxCompared);
}

export interface ComparedRow {
  field: SpecField | "price" | "guns" | "compactCar" | "largeCar" | "connection" | "warranty";
  label: string;
  /** What the values rest on. */
  note?: string;
  /** One per product; null when the product has no such fact. */
  values: (string | null)[];
  differs: boolean;
}

type Compared = Pick<Product, "id" | "specifications" | "price">;
type Field = ComparedRow["field"];

const fields = Object.keys(specLabels) as SpecField[];

/** The groups of rows by their first field, in the order of the fields. */
const groupTitles: Partial<Record<ComparedRow["field"], string>> = {
  price: "Price and power",
  platformType: "Control",
  inputVoltage: "Electrical",
  coolingMethod: "Cabinet",
  monitoring: "Software and use",
};

const order = [
  ...(["price", "powerRating", "guns", "compactCar", "largeCar"] as const),
  ...fields
    .slice(1)
    .flatMap((field) => (field === "inputVoltage" ? ([field, "connection"] as const) : [field])),
  "warranty" as const,
];

/** The rows that differ, under the titles of their groups; no group is empty. */
export function groupRows(rows: readonly ComparedRow[]): Map<string, ComparedRow[]> {
  return Map.groupBy(
    rows.filter(({ differs }) => differs),
    ({ field }) => {
      const start = order.slice(0, order.indexOf(field) + 1).findLast((one) => groupTitles[one]);
      return groupTitles[start ?? "price"] ?? "";
    },
  );
}

/** What a buyer decides by, and every fact that at least one of the products has, side by side. */
export function compareProducts(products: readonly Compared[]): ComparedRow[] {
  const row = (field: ComparedRow["field"]): ComparedRow => {
    const values = products.map((product) => factOf(product, field));
    return { field, ...headOf(field), values, differs: new Set(values).size > 1 };
  };
  return order.map(row).filter(({ values }) => values.some((value) => value !== null));
}

function headOf(field: ComparedRow["field"]): Pick<ComparedRow, "label" | "note"> {
  if (field === "price") return { label: "Price, plus GST" };
  if (field === "guns") return { label: "Cars at once" };
  if (field === "compactCar") return { label: "A small car, 10 to 80%", note: noteOf(compactCar) };
  if (field === "largeCar") return { label: "A large car, 10 to 80%", note: noteOf(largeCar) };
  if (field === "connection") return { label: "Grid connection", note: "Load at full power" };
  if (field === "warranty") return { label: "Warranty" };
  if (field === "dimensions") return { label: specLabels.dimensions, note: "Width × depth × height" };
  return { label: specLabels[field] };
}

function noteOf({ batteryKwh, maxKw }: ExampleCar): string {
  return t("{kwh} kWh, takes up to {kw} kW", { kwh: batteryKwh, kw: maxKw });
}

function factOf(product: Compared, field: ComparedRow["field"]): string | null {
  if (field === "price") return priceText(product);
  if (field === "guns") return gunsOf(product);
  if (field === "compactCar") return chargeTime(product, compactCar);
  if (field === "largeCar") return chargeTime(product, largeCar);
  if (field === "connection") return connectionOf(product);
  if (field === "warranty") return warrantyOf(product);
  const value = product.specifications[field]?.value ?? null;
  // The label says once what the three numbers are.
  return field === "dimensions" ? (value?.replace(" (W × D × H)", "") ?? null) : value;
}

/** The number before the plug in "2 × CCS2"; no number is one. */
function gunsOf({ specifications: { outputInterface } }: Compared): string | null {
  return outputInterface ? (/^\d+(?= ×)/.exec(outputInterface.value)?.[0] ?? "1") : null;
}

/** From this power on, a site usually has a transformer of its own. */
const transformerKw = 120;

/** What a charger draws at full power, with its losses; null for a product that charges no car. */
function connectionOf(product: Compared): string | null {
  const power = powerKw(product);
  if (power === null) return null;
  const { efficiency } = product.specifications;
  const kw = efficiency ? Math.round((100 * power) / Number.parseFloat(efficiency.value)) : power;
  return power < transformerKw
    ? t("About {kw} kW", { kw })
    : t("About {kw} kW, usually with its own transformer", { kw });
}

/** How long a car takes that is alone at a charger; null for a product that charges no car. */
export function chargeTime(product: Pick<Product, "specifications">, car: ExampleCar): string | null {
  const minutes = minutesOf(product, car);
  return minutes === null ? null : durationText(minutes);
}

function minutesOf(product: Pick<Product, "specifications">, car: ExampleCar): number | null {
  const power = powerKw(product);
  return power === null ? null : exampleMinutes(power, car);
}

/** Numbers that a bar shows, and which of them is the best. */
const measures: Partial<Record<Field, { of: (product: Compared) => number | null; best: "least" | "most" }>> =
  {
    price: { of: ({ price }) => price?.to ?? null, best: "least" },
    powerRating: { of: powerKw, best: "most" },
    compactCar: { of: (product) => minutesOf(product, compactCar), best: "least" },
    largeCar: { of: (product) => minutesOf(product, largeCar), best: "least" },
  };

/** A bar for each product that states the number of a row, where two do; null for rows that have no bars. */
export function barsOf(products: readonly Compared[], field: Field): (Bar | null)[] | null {
  const measure = measures[field];
  if (!measure) return null;
  const numbers = products.map(measure.of);
  const stated = numbers.filter((number) => number !== null);
  if (stated.length < 2) return null;
  const [shortest, longest] = [Math.min(...stated), Math.max(...stated)];
  const best = measure.best === "least" ? shortest : longest;
  return numbers.map((number) =>
    number === null
      ? null
      : {
          length: Math.max(2, Math.round((number / longest) * 100)),
          best: shortest < longest && number === best,
        },
  );
}
