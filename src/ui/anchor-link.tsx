import type { AnchorHTMLAttributes, MouseEvent, Ref } from "react";
import { Link, useLocation } from "react-router";
import { wholeMark } from "#src/lib/late-start.ts";

type AnchorLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** React Router's navigation state, for links inside the site. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
};

const outside = /^(https?:|mailto:|tel:)/;
/** Files and the API are no pages of the router. */
const file = /^\/(?:media|api)\/|\.\w+$/;

/**
 * A link of any kind. Inside the site it navigates without a reload; an anchor of the page that is open scrolls there
 * smoothly; another origin opens in a new tab; files, downloads, telephone and mail links are left to the browser.
 */
export function AnchorLink({ href, state, onClick, ...rest }: AnchorLinkProps) {
  const location = useLocation();
  const [path = "", anchor] = href.split("#");

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plain || anchor === undefined || path !== location.pathname) return;
    if (scrollToAnchor(anchor)) {
      event.preventDefault();
      window.history.replaceState(window.history.state, "", href);
    }
  }

  if (outside.test(href)) {
    const tab = href.startsWith("http") ? { target: "_blank", rel: "noopener noreferrer" } : {};
    return <a {...tab} {...rest} href={href} onClick={onClick} />;
  }
  if (rest.download !== undefined || file.test(path)) return <a {...rest} href={href} onClick={onClick} />;
  return <Link discover="none" {...rest} to={href} state={state} onClick={follow} />;
}

function behavior(): ScrollBehavior {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth";
}

/** Scrolls to the top of the page that is open, and takes the anchor out of its address. */
export function scrollToTop() {
  window.scrollTo({ top: 0, behavior: behavior() });
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
}

/** Scrolls to the element with this id, smoothly unless the visitor wants no motion. False when there is none. */
export function scrollToAnchor(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  // The way there is not known before all that lies on it has its height.
  document.documentElement.toggleAttribute(wholeMark, true);
  target.scrollIntoView({ behavior: behavior() });
  // The keyboard continues from where the eye is.
  target.focus({ preventScroll: true });
  return true;
}
