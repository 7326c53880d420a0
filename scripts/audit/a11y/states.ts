import type { Page } from "playwright";
import { paths } from "../../../src/lib/paths.ts";

interface State {
  name: string;
  path: string;
  /** Brings an open page into the state. */
  reach: (page: Page) => Promise<void>;
  width?: number;
  portal?: boolean;
}

/** What pages look like after somebody did something. */
export const states: State[] = [
  {
    name: "menu of a telephone open",
    path: paths.home,
    width: 390,
    reach: async (page) => page.getByRole("button", { name: /menu/i }).first().click(),
  },
  ...[paths.generalQuery, paths.chargingPartner, paths.franchisePartner, paths.landPartnership].map(
    (path) => ({
      name: "form with what is missing",
      path,
      reach: async (page: Page) => {
        const form = page.locator("form").first();
        await form.scrollIntoViewIfNeeded();
        await form.locator("button[type=submit]").click();
        await page.locator("[aria-invalid=true]").first().waitFor();
      },
    }),
  ),
  {
    name: "search without a result",
    path: `${paths.discover}?search=zzzzzz`,
    reach: async () => {},
  },
  {
    name: "sign-in refused",
    path: paths.login,
    reach: async (page) => {
      await page.getByLabel("Email Address").fill("nobody@example.com");
      await page.getByLabel("Password", { exact: true }).fill("not the password");
      await page.getByRole("button", { name: "Sign In" }).click();
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "first enquiry open",
    path: paths.admin,
    portal: true,
    reach: async (page) => {
      await page.locator("main a[href*='id='], main [role=option], main li a").first().click();
    },
  },
];
