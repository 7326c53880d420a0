import { type ComponentType, createElement, type ReactNode, StrictMode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates an island. Resolves when it is interactive. */
export async function hydrateIsland(
  element: HTMLElement,
  Component: ComponentType<never>,
  props: object,
  identifierPrefix: string,
): Promise<void> {
  const { words } = element.dataset;
  if (words) await (await import("./speak-words.ts")).speakWords(element, words);
  const island = createElement(Component as ComponentType<object>, props);
  return new Promise((onAwake) => {
    const tree = createElement(StrictMode, null, createElement(Awake, { onAwake }, island));
    hydrateRoot(element, tree, { identifierPrefix });
  });
}

/** Its effect runs after those of the island. */
function Awake({ onAwake, children }: { onAwake: () => void; children?: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
