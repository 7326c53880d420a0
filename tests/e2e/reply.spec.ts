import type { Page } from "playwright/test";
import sharp from "sharp";
import { openPortal, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

/** This server sends no mail; the composer is the same. */
async function withMail(page: Page): Promise<void> {
  await page.route("**/api/form-submissions/*/messages", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), canSend: true } });
  });
}

test("a reply says which field is open before it is sent, waits until it is filled in, and takes files that a mail may have", async ({
  page,
}) => {
  await withMail(page);
  await openPortal(page);
  await page.locator("[data-row]").first().getByRole("link").click();
  const composer = page.getByRole("group", { name: /^New reply to/ });
  const field = composer.getByRole("textbox");
  await field.fill("We can come to {{city}} on Tuesday.");
  await expect(composer.getByRole("alert")).toHaveText("Fill in {{city}} first.");
  await composer.getByRole("button", { name: "Send", exact: true }).click();
  await expect(field).toHaveValue("We can come to {{city}} on Tuesday.");
  await field.fill("We can come to Pune on Tuesday.");
  await expect(composer.getByRole("alert")).toHaveText("");
  await field.press("ControlOrMeta+a");
  await field.press("ControlOrMeta+b");
  await expect(field).toHaveValue("**We can come to Pune on Tuesday.**");
  await field.press("ControlOrMeta+z");
  await expect(field).toHaveValue("We can come to Pune on Tuesday.");
  await composer.getByRole("button", { name: "List" }).click();
  await expect(field).toHaveValue("- We can come to Pune on Tuesday.");
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

test("a reply takes a picture of the media library, and a note offers and marks the colleague it mentions", async ({
  page,
  adminToken,
}) => {
  const name = `bay-${crypto.randomUUID().slice(0, 8)}`;
  const headers = { Authorization: `Bearer ${adminToken}` };
  // A picture of its own: the library has each file once, under its first name.
  const background = `#${name.slice(-6)}`;
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const file = { name: `${name}.jpg`, mimeType: "image/jpeg", buffer };
  const uploaded = await page.request.post("/api/discover/admin/upload", { headers, multipart: { file } });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  await withMail(page);
  await page.route("**/api/admin/colleagues", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const colleagues = [...body.colleagues, { id: body.me, name: "Devika Menon", email: null }];
    await route.fulfill({ response, json: { ...body, me: crypto.randomUUID(), colleagues } });
  });
  await openPortal(page);
  await page.locator("[data-row]").first().getByRole("link").click();
  const composer = page.getByRole("group", { name: /^New reply to/ });
  await composer.getByRole("button", { name: "Attach" }).click();
  await page.getByRole("menuitem", { name: "From the media library" }).click();
  const library = page.getByRole("dialog", { name: "Pictures" });
  await library.getByRole("searchbox").fill(name);
  await library.getByRole("button", { name: new RegExp(name) }).click();
  await library.getByLabel("Alt text").fill("A bay");
  await library.getByRole("button", { name: "Use picture" }).click();
  await expect(composer.getByRole("button", { name: `Remove ${name}` })).toBeVisible();

  await composer.getByRole("textbox").fill("The reply that a note does not touch");
  await page.getByRole("radio", { name: "Note" }).check();
  const note = page.getByRole("textbox", { name: "Add a note" });
  await note.fill(`Please look at ${name}, @dev`);
  await page.getByRole("button", { name: "@Devika Menon" }).click();
  await expect(note).toBeFocused();
  await expect(note).toHaveValue(`Please look at ${name}, @Devika Menon `);
  await page.getByRole("button", { name: "Add note" }).click();
  const written = page.getByRole("listitem").filter({ hasText: `Please look at ${name}` });
  await expect(written.locator("mark")).toHaveText("@Devika Menon");
  await expect(written).toContainText("Internal note");
  await page.getByRole("radio", { name: "Reply" }).check();
  await expect(composer.getByRole("textbox")).toHaveValue("The reply that a note does not touch");
  await expect(composer.getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
