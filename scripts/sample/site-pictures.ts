/**
 * Renderings of stations that only the sample content shows: files of sites/, as `npm run art` writes them. The value
 * is the mean colour, shown while one loads.
 */
export const sitePictures = {
  "site-street": "#8f866c",
  "site-coast": "#898d87",
  "site-hills": "#88837c",
  "site-office": "#8a9390",
  "site-yard": "#777e6e",
  "site-hub": "#7b7f72",
} as const;

export type SitePicture = keyof typeof sitePictures;
export const siteSize = { width: 1280, height: 720 };
