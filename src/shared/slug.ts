import { limits } from "./limits.ts";
import { romanise } from "./romanise.ts";

/** Characters reserved for the number after a slug that is taken. */
const suffixLength = 9;

/**
 * The slug of a title: "Fast Chargers: ₹15" is "fast-chargers-rs-15". Empty for a title in
 * another script.
 */
export function slugFromTitle(title: string): string {
  return romanise(title)
    .replaceAll("₹", " rs ")
    .replaceAll("&", " and ")
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, limits.slug - suffixLength)
    .replace(/-+$/, "");
}
