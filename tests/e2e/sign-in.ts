import { expect, type Page } from "playwright/test";

/** Signs in as the local admin and waits for the inbox. */
export async function signIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email Address").fill(process.env.ADMIN_EMAIL ?? "");
  await page.getByLabel("Password", { exact: true }).fill(process.env.ADMIN_PASSWORD ?? "");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByRole("heading", { name: "Form Submissions" })).toBeVisible();
}
