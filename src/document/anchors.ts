import { scrollToElement, scrollToTop } from "../lib/scroll.ts";
import { isPlainClick } from "./plain-click.ts";

/**
 * Links to a part of the page that is open scroll there smoothly, and the logo leads to the top
 * of the page that it links to. Back returns to where the visitor was. A link with `data-replace`
 * leads to another page without a new entry in the history.
 */
export function startAnchors(): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (
      !link ||
      !isPlainClick(event) ||
      event.defaultPrevented ||
      link.target ||
      link.hasAttribute("download")
    )
      return;
    if ("replace" in link.dataset) {
      event.preventDefault();
      return location.replace(link.href);
    }
    const { origin, pathname, search, hash } = link;
    if (origin !== location.origin || pathname !== location.pathname) return;
    const toTop = hash === "#top" || (hash === "" && link.hasAttribute("data-to-top"));
    const target = search === location.search && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!toTop && !target) return;
    event.preventDefault();
    // The menu would cover what it led to.
    link.closest<HTMLElement>("[popover]")?.hidePopover();
    // Before scrolling: the browser notes with the old entry where it was left.
    const address = pathname + location.search + (toTop ? "" : hash);
    if (address !== pathname + location.search + location.hash) {
      history.pushState(null, "", address);
      // As after a link that the browser follows: an island may wait for its anchor.
      window.dispatchEvent(new HashChangeEvent("hashchange"));
    }
    if (target) scrollToElement(target);
    else scrollToTop();
  });
}
