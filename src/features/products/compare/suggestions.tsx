import type { Product } from "#src/content/products/product.ts";
import type { ProductSlug } from "#src/content/products/slugs.ts";
import { comparePath } from "#src/lib/paths.ts";
import { Picture } from "#src/ui/picture.tsx";
import trueScale from "../true-scale.module.css";
import { exampleIds } from "./comparison.ts";
import styles from "./suggestions.module.css";

/** Common comparisons, each with its question. */
const suggestions: readonly { question: string; names: string; ids: readonly ProductSlug[] }[] = [
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

/** How many fill a row. */
const seen = 3;

interface SuggestionsProps {
  oneChosen: boolean;
  /** The products of the comparison above, which is not suggested again. */
  shown: readonly Pick<Product, "id">[];
}

/** Below the table, or instead of one while a single product is chosen. */
export function Suggestions({ oneChosen, shown }: SuggestionsProps) {
  const shownIds = shown.map(({ id }) => id).join();
  return (
    <section aria-labelledby="suggestions" className={styles.suggestions}>
      <h2 id="suggestions">{oneChosen ? "Choose one more, or begin here" : "Other comparisons"}</h2>
      <ul className={trueScale.scale}>
        {suggestions
          .filter(({ ids }) => ids.join() !== shownIds)
          .slice(0, seen)
          .map(({ question, names, ids }) => (
            <li key={question}>
              <a href={comparePath(ids)} data-replace="">
                <figure>
                  {ids.map((id) => (
                    <div key={id} data-product={id}>
                      <Picture name={`${id}-cutout`} alt="" sizes="150px" />
                    </div>
                  ))}
                </figure>
                <b>{question}</b>
                <span>{names}</span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
