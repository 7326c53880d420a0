/** One line of data a product. Millimetres from the middle of its foot; y grows downwards. */
import { type Art, g } from "../kit.ts";
import { bess } from "./bess.ts";
import { cabinet } from "./cabinet.ts";
import { ems } from "./ems.ts";
import type { Reading } from "./screen.ts";
import { wallbox } from "./wallbox.ts";

export interface Box {
  w: number;
  h: number;
}

export interface Cabinet extends Box, Reading {
  kw: string;
  /** Guns hang on the left, or on both sides. */
  guns: "l" | "lr";
  screen: [width: number, height: number];
  /** Diameter of the hose. */
  cable: number;
  /** Cable arms above the lid, for hoses too heavy to lift. */
  arms?: boolean;
  /** A slim dark column instead of a cabinet with a door. */
  totem?: boolean;
}

interface Named {
  id: string;
  name: string;
}

export type Product = Named &
  (({ kind: "cabinet" } & Cabinet) | { kind: "wallbox" } | { kind: "ems" } | ({ kind: "bess" } & Box));

/** All nine, in the order of the catalogue. */
export const products: Product[] = [
  { id: "smart-home-charger", name: "Smart Home Charger", kind: "wallbox" },
  {
    id: "dc-30-pro",
    name: "DC-30 Pro",
    kind: "cabinet",
    w: 520,
    h: 1320,
    kw: "30",
    guns: "l",
    screen: [284, 196],
    cable: 30,
    pct: 64,
    draw: 29,
  },
  {
    id: "dc-60-compact",
    name: "DC-60 Compact",
    kind: "cabinet",
    w: 600,
    h: 1560,
    kw: "60",
    guns: "l",
    screen: [336, 232],
    cable: 32,
    pct: 71,
    draw: 58,
  },
  {
    id: "dc-120-ultra",
    name: "DC-120 Ultra",
    kind: "cabinet",
    w: 700,
    h: 1820,
    kw: "120",
    guns: "l",
    screen: [360, 440],
    cable: 36,
    pct: 78,
    draw: 117,
  },
  {
    id: "dc-240-dualcore",
    name: "DC-240 DualCore",
    kind: "cabinet",
    w: 860,
    h: 1960,
    kw: "240",
    guns: "lr",
    screen: [400, 490],
    cable: 38,
    pct: 82,
    draw: 214,
  },
  {
    id: "dc-320-maxdrive",
    name: "DC-320 MaxDrive",
    kind: "cabinet",
    w: 980,
    h: 2080,
    kw: "320",
    guns: "lr",
    screen: [470, 570],
    cable: 42,
    arms: true,
    pct: 46,
    draw: 306,
  },
  {
    id: "dynamiccharge-60",
    name: "DynamicCharge 60",
    kind: "cabinet",
    w: 440,
    h: 1820,
    kw: "60",
    guns: "lr",
    screen: [330, 660],
    cable: 30,
    totem: true,
    pct: 58,
    draw: 34,
  },
  { id: "grid-ems", name: "Grid EMS", kind: "ems" },
  { id: "powervault-bess-250", name: "PowerVault BESS-250", kind: "bess", w: 1640, h: 2280 },
];

/** Throws when no product has this id. */
export function productById(id: string): Product {
  const product = products.find((p) => p.id === id);
  if (!product) throw new Error(`No product is called ${id}`);
  return product;
}

/** The product's shapes, without a stage. */
export function body(a: Art, p: Product): string {
  switch (p.kind) {
    case "wallbox":
      return wallbox(a);
    case "ems":
      return ems(a);
    case "bess":
      return bess(a, p);
    case "cabinet":
      return cabinet(a, p);
  }
}

/** A product standing in a scene: its foot at x, y, `k` scene units to the millimetre. */
export function unit(a: Art, id: string, x: number, y: number, k: number): string {
  return g(body(a, productById(id)), `transform="translate(${x} ${y}) scale(${k})"`);
}
