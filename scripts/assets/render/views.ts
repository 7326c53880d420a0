/** The camera of each product. In mm: x right, y away from the viewer, z up; fronts face -y. */
import type { ProductSlug } from "../../../src/content/products/slugs.ts";

/** A level camera that frames the whole product; azimuth in degrees, negative from the left. */
export interface Standing {
  azimuth: number;
  /** Height of the eye and distance from the product's middle. */
  eye: number;
  distance: number;
  /** The cut-out's size in pixels; it holds the product with its shadow. */
  canvas: readonly [width: number, height: number];
  /** Height that the lamps are set up for, where it is not the product's own. */
  set?: number;
}

export const standing: Record<ProductSlug, Standing> = {
  "smart-home-charger": { azimuth: -24, eye: 1180, distance: 2600, canvas: [560, 1040], set: 700 },
  "dc-30-pro": { azimuth: -32, eye: 1500, distance: 6500, canvas: [760, 960] },
  "dc-60-compact": { azimuth: -30, eye: 1450, distance: 7000, canvas: [660, 1056] },
  "dc-120-ultra": { azimuth: -30, eye: 1450, distance: 7500, canvas: [660, 1056] },
  "dc-240-dualcore": { azimuth: -28, eye: 1450, distance: 8000, canvas: [860, 1056] },
  "dc-320-maxdrive": { azimuth: -26, eye: 1450, distance: 8500, canvas: [840, 1056] },
  "dynamiccharge-60": { azimuth: -28, eye: 1450, distance: 7500, canvas: [836, 1056] },
  "grid-ems": { azimuth: -18, eye: 480, distance: 2400, canvas: [1000, 650], set: 700 },
  "powervault-bess-250": { azimuth: -30, eye: 1500, distance: 9500, canvas: [780, 832] },
};

/** The product as a whole from elsewhere, and a part of it from near. */
export const turnedViews = ["other", "front", "side"] as const;
export type TurnedView = (typeof turnedViews)[number];
export const partViews = ["gun", "screen"] as const;
export type PartView = (typeof partViews)[number];
/** The home charger where it is used. */
export const placeViews = ["porch", "wall"] as const;

/** What the detail picture shows: its middle and width, as shares of the cut-out. */
export const closeUps: Record<ProductSlug, readonly [x: number, y: number, width: number]> = {
  "smart-home-charger": [0.47, 0.22, 1.02],
  "dc-30-pro": [0.6, 0.3, 0.98],
  "dc-60-compact": [0.52, 0.31, 1.12],
  "dc-120-ultra": [0.5, 0.27, 1.14],
  "dc-240-dualcore": [0.5, 0.27, 1.02],
  "dc-320-maxdrive": [0.44, 0.4, 0.98],
  "dynamiccharge-60": [0.52, 0.26, 0.92],
  "grid-ems": [0.77, 0.72, 0.52],
  "powervault-bess-250": [0.5, 0.4, 1.28],
};

/** The azimuth of the view from the side, for what shows something there. */
export const sides: Partial<Record<ProductSlug, number>> = {
  "smart-home-charger": 58,
  "dc-30-pro": 78,
  "dc-60-compact": 80,
  "dc-120-ultra": 80,
  "dc-240-dualcore": 80,
  "dc-320-maxdrive": 80,
  "dynamiccharge-60": -86,
  "powervault-bess-250": -80,
};

/** A camera near a part: in mm, the azimuth as above. */
export interface Near {
  target: readonly [x: number, y: number, z: number];
  azimuth: number;
  distance: number;
  /** What the picture shows, across. */
  width: number;
}

/** A gun in its holder, for chargers whose pages show it. */
export const nearGuns: Partial<Record<ProductSlug, Near>> = {
  "dc-30-pro": { target: [-390, -40, 760], azimuth: -22, distance: 1900, width: 620 },
  "dc-60-compact": { target: [-235, -390, 790], azimuth: -58, distance: 1900, width: 600 },
  "dc-120-ultra": { target: [-285, -460, 790], azimuth: -58, distance: 1900, width: 600 },
  "dc-240-dualcore": { target: [-255, -480, 850], azimuth: -20, distance: 1900, width: 720 },
  "dc-320-maxdrive": { target: [-598, -280, 850], azimuth: -4, distance: 2200, width: 640 },
  "dynamiccharge-60": { target: [-370, -30, 920], azimuth: -22, distance: 1900, width: 600 },
};

/** The display. */
export const nearScreens: Partial<Record<ProductSlug, Near>> = {
  "dc-30-pro": { target: [10, -146, 1090], azimuth: 18, distance: 1800, width: 520 },
  "dc-60-compact": { target: [82, -245, 1262], azimuth: 20, distance: 1800, width: 520 },
  "dc-120-ultra": { target: [20, -318, 1440], azimuth: 20, distance: 2000, width: 660 },
  "dc-240-dualcore": { target: [0, -385, 1470], azimuth: 20, distance: 2000, width: 740 },
  "dc-320-maxdrive": { target: [0, -439, 1590], azimuth: 20, distance: 2200, width: 900 },
  "dynamiccharge-60": { target: [0, -226, 1340], azimuth: 24, distance: 2000, width: 600 },
  "grid-ems": { target: [-120, 60, 300], azimuth: 20, distance: 1900, width: 520 },
  "powervault-bess-250": { target: [430, -608, 1230], azimuth: -22, distance: 2000, width: 620 },
};
