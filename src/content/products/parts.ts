import { type PictureName, pictures } from "../pictures.ts";
import type { Drawing } from "./drawings.ts";
import { type Bar, galleryViews, type Product, type Spec, sample, stated } from "./product.ts";
import type { ProductSlug } from "./slugs.ts";

/** A product's pictures: as a whole, from near, cut out, and what else its gallery shows where it exists. */
export function picturesOf<Slug extends ProductSlug>(id: Slug): Product["images"] {
  const views = galleryViews.map((view) => [view, `${id}-${view}`] as const);
  return {
    main: id,
    secondary: `${id}-detail` as PictureName,
    cutout: `${id}-cutout` as PictureName,
    ...Object.fromEntries(views.filter(([, name]) => name in pictures)),
  };
}

/** A feature's sentence, and the drawing that shows it. */
interface Shown {
  text: string;
  shows: Drawing;
}

/** The four features in their fixed order; the first shows the product's bars. */
export function features(
  powerful: string,
  friendly: Shown,
  secure: Shown,
  smart: Shown,
): Product["features"] {
  return [
    { title: "Powerful", icon: "zap", description: powerful },
    { title: "User-friendly", icon: "hand", description: friendly.text, shows: friendly.shows },
    { title: "Secure", icon: "shield", description: secure.text, shows: secure.shows },
    { title: "Smart", icon: "cpu", description: smart.text, shows: smart.shows },
  ];
}

/**
 * How long 30 kWh (about 200 km) take at a charger's power and at two others. In kW; the
 * product's own is last or first.
 */
export function barsFor(own: number, others: readonly [number, number]): Bar[] {
  const all = [...others, own].sort((a, b) => a - b);
  const slowest = all[0] ?? own;
  return all.map((kilowatts) => ({
    label: `${kilowatts} kW`,
    text: minutes(30 / kilowatts),
    share: Math.round((slowest / kilowatts) * 100),
    ...(kilowatts === own ? { own: true } : {}),
  }));
}

/** `5.6 min`, `30 min`, `4 h 10 min`, `2 h`. */
function minutes(hours: number): string {
  const value = hours * 60;
  if (value < 60) return `${value < 10 && value % 1 ? value.toFixed(1) : Math.round(value)} min`;
  const left = Math.round(value % 60);
  return left ? `${Math.floor(hours)} h ${left} min` : `${Math.floor(hours)} h`;
}

interface CabinetFacts {
  power: string;
  guns: string;
  current: string;
  cooling: string;
  dimensions: string;
  weight: string;
  cable: string;
  application: string;
  useCase: string;
}

/** Facts of the units from DC-60 to DC-320: 95% efficiency and IP54 are stated. */
export function cabinetSpecs(facts: CabinetFacts): Product["specifications"] {
  return {
    powerRating: stated(facts.power),
    inputVoltage: sample("415 V AC, three-phase, 50 Hz"),
    efficiency: stated("95%"),
    outputInterface: sample(facts.guns),
    outputVoltageRange: sample("200 to 1000 V DC"),
    maxOutputCurrent: sample(facts.current),
    coolingMethod: sample(facts.cooling),
    protectionGrade: stated("IP54"),
    operatingTemperature: outdoorRange,
    dimensions: sample(facts.dimensions),
    weight: sample(facts.weight),
    chargingCableLength: sample(facts.cable),
    monitoring: sample("Remote, with fault alerts and updates over the air"),
    smartFeatures: sample("UPI and QR payment, RFID, load sharing"),
    connectivity: sample("Ethernet, 4G, OCPP 1.6J and 2.0"),
    application: sample(facts.application),
    useCase: sample(facts.useCase),
    certification,
  };
}

/** The operating temperature of the outdoor units. */
export const outdoorRange: Spec = sample("-30 to +50 °C");

/** The standards that DC chargers for India are tested to. */
export const certification: Spec = sample("AIS-138 Part 2, IEC 61851");
