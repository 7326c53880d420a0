/**
 * Drawings that only sample articles show: files of drawn/, as `npm run art:drawn` writes them. The value is the mean
 * colour, shown while one loads.
 */
export const drawnPictures = {
  "gun-map": "#eaece2",
  "gun-map-hi": "#eaece2",
  "plug-faces": "#193d31",
  "service-calendar": "#587269",
  "charging-curve": "#1a4c39",
  "three-scripts": "#1e4b3b",
  "afternoon-price": "#204534",
} as const;

export type DrawnPicture = keyof typeof drawnPictures;
export const drawnSize = { width: 1280, height: 720 };
