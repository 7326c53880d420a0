import { type ComponentType, createElement, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";

/** Lets React take over an island's HTML. */
export function hydrateIsland(
  element: HTMLElement,
  Component: ComponentType<never>,
  props: object,
  identifierPrefix: string,
): void {
  const island = createElement(Component as ComponentType<object>, props);
  hydrateRoot(element, createElement(StrictMode, null, island), { identifierPrefix });
}
