import type { ProductSlug } from "#src/content/products/slugs.ts";
import { exampleIds } from "./comparison.ts";

/** Common comparisons, each with its question. */
export const suggestions: readonly { question: string; names: string; ids: readonly ProductSlug[] }[] = [
  {
    question: "Shop, mall or highway?",
    names: "DC-30, DC-60 and DC-120",
    ids: exampleIds,
  },
  {
    question: "How fast is fast enough?",
    names: "DC-60, DC-120 and DC-240",
    ids: ["dc-60-compact", "dc-120-ultra", "dc-240-dualcore"],
  },
  {
    question: "One gun or two that share?",
    names: "DC-60 Compact and DynamicCharge 60",
    ids: ["dc-60-compact", "dynamiccharge-60"],
  },
  {
    question: "Two cars at once, or more power?",
    names: "DC-240 DualCore and DC-320 MaxDrive",
    ids: ["dc-240-dualcore", "dc-320-maxdrive"],
  },
];
