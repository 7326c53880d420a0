import { expect, type Page } from "playwright/test";

let token: string | undefined;

/**
 * The local admin's token. Each worker signs in once, for sign-ins are limited and cost the server most; and again when others have signed in
 * so often that its session, the account's eleventh, was ended.
 */
export async function staffToken({ request }: Page): Promise<string> {
  if (token) {
    const headers = { Authorization: `Bearer ${token}` };
    const profile = await request.get("/api/admin/profile", { headers });
    if (profile.ok()) return token;
  }
  const answer = await request.post("/api/admin/login", {
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
