import { type ComponentType, createElement, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Lets React take over an island's HTML; the element has `data-awake` from then on. */
export function hydrateIsland(
  element: HTMLElement,
  Component: ComponentType<never>,
  props: object,
  identifierPrefix: string,
): void {
  const island = createElement(Component as ComponentType<object>, props);
  hydrateRoot(element, createElement(StrictMode, null, island), { identifierPrefix });
  element.toggleAttribute("data-awake", true);
}
