/** The address of a Markdown link, or a straight quote. */
const addressOrQuote = /\]\([^()\s]+\)|["']/gu;
/** What an opening quote follows: nothing, a space or an opening bracket, with marks of bold text between. */
const beforeOpening = /(?:^|[\s([{“‘–—])\**$/u;

/** A text with “quotes” and apostrophes as a typesetter sets them; the keyboard has only straight ones. */
export function curlQuotes(text: string): string {
  return text.replace(addressOrQuote, (found, index: number) => {
    if (found.length > 1) return found;
    const opens = beforeOpening.test(text.slice(0, index)) && /^\**\S/u.test(text.slice(index + 1));
    if (found === '"') return opens ? "“" : "”";
    return opens ? "‘" : "’";
  });
}
