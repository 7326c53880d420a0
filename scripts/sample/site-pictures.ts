/**
 * Renderings of stations that only the sample content shows: files of sites/, as `npm run art` writes them. The value
 * is the mean colour, shown while one loads.
 */
export const sitePictures = {
  "site-street": "#837a62",
  "site-coast": "#8f928d",
  "site-hills": "#787c77",
  "site-office": "#888c85",
  "site-yard": "#798070",
  "site-hub": "#7c8279",
  "site-solar": "#999282",
  "site-desert": "#95948a",
  "site-deck": "#747167",
  "site-highway": "#8c9692",
  "site-monsoon": "#60655e",
  "site-campus": "#8b817b",
} as const;

export type SitePicture = keyof typeof sitePictures;
export const siteSize = { width: 1280, height: 720 };
