/* Pictures that only the sample content shows. Their values are mean colours, shown while one loads. */

/** Renderings of stations: files of sites/, as `npm run art` writes them. */
export const sitePictures = {
  "site-street": "#837a62",
  "site-coast": "#8f928d",
  "site-hills": "#787c77",
  "site-office": "#888c85",
  "site-yard": "#798070",
  "site-hub": "#7c8279",
  "site-solar": "#999282",
  "site-desert": "#95948a",
  "site-deck": "#727066",
  "site-highway": "#8c9692",
  "site-monsoon": "#60655e",
  "site-campus": "#8b817b",
} as const;

/** Drawings of articles: files of drawn/, as `npm run art:drawn` writes them. */
export const drawnPictures = {
  "gun-map": "#eaece2",
  "gun-map-hi": "#eaece2",
  "plug-faces": "#193d31",
  "service-calendar": "#587269",
  "charging-curve": "#1a4c39",
  "three-scripts": "#1e4b3b",
  "afternoon-price": "#204534",
  "cost-per-kilometre": "#294c3b",
} as const;

export type SitePicture = keyof typeof sitePictures;
export type DrawnPicture = keyof typeof drawnPictures;
/** By the folder of the files. */
export const sampleFolders = { sites: sitePictures, drawn: drawnPictures } as const;
export const sampleSize = { width: 1280, height: 720 };
