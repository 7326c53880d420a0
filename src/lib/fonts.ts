const rupeeFont = "/fonts/plus-jakarta-sans-rupee.woff2";

/**
 * A page with a rupee sign preloads its font, as every page does the font of all other letters.
 * Without preloading the browser requests a font once it has laid out its text, and lays out the
 * page again when the font arrives.
 */
export function preloadRupee(html: string): string {
  if (!html.includes("₹")) return html;
  const link = `<link rel="preload" href="${rupeeFont}" as="font" type="font/woff2" crossorigin="anonymous"/>`;
  return html.replace("</head>", `${link}</head>`);
}
