import { useNavigate } from "react-router";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { ProductChooser } from "#src/features/products/compare/chooser.tsx";
import { CompareTable } from "#src/features/products/compare/compare-table.tsx";
import { ShareComparison } from "#src/features/products/compare/share.tsx";
import { Suggestions } from "#src/features/products/compare/suggestions.tsx";
import { comparePath, paths } from "#src/lib/paths.ts";
import { useStaticSearch } from "#src/lib/static-search.ts";
import { ClosingForm } from "../catalogue/closing-form.tsx";
import type { CompareData } from "../catalogue/data.ts";
import { useAsk } from "../catalogue/use-ask.tsx";
import { overview } from "../products/copy.ts";
import styles from "./compare-page.module.css";

const general = { name: null, picture: "dc-120-ultra-cutout" } as const;

/** Two or three products side by side; the address holds which, so that a comparison can be shared. */
export function ComparePage({ data }: { data: CompareData }) {
  const { names, chosen } = data;
  useStaticSearch(data);
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
        </div>
        <noscript>
          <p className={styles.plain}>
            Choosing needs JavaScript. <a href={paths.products}>Every product's own page</a> has its whole
            specification.
          </p>
        </noscript>
        <ProductChooser products={names} chosen={chosen} onChoose={choose} />
        {chosen.length > 1 ? (
          <CompareTable
            products={chosen}
            onAsk={ask.open}
            share={<ShareComparison names={chosen.map(({ name }) => name)} />}
          />
        ) : (
          <Suggestions oneChosen={chosen.length === 1} />
        )}
      </div>
      <div className={styles.end}>
        <ClosingForm {...overview.closing} />
      </div>
      {ask.popup}
    </div>
  );
}
