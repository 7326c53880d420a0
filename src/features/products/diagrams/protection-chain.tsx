import Earth from "lucide-react/icons/arrow-down-to-line";
import Cable from "lucide-react/icons/cable";
import CloudFog from "lucide-react/icons/cloud-fog";
import DoorOpen from "lucide-react/icons/door-open";
import Gauge from "lucide-react/icons/gauge";
import OctagonMinus from "lucide-react/icons/octagon-minus";
import ShieldMinus from "lucide-react/icons/shield-minus";
import Thermometer from "lucide-react/icons/thermometer";
import Wind from "lucide-react/icons/wind";
import { t } from "#shared/translate.ts";
import type { Fault, FaultsDrawing } from "#src/content/products/drawings.ts";
import diagrams from "./diagrams.module.css";
import styles from "./protection-chain.module.css";

const signs: Record<Fault, { text: string; Icon: typeof Cable }> = {
  cable: { text: "Cable check failed", Icon: Cable },
  current: { text: "High current", Icon: Gauge },
  door: { text: "Door opened", Icon: DoorOpen },
  gas: { text: "Gas", Icon: Wind },
  heat: { text: "Heat", Icon: Thermometer },
  insulation: { text: "Weak insulation", Icon: ShieldMinus },
  leakage: { text: "Leakage to earth", Icon: Earth },
  "plug-heat": { text: "Heat of the plug", Icon: Thermometer },
  smoke: { text: "Smoke", Icon: CloudFog },
  stop: { text: "Stop pressed", Icon: OctagonMinus },
};

/** Where the line to each fault goes down, in percent, and how far from there in pixels: the columns have gaps. */
const drops = [
  ["16.67%", -2.67],
  ["50%", 0],
  ["83.33%", 2.67],
] as const;

/** The protection between two places: any of three faults opens the switch. */
export function ProtectionChain({ between: [from, to], faults }: FaultsDrawing) {
  const [first, second, third] = faults.map((fault) => signs[fault].text);
  return (
    <figure className={diagrams.fixed}>
      <div
        role="img"
        aria-label={t("{from}, a switch, {to}. Any of three opens it: {first}, {second}, {third}", {
          from,
          to,
          first: first ?? "",
          second: second ?? "",
          third: third ?? "",
        })}
      >
        <svg height="92" aria-hidden="true">
          <text y="20">{from}</text>
          <text x="100%" y="20" textAnchor="end">
            {to}
          </text>
          <line className={diagrams.wire} x2="43%" y1="42" y2="42" />
          <line className={diagrams.dead} x1="57%" x2="100%" y1="42" y2="42" />
          <line className={diagrams.lever} x1="43%" x2="55%" y1="42" y2="16" />
          <circle className={diagrams.joint} cx="43%" cy="42" r="6" />
          <circle className={diagrams.joint} cx="57%" cy="42" r="6" />
          <line className={diagrams.trip} x1="50%" x2="50%" y1="34" y2="76" />
          <line className={diagrams.trip} x1="16.67%" x2="83.33%" y1="76" y2="76" />
          {drops.map(([x, shift]) => (
            <line
              key={x}
              className={diagrams.trip}
              x1={x}
              x2={x}
              y1="76"
              y2="92"
              transform={`translate(${shift})`}
            />
          ))}
        </svg>
        <ul className={styles.faults}>
          {faults.map((fault) => {
            const { text, Icon } = signs[fault];
            return (
              <li key={fault}>
                <Icon aria-hidden="true" />
                <span>{text}</span>
              </li>
            );
          })}
        </ul>
      </div>
    </figure>
  );
}
