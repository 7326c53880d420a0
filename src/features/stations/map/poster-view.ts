/** The poster of the map: a square of this many units. */
export const posterSize = 1000;
/** The box within it that India fills. */
const box = { x: 140, y: 120, width: 720, height: 760 };

/** Puts longitude and latitude into a box of these units that India fills, in Mercator's projection. */
export function indiaWithin(width: number, height: number) {
  const [west, east, south, north] = [68, 97.5, mercator(6.6), mercator(37.3)];
  const scale = Math.min(width / (east - west), height / (north - south));
  const left = (width - (east - west) * scale) / 2;
  const top = (height - (north - south) * scale) / 2;
  return (lng: number, lat: number): [x: number, y: number] => [
    left + (lng - west) * scale,
    top + (north - mercator(lat)) * scale,
  ];
}

/** From longitude and latitude to the poster's units. */
export function posterProjection() {
  const within = indiaWithin(box.width, box.height);
  return (lng: number, lat: number): [x: number, y: number] => {
    const [x, y] = within(lng, lat);
    return [x + box.x, y + box.y];
  };
}

/** In the same unit as degrees of longitude. */
function mercator(lat: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI;
}
