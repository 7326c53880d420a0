import { openPortal, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

test("a reply says which field is open until its text changes, and takes files that a mail may have", async ({
  page,
}) => {
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
  await composer.getByLabel("Attach a file").setInputFiles({
    name: "Bay 4.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\na drawing\n%%EOF"),
  });
  await expect(composer.getByRole("listitem").filter({ hasText: "Bay 4.pdf" })).toBeVisible();
  await composer.getByRole("button", { name: "Remove Bay 4.pdf" }).click();
  await expect(composer.getByRole("listitem")).toHaveCount(0);
  await composer.getByLabel("Attach a file").setInputFiles({
    name: "plan.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("MZ\u0000 a program"),
  });
  await expect(page.getByText(/Attach a picture, PDF, Word/)).toBeVisible();
  // The panel asks for messages every second, also while the test ends.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
