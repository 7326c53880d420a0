import { openPortal, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

test("a reply with an open field says which one until its text changes", async ({ page }) => {
  // This server sends no mail; the composer is the same.
  await page.route("**/api/form-submissions/*/messages", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), canSend: true } });
  });
  await openPortal(page);
  await page.locator("[data-row]").first().getByRole("link").click();
  const composer = page.getByRole("group", { name: /^New reply to/ });
  const field = composer.getByRole("textbox");
  await field.fill("We can come to {{city}} on Tuesday.");
  await composer.getByRole("button", { name: "Send", exact: true }).click();
  await expect(composer.getByRole("alert")).toHaveText("Fill in {{city}} first.");
  await field.fill("We can come to Pune on Tuesday.");
  await expect(composer.getByRole("alert")).toHaveText("");
});
