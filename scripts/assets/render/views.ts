/** How each product is photographed. Places in mm: x to the right, y away from the viewer, z up; fronts face -y. */
import type { ProductSlug } from "../../../src/content/products/slugs.ts";

type Place = readonly [x: number, y: number, z: number];

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

/** A free camera near the product. */
export interface Near {
  place: Place;
  target: Place;
  lens: number;
  focus: Place;
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

/** The second picture: screen, gun or light from near, at night. */
export const near: Record<ProductSlug, Near> = {
  "smart-home-charger": {
    place: [-420, -900, 1330],
    target: [10, -60, 1150],
    lens: 62,
    focus: [0, -110, 1140],
    set: 700,
  },
  "dc-30-pro": { place: [-1250, -1750, 1500], target: [-60, -150, 930], lens: 62, focus: [0, -200, 1080] },
  "dc-60-compact": {
    place: [-1150, -1750, 1480],
    target: [20, -240, 1130],
    lens: 58,
    focus: [60, -240, 1250],
  },
  "dc-120-ultra": { place: [-1250, -2000, 1560], target: [0, -310, 1270], lens: 58, focus: [40, -320, 1420] },
  "dc-240-dualcore": {
    place: [-1300, -2200, 1560],
    target: [-60, -380, 1280],
    lens: 55,
    focus: [0, -390, 1450],
  },
  "dc-320-maxdrive": {
    place: [-1500, -2400, 1650],
    target: [-60, -420, 1480],
    lens: 52,
    focus: [0, -440, 1570],
  },
  "dynamiccharge-60": {
    place: [-1050, -1700, 1480],
    target: [-20, -200, 1290],
    lens: 55,
    focus: [0, -230, 1330],
  },
  "grid-ems": { place: [20, -620, 270], target: [235, -60, 120], lens: 50, focus: [265, -125, 90], set: 700 },
  "powervault-bess-250": {
    place: [-900, -2500, 1560],
    target: [190, -600, 1240],
    lens: 52,
    focus: [400, -610, 1250],
  },
};
