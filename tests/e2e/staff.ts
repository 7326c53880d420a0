import { type Browser, expect, type Locator, type Page } from "playwright/test";
import { test } from "./test.ts";

/** Tests as the local admin: every page starts with the session of its worker. */
export const staffTest = test.extend({
  storageState: async ({ adminToken, baseURL }, use) => {
    const localStorage = [{ name: "auth_token", value: adminToken }];
    await use({ cookies: [], origins: [{ origin: baseURL ?? "", localStorage }] });
  },
});

/** Options of a browser without a session. */
export const signedOut = { storageState: { cookies: [], origins: [] } };

/** Opens a page of the portal in a signed-in browser. */
export async function openPortal(page: Page, path = "/admin"): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

/** Opens the same page as a colleague, Meera Iyer, who has an account of her own. */
export async function openAsColleague(browser: Browser, page: Page): Promise<Page> {
  const email = `colleague.${crypto.randomUUID()}@example.com`;
  const password = "four green bicycles";
  const data = { name: "Meera Iyer", email, password };
  expect((await page.request.post("/api/admin/register", { data })).status()).toBe(201);
  const response = await page.request.post("/api/admin/login", { data: { email, password } });
  const { token } = await response.json();
  const context = await browser.newContext(signedOut);
  await context.addInitScript((value) => localStorage.setItem("auth_token", value), token);
  const theirs = await context.newPage();
  await theirs.goto(page.url());
  return theirs;
}

/**
 * Confirms the local admin's password if it is asked for, which it is ten minutes after signing
 * in; `shown` is what the page shows otherwise.
 */
export async function confirmIfAsked(page: Page, shown: Locator): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(dialog.or(shown)).toBeVisible();
  if (!(await dialog.isVisible())) return;
  await dialog.getByLabel("Your password").fill(process.env.ADMIN_PASSWORD ?? "");
  await dialog.getByRole("button", { name: "Confirm" }).click();
}
