import type { ComponentProps, ComponentType } from "react";

/** Every component that wakes up in a public page, by name. Each is loaded only where the page has it. */
export const islands = {
  calculator: async () => (await import("./pages/site/contact/calculator-island.tsx")).CalculatorIsland,
  "enquiry-form": async () =>
    (await import("./features/submissions/enquiry/enquiry-island.tsx")).EnquiryIsland,
  "quote-form": async () => (await import("./features/submissions/quote-form.tsx")).QuoteForm,
  "station-finder": async () => (await import("./pages/site/home/home-finder.tsx")).HomeFinder,
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;

/** The props of an island: they are written into the page as JSON. */
export type IslandProps<Name extends IslandName> = object &
  ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>>;

/**
 * When an island's code is loaded: at the first pointer or focus in it, when it is about to be seen,
 * or when the browser is idle after the page has loaded.
 */
export type WakeMoment = "interaction" | "visible" | "idle";
