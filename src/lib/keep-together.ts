/** A number and what it counts, with the space between them. */
const unitSpace = /(\d) (?=(?:kWh?|km|kg|mm|V|lakh|crore|किमी|किलोवाट|यूनिट|लाख|करोड़)(?![\p{L}\p{M}]))/gu;

/** A text whose lines do not break between a number and its unit. */
export function keepTogether(text: string): string {
  return text.replace(unitSpace, "$1\u00a0");
}
