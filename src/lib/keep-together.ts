/** A number and what it counts, with the space between them. */
const unitSpace =
  /(\d) (?=(?:%|(?:kWh?|km|kg|mm|min|V|A|Hz|lakh|crore|किमी|किलोवाट|यूनिट|मिनट|लाख|करोड़)(?![\p{L}\p{M}])))/gu;
/** The slash of a price and the hyphen of a duration, as in "₹15/kWh" and "3-year". */
const joint = /(\d[/-])(?=\p{L})/gu;

/** What dimensions stand for, as in "(W × D × H)". */
const sides = /\([^()]+ × [^()]+\)/gu;

/** A text whose lines do not break between a number and its unit, nor within "(W × D × H)". */
export function keepTogether(text: string): string {
  return text
    .replace(unitSpace, "$1\u00a0")
    .replace(joint, "$1\u2060")
    .replace(sides, (bracket) => bracket.replaceAll(" ", "\u00a0"));
}
