import ArrowRight from "lucide-react/icons/arrow-right";
import { t } from "#shared/translate.ts";
import { type Connector, connectors } from "#src/content/connectors.ts";
import type { Product } from "#src/content/products/product.ts";
import { ConnectorFace, ContactLegend } from "#src/features/products/diagrams/connector-face.tsx";
import { paths, productDetailPath } from "#src/lib/paths.ts";
import { TextLink } from "#src/ui/button.tsx";
import styles from "./plugs.module.css";

/** The plugs on Indian roads: large those of our chargers, small the others. */
export function Plugs({ products }: { products: readonly Product[] }) {
  return (
    <section className="section joined" aria-labelledby="plugs">
      <div className="wrap">
        <div className="head">
          <h2 id="plugs">Which plug is yours?</h2>
          <ContactLegend />
        </div>
        <ul className={styles.plugs}>
          {connectors.map((connector) => {
            const owners = ownersOf(products, connector);
            return (
              <li key={connector.id} data-ours={owners.length > 0 || undefined}>
                <ConnectorFace connector={connector} />
                <div>
                  <h3>{connector.name}</h3>
                  <p>{connector.use}</p>
                  <Owners owners={owners} connector={connector} />
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** The products that have a plug, by their specification. */
function ownersOf(products: readonly Product[], { name }: Connector): Product[] {
  return products.filter(({ specifications }) => specifications.outputInterface?.value.includes(name));
}

/** The way to the home charger or to those for DC; else whether stations have the plug. */
function Owners({ owners, connector }: { owners: readonly Product[]; connector: Connector }) {
  const [only] = owners;
  if (!only) {
    return <p>{connector.elsewhere ? "Not made by us; some stations have it" : "Not on our chargers"}</p>;
  }
  const isAlone = owners.length === 1;
  return (
    <TextLink href={isAlone ? productDetailPath(only.tab, only.id) : paths.dcCatalogue}>
      {isAlone
        ? t("On the {name}", { name: only.name })
        : t("On our {count} DC chargers", { count: owners.length })}
      <ArrowRight aria-hidden="true" />
    </TextLink>
  );
}
