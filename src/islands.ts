import type { ComponentProps, ComponentType } from "react";
import type { EnquiryForm } from "./features/submissions/enquiry/form-types.ts";

/** The island of an enquiry form, with its own table of fields and with no other. */
async function enquiryIsland(form: Promise<EnquiryForm>) {
  const view = import("./features/submissions/enquiry/enquiry-island.tsx");
  return (await view).enquiryIsland(await form);
}

/** Every component that wakes up in a public page, by name. Each is loaded only where the page has it. */
export const islands = {
  calculator: async () => (await import("./pages/site/contact/calculator-island.tsx")).CalculatorIsland,
  "discover-form": () =>
    enquiryIsland(
      import("./features/submissions/enquiry/forms/discover-form.ts").then((form) => form.discoverForm),
    ),
  "franchise-form": () =>
    enquiryIsland(
      import("./features/submissions/enquiry/forms/franchise-form.ts").then((form) => form.franchiseForm),
    ),
  "general-form": () =>
    enquiryIsland(
      import("./features/submissions/enquiry/forms/general-form.ts").then((form) => form.generalForm),
    ),
  "land-form": () =>
    enquiryIsland(import("./features/submissions/enquiry/forms/land-form.ts").then((form) => form.landForm)),
  "partner-form": () =>
    enquiryIsland(
      import("./features/submissions/enquiry/forms/partner-form.ts").then((form) => form.partnerForm),
    ),
  "product-form": () =>
    enquiryIsland(
      import("./features/submissions/enquiry/forms/product-form.ts").then((form) => form.productForm),
    ),
  "quote-form": async () => (await import("./features/submissions/quote-form.tsx")).QuoteForm,
  "station-report-form": async () =>
    (await import("./features/submissions/enquiry/station-report-island.tsx")).StationReportIsland,
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
