import { z } from "zod";
import { station } from "./stations.ts";

const placeField = z.string().trim().min(1, "Enter a place").max(80, "Use at most 80 letters");

/** `GET /api/trips`: the slug or the name of a place, or `lat,lng`. */
export const tripQuery = z.object({ from: placeField, to: placeField });

/** One end of a trip. `slug` is its part of the page's address. */
export const tripPlace = z.object({ name: z.string(), slug: z.string(), lat: z.number(), lng: z.number() });
export type TripPlace = z.infer<typeof tripPlace>;

/** Another station near a stop, for when that one is full or broken. */
const planB = z.object({
  slug: z.string(),
  name: z.string(),
  maxPowerKw: z.number(),
  /** From the stop. */
  km: z.number(),
  /** Where it is on the way. */
  atKm: z.number(),
});

/** Distances in whole kilometres. */
const tripStop = z.object({
  station,
  /** From the start of the trip. */
  atKm: z.number(),
  /** From the way to the station, in a straight line. */
  detourKm: z.number(),
  /** Further stations of the same stretch, which are not listed. */
  more: z.int(),
  planB: planB.nullable(),
});
export type TripStop = z.infer<typeof tripStop>;

/** The stations along a way, in order. */
export const trip = z.object({
  from: tripPlace,
  to: tripPlace,
  km: z.number(),
  /** "air line" where no main road between the places is known. */
  basis: z.enum(["road", "air line"]),
  roads: z.array(z.string()),
  /** Towns on the road. */
  towns: z.array(z.string()),
  stops: z.array(tripStop),
});
export type Trip = z.infer<typeof trip>;

/** `GET /api/trips/pairs`: the busiest pairs of cities, and the names of places for a form. */
export const tripPairs = z.object({
  pairs: z.array(
    z.object({
      from: tripPlace,
      to: tripPlace,
      km: z.number(),
      roads: z.array(z.string()),
      /** In both cities together. */
      stations: z.int(),
      /** Along the way, as the trip lists them. */
      stops: z.int(),
      /** Their kilometres from the start, in order. */
      stopsAtKm: z.array(z.number()),
      /** The same with the plan B of each stop. */
      stationsAtKm: z.array(z.number()),
      /** The names of their stations. */
      stopNames: z.array(z.string()),
      /** The cities that they are in, each once. */
      stopCities: z.array(z.string()),
      /** The longest part of the way without any of these stations. */
      longestKm: z.number(),
    }),
  ),
  places: z.array(z.string()),
});
export type TripPairs = z.infer<typeof tripPairs>;
