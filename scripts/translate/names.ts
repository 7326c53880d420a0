/** Texts that are the same in every language: names, addresses, numbers with their units, and what is no text. */
export function staysEnglish(text: string): boolean {
  return !/\p{L}{2}/u.test(text) || names.has(text) || patterns.some((pattern) => pattern.test(text));
}

const names = new Set(["Android", "Artemis", "WhatsApp", "kW,"]);

const patterns = [
  // In another script than Latin.
  /^[^A-Za-z]*$/,
  // Codes of countries and of products, conditions of style sheets.
  /^[A-Z]{2}\d*$/,
  /^\(width /,
  // Identifiers, paths, addresses of mail and of the web, file names.
  /^[a-z][\w-]*$/,
  /^[/#]\S*$/,
  /^\S+@\S+$/,
  /^(https?|tel|mailto):/,
  /^\S+\.(jpg|avif|webp|pdf|mp4|woff2|json|tsx?)$/,
];
