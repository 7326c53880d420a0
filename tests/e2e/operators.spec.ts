import { expectAccessible } from "./accessible.ts";
import { confirmIfAsked, openPortal, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

// A second run finds the operators of the first one.
const mark = Date.now().toString(36).slice(-3).toUpperCase();
const name = `Volt Lane ${mark}`;

test("an owner adds an operator, gets its token once, replaces it and revokes the operator", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPortal(page, "/admin/settings");
  const section = page.getByRole("region", { name: "Operators" });
  await section.getByRole("button", { name: "Add an operator" }).click();
  const form = page.getByRole("dialog", { name: "Add an operator" });
  await form.getByRole("button", { name: "Add", exact: true }).click();
  const missing = form.getByText("Enter the operator's name");
  await confirmIfAsked(page, missing);
  await expect(missing).toBeVisible();
  await form.getByLabel("Name of the operator").fill(name);
  await form.getByLabel("Party id").fill(mark);
  await form.getByLabel("The operator gave us a token").check();
  await form.getByLabel("Address of its versions").fill("https://10.0.0.1/versions");
  await form.getByLabel("Its token").fill("abc");
  await expectAccessible(page);
  await form.getByRole("button", { name: "Register" }).click();
  await expect(form.getByText("10.0.0.1 is not a public https address.")).toBeVisible();
  await form.getByLabel("The operator gave us a token").uncheck();
  await form.getByRole("button", { name: "Add", exact: true }).click();

  const details = page.getByRole("dialog", { name: `Connect ${name}` });
  await details.getByRole("button", { name: "Copy: Token A" }).click();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^ocpi_/);
  await expect(details.getByText(token)).toBeVisible();
  await expectAccessible(page);
  await details.getByRole("button", { name: "Done" }).click();
  const row = section.getByRole("listitem").filter({ hasText: name });
  await expect(row.getByText("Waiting")).toBeVisible();
  const headers = (one: string) => ({ headers: { Authorization: `Token ${btoa(one)}` } });
  expect((await page.request.get("/ocpi/versions", headers(token))).status()).toBe(200);

  await row.getByRole("button", { name: `More about ${name}` }).click();
  await page.getByRole("menuitem", { name: "New token to connect" }).click();
  await details.getByRole("button", { name: "Done" }).click();
  expect((await page.request.get("/ocpi/versions", headers(token))).status()).toBe(401);

  await row.getByRole("button", { name: `More about ${name}` }).click();
  await page.getByRole("menuitem", { name: "Revoke" }).click();
  await page.getByRole("dialog", { name: "Revoke operator" }).getByRole("button", { name: "Revoke" }).click();
  await expect(row.getByText("Revoked")).toBeVisible();
  await expectAccessible(page);
});
