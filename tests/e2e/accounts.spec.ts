import { TOTP } from "otpauth";
import type { Page } from "playwright/test";
import { expectAccessible } from "./accessible.ts";
import { confirmIfAsked, openPortal, signedOut, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

// A second run finds the accounts of the first one.
const run = Date.now().toString(36);
const password = "four green bicycles";

/**
 * Invites somebody from the Team screen; returns the link, which is shown because the site sends
 * no mail here.
 */
async function invite(page: Page, email: string, role: string): Promise<string> {
  await openPortal(page, "/admin/team");
  const part = page.getByRole("region", { name: "Invite a colleague" });
  await part.getByLabel("Email Address").fill(email);
  await part.getByLabel("Role").selectOption({ label: role });
  await part.getByRole("button", { name: "Invite", exact: true }).click();
  await confirmIfAsked(page, part.getByText("Give", { exact: false }));
  return (await part.getByText(/login\/join#/).textContent()) ?? "";
}

/** Accepts an invitation in a browser of its own, with an authenticator that holds passkeys. */
async function join(page: Page, { link, email, name }: { link: string; email: string; name: string }) {
  await page.goto(link);
  await expect(page.getByText(/\w invited you to the staff portal\./)).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText(email);
  await page.getByLabel("Full Name").fill(name);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/admin/);
}

async function virtualAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("an invited editor sees what is theirs, adds a passkey, and signs in with it", async ({
  page,
  browser,
}) => {
  const email = `editor.${run}@example.com`;
  const link = await invite(page, email, "Editor: content, pictures and stations");
  const context = await browser.newContext({ ...signedOut, viewport: { width: 1280, height: 900 } });
  const own = await context.newPage();
  await virtualAuthenticator(own);
  await join(own, { link, email, name: "Ila Joshi" });
  await expect(own).toHaveURL(/\/admin\/discover$/);
  const sections = own.getByRole("navigation", { name: "Portal" }).getByRole("link");
  await expect(sections).toHaveText(["Discover", "Stations", "Settings"]);
  await own.goto("/admin/team");
  await expect(own).toHaveURL(/\/admin\/discover$/);

  // As on a deployed site, which requires a second factor.
  let isNeeded = true;
  await own.route("**/api/admin/profile", async (route) => {
    if (route.request().method() !== "GET") return route.continue();
    const response = await route.fetch();
    const profile = await response.json();
    await route.fulfill({ response, json: isNeeded ? { ...profile, secondFactorNeeded: true } : profile });
  });
  await own.goto("/admin/discover");
  await expect(own).toHaveURL(/\/admin\/settings$/);
  const notice = own.getByText("This site asks for more than a password.", { exact: false });
  await expect(notice).toBeVisible();
  await expect(own.getByRole("heading", { name: "E-mail" })).toHaveCount(0);
  await own.getByRole("button", { name: "Save name" }).click();
  await expect(own.getByText("Your name was saved")).toBeVisible();
  await expect(notice).toBeVisible();
  isNeeded = false;
  const passkeys = own.getByRole("region", { name: "Passkeys" });
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByRole("listitem")).toContainText("Chrome on Windows");
  await expect(notice).toBeHidden();
  await passkeys.getByRole("button", { name: "Change Chrome on Windows" }).click();
  await own.getByRole("menuitem", { name: "Rename" }).click();
  await own.getByRole("dialog").getByLabel("Name").fill("Office computer");
  await own.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(passkeys.getByText("Office computer")).toBeVisible();
  await expectAccessible(own);

  await own.getByRole("button", { name: "Logout" }).click();
  // The virtual authenticator answers the e-mail field's offer at once.
  await expect(own).toHaveURL(/\/admin\/discover$/);
  await context.close();
});

test("a second step is set up with an app, asked for at the next sign-in and before an export", async ({
  page,
  browser,
}) => {
  const email = `agent.${run}@example.com`;
  const link = await invite(page, email, "Agent: enquiries");
  const context = await browser.newContext({ ...signedOut, viewport: { width: 1280, height: 900 } });
  const own = await context.newPage();
  await join(own, { link, email, name: "Anand Pillai" });
  await expect(
    own.getByRole("navigation", { name: "Portal" }).getByRole("link", { name: "Team" }),
  ).toHaveCount(0);

  await own.goto("/admin/settings");
  const steps = own.getByRole("region", { name: "Two-step sign-in" });
  await steps.getByRole("button", { name: "Set up an authenticator app" }).click();
  const setup = own.getByRole("dialog", { name: "Set up an authenticator app" });
  await expect(setup.getByRole("img", { name: "QR code of the key" })).toBeVisible();
  const secret = (await setup.locator("code").textContent())?.replaceAll(" ", "") ?? "";
  const codeIn = (steps: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
  await setup.getByRole("textbox", { name: "Code" }).fill("000000");
  await setup.getByRole("button", { name: "Turn on" }).click();
  await expect(setup.getByText("This code is not right.", { exact: false })).toBeVisible();
  await setup.getByRole("textbox", { name: "Code" }).fill(codeIn(0));
  await setup.getByRole("button", { name: "Turn on" }).click();
  await expect(setup.getByRole("listitem")).toHaveCount(10);
  const recovery = (await setup.getByRole("listitem").first().textContent()) ?? "";
  await expectAccessible(own, "dialog[open]");
  await setup.getByRole("button", { name: "I have stored them" }).click();
  await expect(steps.getByText("10 of 10 recovery codes are left")).toBeVisible();

  await own.getByRole("button", { name: "Logout" }).click();
  await own.getByLabel("Email Address").fill(email);
  await own.getByLabel("Password", { exact: true }).fill(password);
  await own.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(own.getByRole("heading", { name: "Second step" })).toBeVisible();
  await expect(own.getByLabel("Code")).toBeFocused();
  await own.getByLabel("Code").fill("000000");
  await own.getByRole("button", { name: "Continue" }).click();
  await expect(own.getByRole("alert")).toContainText("This code is not right");
  await expectAccessible(own);
  await own.getByLabel("Code").fill(recovery);
  await own.getByRole("button", { name: "Continue" }).click();
  await expect(own.getByRole("heading", { name: "Form Submissions" })).toBeVisible();

  // As if the last proof were too old: the export asks, and then goes on by itself.
  let asked = false;
  await own.route("**/export.csv*", (route) => {
    if (asked) return route.continue();
    asked = true;
    const data = { stepUp: ["code"] };
    return route.fulfill({
      status: 403,
      json: { code: "forbidden", message: "Confirm", requestId: "r", data },
    });
  });
  const download = own.waitForEvent("download");
  await own
    .getByRole("button", { name: /Export/ })
    .first()
    .click();
  const dialog = own.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByLabel("Code").fill(codeIn(1));
  await dialog.getByRole("button", { name: "Confirm" }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await context.close();
});

test("a forgotten password, and links that are not valid, say what to do; a role is changed in the list", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = `owner.${run}@example.com`;
  const link = await invite(page, email, "Owner: may do everything");
  const context = await browser.newContext({ ...signedOut, viewport: { width: 375, height: 780 } });
  const own = await context.newPage();
  await own.goto("/login");
  await own.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(
    own.getByText("This site sends no mail. Ask an owner of the team", { exact: false }),
  ).toBeVisible();
  await expect(own.getByRole("button", { name: "Send the link" })).toHaveCount(0);
  await expectAccessible(own);
  await own.goto("/login/reset#no-such-link");
  // The token is taken out of the address.
  await expect(own).toHaveURL(/\/login\/reset$/);
  await own.getByLabel("New Password", { exact: true }).fill(password);
  await own.getByLabel("Confirm New Password").fill(password);
  await own.getByRole("button", { name: "Set password" }).click();
  await expect(own.getByRole("alert")).toContainText("Ask for a new one");
  await join(own, { link, email, name: `Ravi ${run}` });

  await page.reload();
  await page.getByRole("button", { name: `More about Ravi ${run}` }).click();
  await page.getByRole("menuitem", { name: "Link for a new password" }).click();
  const handed = page.getByRole("dialog", { name: `Link for Ravi ${run}` });
  await confirmIfAsked(page, handed);
  const reset = await handed.getByLabel("Link").inputValue();
  await expect(handed.getByText(/It works once, until today \d\d:\d\d/)).toBeVisible();
  await expectAccessible(page, "dialog[open]");
  await handed.getByRole("button", { name: "Done" }).click();
  await own.goto(reset);
  await own.getByLabel("New Password", { exact: true }).fill("three blue kettles");
  await own.getByLabel("Confirm New Password").fill("three blue kettles");
  await own.getByRole("button", { name: "Set password" }).click();
  await expect(own.getByRole("heading", { name: "Password set" })).toBeVisible();
  await context.close();

  await page.getByLabel(`Role of Ravi ${run}`).selectOption("agent");
  await expect(page.getByText(`Ravi ${run} is Agent now`)).toBeVisible();
  await page.getByRole("button", { name: `More about Ravi ${run}` }).click();
  await page.getByRole("menuitem", { name: "Sign out everywhere" }).click();
  await expect(page.getByText(`Ravi ${run} was signed out everywhere`)).toBeVisible();
  await expectAccessible(page);
});
