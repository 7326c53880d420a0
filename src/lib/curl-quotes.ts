/**
 * The address of a Markdown link; a straight quote that opens: after nothing, a space or an opening bracket, with marks of
 * bold text between; any other straight quote.
 */
const addressOrQuote = /\]\([^()\s]+\)|(?<=(?:^|[\s([{“‘–—])\**)(["'])(?=\**\S)|["']/gu;

/** A text with “quotes” and apostrophes as a typesetter sets them; the keyboard has only straight ones. */
export function curlQuotes(text: string): string {
  return text.replace(addressOrQuote, (found, opening?: string) => {
    if (found === '"') return opening ? "“" : "”";
    if (found === "'") return opening ? "‘" : "’";
    return found;
  });
}
