import { localStore } from "../lib/browser-storage.ts";

/**
 * Shows the offer of the language that the visitor has chosen, or else has set in the browser, if the page is in
 * another one. It is fixed over the page, so that the layout does not shift.
 */
export function startLanguageOffer(): void {
  const preferred = localStore.get("language");
  for (const tag of preferred ? [preferred] : navigator.languages) {
    const [code] = tag.split("-");
    const offer = document.getElementById(`language-offer-${code}`);
    if (offer) offer.hidden = false;
    if (offer || code === "en") return;
  }
}
