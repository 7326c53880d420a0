import { expect, type Page } from "playwright/test";

let token: string | undefined;

/** Opens a page of the portal as the local admin. Each worker signs in once: sign-ins are limited, and cost the server most. */
export async function openPortal(page: Page, path = "/admin"): Promise<void> {
  if (!token) {
    const answer = await page.request.post("/api/admin/login", {
      data: { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD },
    });
    expect(answer.status()).toBe(200);
    token = (await answer.json()).token;
  }
  await page.goto("/login");
  await page.evaluate((value) => localStorage.setItem("auth_token", value), token ?? "");
  await page.goto(path);
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}
