import type { Product } from "#src/content/products/product.ts";
import { comparePath } from "#src/lib/paths.ts";
import { Picture } from "#src/ui/picture.tsx";
import trueScale from "../true-scale.module.css";
import styles from "./other-comparisons.module.css";
import { suggestions } from "./suggestions.ts";

/** How many fill a row. */
const seen = 3;

interface OtherComparisonsProps {
  oneChosen: boolean;
  /** The products of the comparison above, which is not suggested again. */
  shown: readonly Pick<Product, "id">[];
}

/** Below the table, or instead of one while a single product is chosen. */
export function OtherComparisons({ oneChosen, shown }: OtherComparisonsProps) {
  const shownIds = shown.map(({ id }) => id).join();
  return (
    <section aria-labelledby="suggestions" className={styles.suggestions}>
      <h2 id="suggestions">{oneChosen ? "Choose one more, or begin here" : "Other comparisons"}</h2>
      <ul>
        {suggestions
          .filter(({ ids }) => ids.join() !== shownIds)
          .slice(0, seen)
          .map(({ question, names, ids }) => (
            <li key={question} className={trueScale.scale}>
              <a href={comparePath(ids)} data-replace="">
                <figure>
                  {ids.map((id) => (
                    <div key={id} data-product={id}>
                      <Picture name={`${id}-cutout`} alt="" sizes="190px" />
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
