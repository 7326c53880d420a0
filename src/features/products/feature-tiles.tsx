import Cpu from "lucide-react/icons/cpu";
import Hand from "lucide-react/icons/hand";
import ShieldCheck from "lucide-react/icons/shield-check";
import Zap from "lucide-react/icons/zap";
import { t } from "#shared/translate.ts";
import type { Drawing } from "#src/content/products/drawings.ts";
import type { Bar, FeatureIcon, Product } from "#src/content/products/product.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { CableArms } from "./diagrams/cable-arms.tsx";
import { DayPlot } from "./diagrams/day-plot.tsx";
import { Moments } from "./diagrams/moments.tsx";
import { ProtectionChain } from "./diagrams/protection-chain.tsx";
import { Screens } from "./diagrams/screens.tsx";
import { TwoBays } from "./diagrams/two-bays.tsx";
import { TwoSides } from "./diagrams/two-sides.tsx";
import styles from "./feature-tiles.module.css";

const icons: Record<FeatureIcon, typeof Zap> = { zap: Zap, hand: Hand, shield: ShieldCheck, cpu: Cpu };

/** The four features of a product: power, ease of use, security, intelligence. */
export function FeatureTiles({ product }: { product: Product }) {
  const { title, features, bars } = product;
  return (
    <section className="section" aria-labelledby="features">
      <div className="wrap">
        <div className="head">
          <h2 id="features">{title}</h2>
        </div>
        <ul className={styles.tiles}>
          {features.map(({ title: name, description, icon, shows }, index) => {
            const Icon = icons[icon];
            return (
              <li key={name} className={index === 0 ? `night ${styles.tile}` : styles.tile}>
                <h3>
                  {name}
                  <Icon aria-hidden="true" />
                </h3>
                <p>{keepTogether(t(description))}</p>
                {shows ? <Shown {...shows} /> : <Bars bars={bars} />}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** The drawing that says what the feature's sentence says. */
function Shown(drawing: Drawing) {
  switch (drawing.kind) {
    case "arms":
      return <CableArms />;
    case "bays":
      return <TwoBays />;
    case "day":
      return <DayPlot {...drawing} />;
    case "faults":
      return <ProtectionChain {...drawing} />;
    case "moments":
      return <Moments {...drawing} />;
    case "screens":
      return <Screens {...drawing} />;
    case "sides":
      return <TwoSides {...drawing} />;
  }
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
