/** Every drawn picture of the site: its name, how it is drawn and at which widths it is kept. */

import { mapPoster } from "./india.ts";
import { Art, type SetType } from "./kit.ts";
import { appPhone } from "./phone.ts";
import { plug } from "./plug.ts";
import { highway } from "./scenes/highway.ts";
import { mall } from "./scenes/mall.ts";
import { partnership } from "./scenes/partnership.ts";
import { solar } from "./scenes/solar.ts";
import { station } from "./scenes/station.ts";

export interface Picture {
  name: string;
  /** Folder and name under public/, without width and extension. */
  file: string;
  /** Size of the drawing in its own units. */
  w: number;
  h: number;
  widths: number[];
  /** Bytes that the AVIF may weigh at 1280 px. */
  budget: number;
  svg: () => string;
}

const wide = [480, 800, 1280, 1920];
const sceneBudget = 60_000;

/** The list that the build walks; a picture is only drawn when its `svg` is called. */
export function allPictures(setType: SetType): Picture[] {
  const art = (name: string) => new Art(name, setType);
  const scene = (
    name: string,
    w: number,
    h: number,
    draw: (a: Art) => string,
    budget = sceneBudget,
  ): Picture => ({
    name,
    file: `images/${name}`,
    w,
    h,
    widths: wide,
    budget,
    svg: () => draw(art("s")),
  });
  return [
    scene("scene-solar", 1920, 900, solar),
    scene("scene-station", 1600, 900, station),
    scene("scene-highway", 1600, 900, highway),
    scene("scene-mall", 1600, 900, mall),
    scene("model-partnership", 1200, 825, partnership),
    { ...scene("map-india", 1000, 1000, mapPoster), widths: [320, 640, 960] },
    { ...scene("app-phone", 640, 720, appPhone), widths: [320, 640, 960] },
    { ...scene("empty-plug", 560, 360, plug), widths: [280, 560] },
  ];
}
