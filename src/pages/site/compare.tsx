import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { ProductChooser } from "#src/features/products/compare/chooser.tsx";
import { CompareOptions, CompareTable } from "#src/features/products/compare/compare-table.tsx";
import { OtherComparisons } from "#src/features/products/compare/other-comparisons.tsx";
import { paths } from "#src/lib/paths.ts";
import type { Route } from "./+types/compare";
import { compareData } from "./catalogue/data.ts";
import { QuoteDialogs } from "./catalogue/quote-dialogs.tsx";
import { ClosingForm } from "./closing-form.tsx";
import styles from "./compare.module.css";
import { overview } from "./products/copy.ts";

export function loader({ request }: Route.LoaderArgs) {
  return compareData(new URL(request.url).searchParams);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta;
}

/** Two or three products side by side, named by the URL, so that a comparison can be shared. */
export default function Compare({ loaderData: { products, chosen, example } }: Route.ComponentProps) {
  const shown = chosen.length === 0 ? example : chosen;
  return (
    <div className={styles.page}>
      <div className={`wrap ${styles.compared}`}>
        <Breadcrumb
          steps={[
            { name: "EV Charger", path: paths.products },
            { name: "Compare", path: paths.compare },
          ]}
        />
        <div className={styles.head}>
          <h1>Compare products</h1>
          <p className="lead">Choose two or three. What differs comes first.</p>
        </div>
        <div id="compare-options" data-live>
          {shown.length > 1 && <CompareOptions products={shown} />}
        </div>
        <ProductChooser products={products} chosen={shown} />
        <div id="comparison" data-live>
          {shown.length > 1 && <CompareTable products={shown} />}
          <OtherComparisons oneChosen={chosen.length === 1} shown={shown} />
        </div>
      </div>
      <div className={styles.end}>
        <ClosingForm {...overview.closing} />
      </div>
      <QuoteDialogs products={[]} general />
    </div>
  );
}
