import type { ComponentProps, ComponentType } from "react";
import type { FormDefinition } from "./features/submissions/form/form-types.ts";

/** The island of a submission form, with the fields of only that form. */
async function submissionIsland(form: Promise<FormDefinition>) {
  const view = import("./features/submissions/form/submission-island.tsx");
  return (await view).submissionIsland(await form);
}

/** All islands of the public pages by name. Each is loaded only where a page has it. */
export const islands = {
  calculator: async () => (await import("./pages/site/contact/calculator-island.tsx")).CalculatorIsland,
  "discover-form": () =>
    submissionIsland(
      import("./features/submissions/form/forms/discover-form.ts").then((form) => form.discoverForm),
    ),
  "franchise-form": () =>
    submissionIsland(
      import("./features/submissions/form/forms/franchise-form.ts").then((form) => form.franchiseForm),
    ),
  "general-form": () =>
    submissionIsland(
      import("./features/submissions/form/forms/general-form.ts").then((form) => form.generalForm),
    ),
  "land-form": () =>
    submissionIsland(import("./features/submissions/form/forms/land-form.ts").then((form) => form.landForm)),
  "partner-form": () =>
    submissionIsland(
      import("./features/submissions/form/forms/partner-form.ts").then((form) => form.partnerForm),
    ),
  "product-form": () =>
    submissionIsland(
      import("./features/submissions/form/forms/product-form.ts").then((form) => form.productForm),
    ),
  "quote-form": async () => (await import("./features/submissions/quote-form.tsx")).QuoteForm,
  "station-report-form": async () =>
    (await import("./features/submissions/form/station-report-island.tsx")).StationReportIsland,
  "stations-map": async () => (await import("./features/stations/stations-map.tsx")).StationsMap,
  "station-finder": async () => (await import("./pages/site/home/home-finder.tsx")).HomeFinder,
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;

/** The props of an island, which the page holds as JSON. */
export type IslandProps<Name extends IslandName> = object &
  ComponentProps<Awaited<ReturnType<(typeof islands)[Name]>>>;

/**
 * When an island's code is loaded: at the first pointer or focus in it, when it is about to be
 * visible, or when the browser is idle after the page has loaded.
 */
export type WakeMoment = "interaction" | "visible" | "idle";
