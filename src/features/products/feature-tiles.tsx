import Cpu from "lucide-react/icons/cpu";
import Hand from "lucide-react/icons/hand";
import ShieldCheck from "lucide-react/icons/shield-check";
import Zap from "lucide-react/icons/zap";
import { connectors } from "#src/content/connectors.ts";
import type { Bar, FeatureIcon, Product } from "#src/content/products/product.ts";
import { BatteryDay } from "./diagrams/battery-day.tsx";
import { ConnectorFace } from "./diagrams/connector-face.tsx";
import { LoadSharing } from "./diagrams/load-sharing.tsx";
import { ProtectionChain } from "./diagrams/protection-chain.tsx";
import styles from "./feature-tiles.module.css";
import { LoadPlot } from "./load-plot.tsx";

const icons: Record<FeatureIcon, typeof Zap> = { zap: Zap, hand: Hand, shield: ShieldCheck, cpu: Cpu };

/** The four features of a product: power, ease of use, security, intelligence. */
export function FeatureTiles({ product }: { product: Product }) {
  const { title, features, bars, tab } = product;
  const shows = [
    <Bars key="bars" bars={bars} />,
    <UseDiagram key="use" product={product} />,
    <ProtectionChain key="protection" />,
    <LoadPlot key="plot" home={tab === "ac"} />,
  ];
  return (
    <section className="section joined" aria-labelledby="features">
      <div className="wrap">
        <div className="head">
          <h2 id="features">{title}</h2>
        </div>
        <ul className={styles.tiles}>
          {features.map(({ title: name, description, icon }, index) => {
            const Icon = icons[icon];
            return (
              <li key={name} className={index === 0 ? `night ${styles.tile}` : styles.tile}>
                <h3>
                  {name}
                  <Icon aria-hidden="true" />
                </h3>
                <p>{description}</p>
                {shows[index]}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** The plug of a charger, the day of a battery; for what has neither, how cars share a connection. */
function UseDiagram({ product: { specifications } }: { product: Product }) {
  if (specifications.storageCapacity) return <BatteryDay />;
  const outlet = specifications.outputInterface?.value ?? "";
  const connector = connectors.find(({ name }) => outlet.includes(name));
  return connector ? <ConnectorFace connector={connector} /> : <LoadSharing />;
}

function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className={`num ${styles.bars}`}>
      {bars.map(({ label, text, share, own }) => (
        <li key={label} data-own={own}>
          <span>{label}</span>
          <svg aria-hidden="true">
            <rect width={`${share}%`} height="100%" rx="8" />
          </svg>
          <b>{text}</b>
        </li>
      ))}
    </ul>
  );
}
