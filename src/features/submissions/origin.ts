import { type Origin, originOf, originOfLanding } from "#src/shared/page-origin.ts";
import { readLanding } from "./landing.ts";

/** Where an enquiry sent from this page comes from. */
export function readOrigin(): Origin {
  return { ...originOfLanding(readLanding()), ...originOf(window.location) };
}
