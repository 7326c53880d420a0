import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { ProductChooser } from "#src/features/products/compare/chooser.tsx";
import { CompareOptions, CompareTable, SharedFacts } from "#src/features/products/compare/compare-table.tsx";
import { OtherComparisons } from "#src/features/products/compare/other-comparisons.tsx";
import { opensQuote } from "#src/features/products/opens-quote.ts";
import { paths } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import type { Route } from "./+types/compare";
import { compareData } from "./catalogue/data.ts";
import { QuoteDialogs } from "./catalogue/quote-dialogs.tsx";
import styles from "./compare.module.css";

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
      <div className="wrap">
        <Breadcrumb
          steps={[
            { name: "EV Charger", path: paths.products },
            { name: "Compare", path: paths.compare },
          ]}
        />
        <div className={styles.head}>
          <h1>Compare products</h1>
          <p className="lead">What differs comes first.</p>
        </div>
        <div className={styles.compared}>
          <div id="compare-options" data-live>
            {shown.length > 1 && <CompareOptions products={shown} />}
          </div>
          <ProductChooser products={products} chosen={shown} />
          <div id="comparison" data-live>
            {shown.length > 1 && <CompareTable products={shown} />}
          </div>
        </div>
        <div id="after-comparison" data-live>
          {shown.length > 1 && (
            <>
              <SharedFacts products={shown} />
              <div className={styles.talk}>
                <p>Not sure which one fits?</p>
                <Button {...opensQuote()}>Talk To An Expert</Button>
              </div>
            </>
          )}
          <OtherComparisons oneChosen={chosen.length === 1} shown={shown} />
        </div>
      </div>
      <QuoteDialogs products={[]} general />
    </div>
  );
}
