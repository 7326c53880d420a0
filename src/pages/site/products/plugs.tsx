import { t } from "#shared/translate.ts";
import { type Connector, connectors } from "#src/content/connectors.ts";
import type { Product } from "#src/content/products/product.ts";
import { ChargingCurve } from "#src/features/products/diagrams/charging-curve.tsx";
import { ConnectorFace, ContactLegend } from "#src/features/products/diagrams/connector-face.tsx";
import { CostPerKm } from "#src/features/products/diagrams/cost-per-km.tsx";
import styles from "./plugs.module.css";

/** The plugs on Indian roads, how fast a car fills, and what a kilometre costs. */
export function Plugs({ products }: { products: readonly Product[] }) {
  return (
    <section className="section joined" aria-labelledby="plugs">
      <div className="wrap">
        <div className="head">
          <h2 id="plugs">Which plug is yours?</h2>
          <ContactLegend />
        </div>
        <ul className={styles.plugs}>
          {connectors.map((connector) => (
            <li key={connector.id}>
              <ConnectorFace connector={connector} />
              <div>
                <h3>{connector.name}</h3>
                <p>{connector.use}</p>
                <p>{ownersText(products, connector)}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.pair}>
          <div>
            <h3>How fast a car fills</h3>
            <ChargingCurve />
          </div>
          <div>
            <h3>What a kilometre costs</h3>
            <CostPerKm />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Which of the products have a plug, by their specification: the home charger, or those for DC. */
function ownersText(products: readonly Product[], { name: plug, elsewhere }: Connector): string {
  const owners = products.filter(({ specifications }) =>
    specifications.outputInterface?.value.includes(plug),
  );
  const [only] = owners;
  if (!only) return elsewhere ? "Not made by us; some stations have it" : "Not on our chargers";
  if (owners.length === 1) return t("On the {name}", { name: only.name });
  return t("On our {count} DC chargers", { count: owners.length });
}
