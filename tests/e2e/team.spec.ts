import type { APIRequestContext } from "playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openPortal, signedOut, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

// A second run finds the account of the first one.
const now = Date.now().toString(36);
const name = `Asha ${now}`;
const email = `asha.${now}@example.com`;
const password = "four green bicycles";

async function register(request: APIRequestContext) {
  const response = await request.post("/api/admin/register", {
    data: { name, email, password },
  });
  expect(response.status()).toBe(201);
}

async function tokenOf(request: APIRequestContext, pass: string): Promise<string> {
  const response = await request.post("/api/admin/login", { data: { email, password: pass } });
  expect(response.status()).toBe(200);
  return (await response.json()).token;
}

test("an account is disabled and enabled, the log says so, and its owner changes their settings", async ({
  page,
  browser,
}) => {
  await register(page.request);
  const theirs = await tokenOf(page.request, password);

  await openPortal(page, "/admin/team");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const members = page.getByRole("region", { name: "Members" });
  await expect(members.getByText("You", { exact: true })).toBeVisible();
  await expect(page.getByText("Nobody is waiting.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: `Disable ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: "Disable account" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: `Disable ${name}` }).click();
  await dialog.getByRole("button", { name: "Disable" }).click();
  await expect(page.getByText(`${name} was disabled and signed out`)).toBeVisible();
  const shut = await page.request.get("/api/admin/profile", {
    headers: { Authorization: `Bearer ${theirs}` },
  });
  expect(shut.status()).toBe(401);
  const log = page.getByRole("region", { name: "Activity" });
  await expect(log.getByText(`disabled the account of ${name}`).first()).toBeVisible();

  await page.getByRole("button", { name: `Enable ${name}` }).click();
  await expect(page.getByText(`${name} can sign in again`)).toBeVisible();
  await expect(log.getByText(`enabled the account of ${name}`).first()).toBeVisible();
  await log.getByLabel("Person").selectOption({ label: name });
  await expect(log.getByText(`${name} signed in`).first()).toBeVisible();
  await expect(log.getByText("disabled the account")).toHaveCount(0);
  await log.getByLabel("Kind").selectOption({ label: "Pictures and films" });
  await expect(log.getByText("Nothing fits these filters.")).toBeVisible();

  // The owner's settings, in a browser of their own, with a second session elsewhere.
  await tokenOf(page.request, password);
  const context = await browser.newContext({ ...signedOut, viewport: { width: 1100, height: 900 } });
  const other = await context.newPage();
  await other.goto("/login");
  await other.getByLabel("Email Address").fill(email);
  await other.getByLabel("Password", { exact: true }).fill(password);
  await other.getByRole("button", { name: "Sign In" }).click();
  await expect(other).toHaveURL(/\/admin$/);
  await other.getByRole("link", { name: "Settings" }).click();
  await expect(other.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();

  await other.getByLabel("Full Name").fill(" ");
  await other.getByRole("button", { name: "Save name" }).click();
  await expect(other.getByText("Please fill in all fields")).toBeVisible();
  await other.getByLabel("Full Name").fill("Asha Nair");
  await other.getByRole("button", { name: "Save name" }).click();
  await expect(other.getByText("Your name was saved")).toBeVisible();
  // The inbox, which was open before, offers the new name as assignee.
  await other.getByRole("link", { name: "Form Submissions" }).first().click();
  await other.locator("[data-row] a").first().click();
  await expect(other.getByLabel("Assignee").getByRole("option", { name: "Asha Nair" })).toBeAttached();
  await other.getByRole("link", { name: "Settings" }).click();

  const devices = other.getByRole("region", { name: "Signed-in devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByText("This device")).toBeVisible();
  await devices.getByRole("button", { name: /^Revoke/ }).click();
  await expect(devices.getByText("You are signed in on no other device.")).toBeVisible();

  const fields = ["Current Password", "New Password", "Confirm New Password"];
  const change = async (values: string[]) => {
    for (const [index, label] of fields.entries()) {
      await other.getByLabel(label, { exact: true }).fill(values[index] ?? "");
    }
    await other.getByRole("button", { name: "Change password" }).click();
  };
  const alert = other.getByRole("region", { name: "Password" }).getByRole("alert");
  await change([password, "three", ""]);
  await expect(alert).toHaveText("Please fill in all fields");
  await change([password, "three", "there"]);
  await expect(alert).toHaveText("Passwords do not match");
  await change([password, "three", "three"]);
  await expect(alert).toHaveText("Password must be at least 6 characters long");
  await change(["not this one", "three blue kettles", "three blue kettles"]);
  await expect(alert).toHaveText("The current password is not right");
  await change([password, "three blue kettles", "three blue kettles"]);
  await expect(other.getByText("Your password was changed. Other devices were signed out.")).toBeVisible();

  await expect(other.getByText("No mail is sent yet.")).toBeVisible();
  await other.getByLabel("Charging partner").check();
  await other.getByLabel(/Every morning at 9:00/).check();
  await expect
    .poll(async () => {
      const saved = await other.evaluate(async () => {
        const headers = { Authorization: `Bearer ${localStorage.getItem("auth_token")}` };
        return (await fetch("/api/admin/notifications", { headers })).json();
      });
      return saved.choice;
    })
    .toEqual({ formTypes: ["charging_partner"], digest: true });
  await other.reload();
  await expect(other.getByLabel("Charging partner")).toBeChecked();
  await expect(other.getByLabel("Land partnership")).not.toBeChecked();
  await expect(other.getByLabel(/Every morning at 9:00/)).toBeChecked();

  // Below 1180 px the sidebar is narrow, and the theme switch is still in it.
  await other.getByRole("banner").getByRole("radio", { name: "Dark" }).check({ force: true });
  await expect(other.locator("[data-portal][data-theme='dark']").first()).toBeVisible();
  await expectAccessible(other);
  await context.close();
});

test("an agent's portal does not ask for the accounts that wait", async ({ page }) => {
  const asked: string[] = [];
  await page.route("**/api/admin/profile", async (route) => {
    const response = await route.fetch();
    const { admin } = await response.json();
    await route.fulfill({ response, json: { admin: { ...admin, role: "agent" } } });
  });
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openPortal(page);
  await expect(page.locator("[data-row]").first()).toBeVisible();
  expect(asked).toContain("/api/form-submissions");
  expect(asked).not.toContain("/api/admin/accounts");
});

test("the team screen shows an error with Try Again, and is reached from the account dialog on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 780 });
  let failing = true;
  await page.route("**/api/admin/accounts?status=active", (route) =>
    failing
      ? route.fulfill({ status: 400, json: { message: "Out of order", code: "internal", requestId: "r" } })
      : route.continue(),
  );
  await page.goto("/admin");
  const openAccount = () =>
    page.getByRole("navigation", { name: "Sections" }).getByRole("button", { name: "Account" }).click();
  const account = page.getByRole("dialog", { name: "Account" });
  await openAccount();
  await account.getByRole("link", { name: "Team" }).click();
  const members = page.getByRole("region", { name: "Members" });
  await expect(members.getByText("Out of order")).toBeVisible();
  failing = false;
  await members.getByRole("button", { name: "Try Again" }).click();
  await expect(members.getByText("You", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await openAccount();
  await account.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
  await expectAccessible(page);
});
