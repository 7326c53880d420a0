/** A number and what it counts, with the space between them. */
const unitSpace =
  /(\d) (?=(?:%|°C|(?:kWh?|km|kg|mm|min|h|V|A|Hz|lakh|crore|किमी|किलोवाट|यूनिट|मिनट|लाख|करोड़)(?![\p{L}\p{M}])))/gu;
/** Between the hours and the minutes of a duration, as in "4 h 10 min". */
const hourSpace = /(\d\u00a0h) (?=\d+\u00a0min)/gu;
/** The hyphen and the spaces of a range that begins below zero, as in "-30 to +50 °C". */
const minus = /(?<![\p{L}\d])-(\d+)(?: (\p{L}[\p{L}\p{M}]*) (?=\+\d))?/gu;
/** The slash of a price and the hyphens of a duration and a supply, as in "₹15/kWh", "3-year" and "single-phase". */
const joint = /(\d[/-]|-(?=phase|फ़ेज़))(?=\p{L})/gu;

/** How many of something, as in "2 × CCS2". */
const times = /(\d) × (?=\p{L})/gu;
/** Between dimensions, as in "520 × 420 mm": a line may end with the sign. */
const measures = /(\d) ×(?= \d)/gu;
/** What dimensions stand for, as in "(W × D × H)". */
const sides = /\([^()]+ × [^()]+\)/gu;

/**
 * A text whose lines do not break between a number and its unit, nor within "2 × CCS2", "(W × D × H)"
 * and "−30 to +50 °C", which begins with a minus.
 */
export function keepTogether(text: string): string {
  return text
    .replace(unitSpace, "$1\u00a0")
    .replace(hourSpace, "$1\u00a0")
    .replace(minus, (_, value: string, to?: string) => `−${value}${to ? `\u00a0${to}\u00a0` : ""}`)
    .replace(joint, "$1\u2060")
    .replace(times, "$1\u00a0×\u00a0")
    .replace(measures, "$1\u00a0×")
    .replace(sides, onOneLine);
}

/** A text whose lines do not break at all, such as a phone number within a sentence. */
export function onOneLine(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
