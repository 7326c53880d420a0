import type { FormDefinition } from "./define-form.ts";
import { form as discover } from "./definitions/discover.ts";
import { form as franchise } from "./definitions/franchise.ts";
import { form as general } from "./definitions/general.ts";
import { form as land } from "./definitions/land.ts";
import { form as partner } from "./definitions/partner.ts";
import { form as product } from "./definitions/product.ts";
import { form as quote } from "./definitions/quote.ts";
import { form as stationReport } from "./definitions/station-report.ts";

/** Every form that visitors send. The inbox lists form types in this order. */
const list = [general, partner, franchise, land, discover, product, quote, stationReport] as const;

export const forms: readonly FormDefinition[] = list;

export type FormName = (typeof list)[number]["name"];
export type FormType = (typeof list)[number]["type"];

/** Every form type once; the database accepts these. */
export const formTypes = [...new Set(list.map(({ type }) => type))] as [FormType, ...FormType[]];

/** The interface's labels of the form types. */
export const formTypeLabels = Object.fromEntries(
  list.map(({ type, typeLabel }) => [type, typeLabel]),
) as Record<FormType, string>;

/** A form by its name; undefined for any other text. */
export function formNamed(name: string): FormDefinition | undefined {
  return forms.find((form) => form.name === name);
}

/** The form of a stored submission: the first one of its type and source. */
export function formOf(type: FormType, source?: string | null): FormDefinition | undefined {
  const ofType = forms.filter((form) => form.type === type);
  return ofType.find((form) => (form.source?.value ?? null) === (source ?? null)) ?? ofType[0];
}
