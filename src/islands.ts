import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { FormDefinition } from "#shared/forms/define-form.ts";
import type { FormName } from "#shared/forms/forms.ts";
import type { FormIslandProps } from "./features/submissions/form/submission-form-view.tsx";

type FormIslandName = `${Exclude<FormName, "quote">}-form`;

/** An island for each form, with the definition of only that form. */
const formIslands = Object.fromEntries(
  Object.entries(import.meta.glob<FormDefinition>("./shared/forms/definitions/*.ts", { import: "form" })).map(
    ([file, definition]) => [
      file.replace(/.*\/([\w-]+)\.ts$/, "$1-form"),
      async () => {
        const [{ formIsland }, form] = await Promise.all([
          import("./features/submissions/form/submission-form-view.tsx"),
          definition(),
        ]);
        return formIsland(form);
      },
    ],
  ),
) as Record<FormIslandName, () => Promise<(props: FormIslandProps) => ReactNode>>;

/** All islands of the public pages by name. Each is loaded only where a page has it. */
export const islands = {
  calculator: async () => (await import("./pages/site/contact/calculator-island.tsx")).CalculatorIsland,
  ...formIslands,
  "quote-form": async () => (await import("./features/submissions/quote-form.tsx")).QuoteForm,
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
export type WakeMoment = "interaction" | "visible";
