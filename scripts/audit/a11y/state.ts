import type { Page } from "playwright";

/** What a page looks like after somebody did something, or when something is missing. */
export interface State {
  name: string;
  path: string;
  /** Of the window, in px; else 1440. */
  width?: number;
  /** As a telephone has it: no hover, and a finger. */
  touch?: boolean;
  /** Before the page is asked for: what its requests are answered with. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Brings the open page into the state. */
  reach?: (page: Page) => Promise<unknown>;
  /** What else has to hold in this state, beside what every state is asked for. */
  holds?: "dialog" | "errors" | { spoken: RegExp };
}

/** Lets what is asked of an address fail; for `prepare`. */
export const failing = (address: string | RegExp) => (page: Page) =>
  page.route(address, (route) =>
    route.fulfill({
      status: 400,
      json: { message: "It is out of order.", code: "internal", requestId: "r" },
    }),
  );

/** Presses the first button of this name; for `reach`. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();
