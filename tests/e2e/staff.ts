import { expect, type Page } from "playwright/test";

let token: string | undefined;

/** The local admin's token. Each worker signs in once: sign-ins are limited, and cost the server most. */
export async function staffToken(page: Page): Promise<string> {
  if (token) return token;
  const answer = await page.request.post("/api/admin/login", {
    data: { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD },
  });
  expect(answer.status()).toBe(200);
  const given: string = (await answer.json()).token;
  token = given;
  return given;
}

/** Opens a page of the portal as the local admin. */
export async function openPortal(page: Page, path = "/admin"): Promise<void> {
  const given = await staffToken(page);
  await page.goto("/login");
  await page.evaluate((value) => localStorage.setItem("auth_token", value), given);
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}
