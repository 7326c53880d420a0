import { useNavigate } from "react-router";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { ProductChooser } from "#src/features/products/compare/chooser.tsx";
import { CompareTable } from "#src/features/products/compare/compare-table.tsx";
import { readIds } from "#src/features/products/compare/comparison.ts";
import { ShareComparison } from "#src/features/products/compare/share.tsx";
import { comparePath, paths } from "#src/lib/paths.ts";
import { pageMeta } from "#src/lib/seo.ts";
import { useStaticSearch } from "#src/lib/static-search.ts";
import type { Route } from "./+types/compare";
import { ClosingForm } from "./catalogue/closing-form.tsx";
import { loadProducts } from "./catalogue/data.ts";
import { useAsk } from "./catalogue/use-ask.tsx";
import styles from "./compare.module.css";
import { overview } from "./products/copy.ts";

/** What there is to choose from, and what a query string has chosen. */
async function load(search: string) {
  const { products } = await loadProducts();
  const names = products.map(({ id, name }) => ({ id, name }));
  return { search, names, chosen: readIds(products, new URLSearchParams(search).get("ids")) };
}

/** The HTML is made without a query string: nothing is chosen yet. */
export function loader() {
  return load("");
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(new URL(request.url).search);
}

export function meta() {
  return pageMeta({
    title: "Compare EV chargers",
    description: "Two or three products side by side, fact by fact, with their differences marked.",
    path: paths.compare,
    card: "products",
  });
}

const general = { name: null, picture: "dc-120-ultra-cutout" } as const;

/** Two or three products side by side; the address holds which, so that a comparison can be shared. */
export default function Compare({ loaderData }: Route.ComponentProps) {
  const { names, chosen } = loaderData;
  useStaticSearch(loaderData);
  const ask = useAsk(general);
  const navigate = useNavigate();
  const choose = (ids: readonly string[]) =>
    void navigate(comparePath(ids), { replace: true, preventScrollReset: true });
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
          <div>
            <h1>Compare products</h1>
            <p className="lead">
              Choose two or three. What differs is marked, and the address of this page keeps your choice.
            </p>
          </div>
          {chosen.length > 1 && <ShareComparison names={chosen.map(({ name }) => name)} />}
        </div>
        <ProductChooser products={names} chosen={chosen} onChoose={choose} />
        {chosen.length > 1 && <CompareTable products={chosen} onAsk={ask.open} />}
      </div>
      <div className={styles.end}>
        <ClosingForm {...overview.closing} />
      </div>
      {ask.popup}
    </div>
  );
}
