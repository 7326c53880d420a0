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
