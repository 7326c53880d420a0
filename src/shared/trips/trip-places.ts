import type { TripPlace } from "../contract/trips.ts";
import { type Coordinates, distanceKm, indiaBounds } from "../geo.ts";
import { placeNamed } from "../search/places.ts";
import { slugFromTitle } from "../slug.ts";
import { towns } from "./road-network.ts";

/** `lat,lng`, as a browser or a map gives them. */
const coordinates = /^(-?\d{1,2}(?:\.\d{1,10})?),\s*(\d{1,3}(?:\.\d{1,10})?)$/;
/** About a hundred metres, so that one place has one address. */
const decimals = 3;

/** The place of a slug, a name or coordinates; null for one that is not known, or outside India. */
export function readTripPlace(text: string): TripPlace | null {
  const name = text.trim().toLowerCase();
  const point = coordinates.exec(name);
  if (point) return pointPlace({ lat: Number(point[1]), lng: Number(point[2]) });
  const known = placeNamed(name) ?? placeNamed(name.replaceAll("-", " "));
  const [first] = known?.points ?? [];
  if (known && first && !known.isRoad && known.points.length === 1) return cityPlace(known.name, first);
  const slug = slugFromTitle(name);
  const town = towns.find((one) => one.slug === slug);
  return town ? cityPlace(town.name, town) : null;
}

/** A place that has a name. */
export function cityPlace(name: string, { lat, lng }: Coordinates): TripPlace {
  return { name, slug: slugFromTitle(name), lat, lng };
}

function pointPlace({ lat, lng }: Coordinates): TripPlace | null {
  const { lat: latBounds, lng: lngBounds } = indiaBounds;
  if (lat < latBounds.min || lat > latBounds.max || lng < lngBounds.min || lng > lngBounds.max) return null;
  const place = { lat: Number(lat.toFixed(decimals)), lng: Number(lng.toFixed(decimals)) };
  const [nearest] = towns.toSorted((a, b) => distanceKm(place, a) - distanceKm(place, b));
  return {
    ...place,
    name: nearest ? `your place near ${nearest.name}` : "your place",
    slug: `${place.lat},${place.lng}`,
  };
}
