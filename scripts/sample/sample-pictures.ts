/* Pictures that only the sample content shows. Their values are mean colours, shown while one loads. */

/** Renderings of stations: files of sites/, as `npm run art` writes them. */
export const sitePictures = {
  "site-street": "#8c806d",
  "site-coast": "#857564",
  "site-hills": "#848071",
  "site-office": "#8c8574",
  "site-yard": "#675640",
  "site-hub": "#7e8270",
  "site-solar": "#9e907d",
  "site-desert": "#968b6c",
  "site-deck": "#8d9085",
  "site-highway": "#80897c",
  "site-monsoon": "#898477",
  "site-campus": "#897d68",
  "site-society": "#7c7569",
} as const;

/** Drawings of articles: files of drawn/, as `npm run art:drawn` writes them. */
export const drawnPictures = {
  "gun-map": "#eaece2",
  "gun-map-hi": "#eaece2",
  "plug-faces": "#193d31",
  "service-calendar": "#738880",
  "charging-curve": "#1a4c39",
  "three-scripts": "#1e4b3b",
  "afternoon-price": "#204534",
  "cost-per-kilometre": "#294c3b",
  "four-wirings": "#e2e6df",
} as const;

export type SitePicture = keyof typeof sitePictures;
export type DrawnPicture = keyof typeof drawnPictures;
/** By the folder of the files. */
export const sampleFolders = { sites: sitePictures, drawn: drawnPictures } as const;
export const sampleSize = { width: 1280, height: 720 };
