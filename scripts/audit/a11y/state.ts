import type { Page } from "playwright";

/** A state of a page after an interaction, or with missing data. */
export interface State {
  name: string;
  path: string;
  /** Width of the window in px; default 1440. */
  width?: number;
  /** Emulates a phone: no hover, touch. */
  touch?: boolean;
  /** Runs before the page is opened, to mock its requests. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Brings the open page into the state. */
  reach?: (page: Page) => Promise<unknown>;
  /** Checks of this state, besides those of every state. */
  holds?: "dialog" | "errors" | { spoken: RegExp };
}

/** Makes requests to a URL fail; for `prepare`. */
export const failing = (address: string | RegExp) => (page: Page) =>
  page.route(address, (route) =>
    route.fulfill({
      status: 400,
      json: { message: "It is out of order.", code: "internal", requestId: "r" },
    }),
  );

/** Clicks the first button with this name; for `reach`. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();
