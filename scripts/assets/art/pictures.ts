/** Every drawn picture of the site: its name, how it is drawn and at which widths it is kept. */
import { readFileSync } from "node:fs";
import { type LanguageCode, languages } from "../../../src/shared/languages.ts";
import { mapPoster } from "./india.ts";
import { Art, type SetType } from "./kit.ts";
import { appPhone } from "./phone.ts";

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

const budget = 60_000;

/** The list that the build walks; a picture is only drawn when its `svg` is called. */
export function allPictures(setType: SetType): Picture[] {
  const picture = (name: string, w: number, h: number, widths: number[], draw: (a: Art) => string) => ({
    ...{ name, file: `images/${name}`, w, h, widths, budget },
    svg: () => draw(new Art("s", setType)),
  });
  return [
    ...languages.map(({ code, root }) =>
      picture(root ? `map-india-${code}` : "map-india", 1000, 1000, [320, 640, 960], (a) =>
        mapPoster(a, namesIn(root ? code : null)),
      ),
    ),
    picture("app-phone", 640, 720, [320, 640, 960], appPhone),
  ];
}

/** What a language calls places; without one they keep their names. */
function namesIn(code: LanguageCode | null): (name: string) => string {
  const names: Record<string, string> = code
    ? JSON.parse(readFileSync(`src/content/${code}/places.json`, "utf8"))
    : {};
  return (name) => names[name] || name;
}
