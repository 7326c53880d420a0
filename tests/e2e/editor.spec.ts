import type { Page } from "playwright/test";
import { openPortal, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

/** One white pixel. */
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
  "base64",
);
const picture = { name: "bay.png", mimeType: "image/png", buffer: png };

/** A picture of 2400 by 1200 pixels. */
async function largePicture(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2400, 1200);
    const pen = canvas.getContext("2d");
    for (let x = 0; pen && x < 2400; x += 7) {
      pen.fillStyle = `hsl(${(x * 37) % 360} 60% 50%)`;
      pen.fillRect(x, x % 600, 7, 500);
    }
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

async function createDraft(page: Page, title: string) {
  await page.goto("/admin/discover/new");
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Description", { exact: true }).fill("A short text for a test.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/discover\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: "Edit Content" })).toBeVisible();
}

// What typing costs in milliseconds is measured by `npm run audit:editor`.
test("a key in one of 20 sections lays out the page a few times, not once for every section", async ({
  page,
}) => {
  await openPortal(page, "/admin/discover");
  const paragraph = "A charger of 60 kW fills the battery of a small car in about forty minutes. ".repeat(8);
  const id = await page.evaluate(async (text) => {
    const sections = Array.from({ length: 20 }, (_, index) => ({
      title: `Section ${index + 1}`,
      paragraph: text,
    }));
    const response = await fetch("/api/discover/admin", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${localStorage.getItem("auth_token")}`,
      },
      body: JSON.stringify({ title: "Twenty sections", description: "Long.", contentType: "blog", sections }),
    });
    return (await response.json()).data.id as string;
  }, paragraph);
  await page.goto(`/admin/discover/${id}`);
  const field = page.getByLabel("Paragraph 10", { exact: true });
  await field.press("Control+End");
  await page.keyboard.type("Warm ");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const layouts = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount")?.value ?? 0;
  };
  const before = await layouts();
  const typed = "At night it is cheaper.";
  await page.keyboard.type(typed);
  await expect(field).toHaveValue(new RegExp(`${typed}$`));
  expect((await layouts()) - before).toBeLessThan(6 * typed.length);
});

test("missing fields are named, type FAQ hides the fields that its page does not show, and questions alone become an FAQ", async ({
  page,
}) => {
  const title = `Questions ${Date.now().toString(36)}`;
  await page.goto("/admin/discover");
  await page.getByRole("link", { name: "Create Content" }).click();
  await expect(page.getByRole("heading", { name: "Create Content" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  const create = page.getByRole("button", { name: "Create", exact: true });
  await create.click();
  for (const message of ["Title is required", "Description is required"])
    await expect(page.getByRole("alert").getByText(message)).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill(title);

  await page.getByRole("radio", { name: "FAQ" }).check();
  for (const hidden of ["Description", "Image address", "Important note"]) {
    await expect(page.getByLabel(hidden, { exact: true })).toHaveCount(0);
  }
  await expect(page.getByText("Description is required")).toHaveCount(0);
  await create.click();
  await expect(page.getByRole("alert").getByText("FAQs are required").first()).toBeVisible();

  // An item with questions and nothing else becomes an FAQ, whatever its type.
  await page.getByRole("radio", { name: "Blog" }).check();
  await page.getByRole("button", { name: "Add FAQ" }).click();
  await page.getByLabel("Question 1").fill("Does rain matter?");
  await page.getByLabel("Answer 1").fill("No.");
  await page.getByLabel("Tags").fill(" rain ,, safety ");
  await expect(page.getByRole("textbox", { name: "Address", exact: true })).toHaveValue(/^questions-\w+$/);

  // What the item does not hold yet stays in the editor, on this device, and is asked about.
  await page.getByRole("button", { name: "Add section" }).click();
  await page.getByLabel("Paragraph 1").fill("A section without a title.");
  await create.click();
  await expect(page.getByText(/Saved at .*One entry is not part of it yet/)).toBeVisible();
  await expect(page.getByText("Not part of the article yet: give it a title.")).toHaveCount(0);
  await page.getByRole("radio", { name: "Blog" }).check();
  await expect(page.getByLabel("Paragraph 1")).toHaveValue("A section without a title.");
  await expect(page.getByText("Not part of the article yet: give it a title.")).toBeVisible();
  await page.getByRole("radio", { name: "FAQ" }).check();
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Restore" }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Leave" })
    .click();
  await expect(page).toHaveURL(/\/admin\/discover$/);
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toContainText("FAQ");
  await expect(row).toContainText("Draft");
  await row.getByRole("link", { name: `Edit ${title}` }).click();
  await expect(page.getByRole("radio", { name: "FAQ" })).toBeChecked();
  await expect(page.getByLabel("Tags")).toHaveValue("rain, safety");
});

test("a file is uploaded with the save and shows its progress, and a failed upload leaves the stored file in place", async ({
  page,
}) => {
  await createDraft(page, `Picture ${Date.now().toString(36)}`);
  const choose = page.getByLabel("Choose image", { exact: true });
  // A dropped file is pending like a chosen one.
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], "dropped.png", { type: "image/png" }));
      return transfer;
    },
    [...png],
  );
  await page.getByLabel("Image address").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(page.getByText("dropped.png")).toBeVisible();
  await page.getByRole("button", { name: "Remove image" }).click();
  await expect(page.getByText("Pending Upload")).toHaveCount(0);
  await choose.setInputFiles("public/icons/apple-touch-180.png");
  await expect(page.getByText("Pending Upload")).toBeVisible();
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  // A stored file shows by its name. Its URL holds the size and the placeholder color.
  const stored = page.locator("a[href^='/media/']");
  await expect(stored).toHaveText("apple-touch-180.png");
  await expect(stored).toHaveAttribute("href", /^\/media\/[0-9a-f]{32}-\d+x\d+-[0-9a-f]{3}\.\w+$/);
  await expect(page.getByText(/Saved at/)).toBeVisible();
  const first = (await stored.getAttribute("href")) ?? "";

  // A cancelled upload leaves the stored file in place.
  const held = Promise.withResolvers<void>();
  await page.route("**/api/discover/admin/upload", () => held.resolve(), { times: 1 });
  await choose.setInputFiles({ ...picture, name: "slow.png" });
  await save.click();
  await expect(page.getByText(/^Uploading\.\.\. \d+%$/)).toBeVisible();
  await held.promise;
  await page.getByRole("button", { name: "Cancel upload" }).click();
  await expect(page.getByText("slow.png")).toHaveCount(0);
  await expect(stored).toHaveAttribute("href", first);
  await expect(save).toBeEnabled();
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await expect(page.getByText("a file was not uploaded", { exact: false })).toHaveCount(0);

  // A file that is replaced while it is uploaded is not used, even if its response still arrives.
  const started = Promise.withResolvers<void>();
  const replaced = Promise.withResolvers<void>();
  await page.route(
    "**/api/discover/admin/upload",
    async (route) => {
      started.resolve();
      await replaced.promise;
      await route.fulfill({ status: 201, json: { url: `/media/${"0".repeat(32)}-1x1.png` } }).catch(() => {});
    },
    { times: 1 },
  );
  await choose.setInputFiles({ ...picture, name: "slow.png" });
  await save.click();
  await expect(page.getByText(/^Uploading\.\.\. \d+%$/)).toBeVisible();
  await started.promise;
  await choose.setInputFiles({ ...picture, name: "better.png" });
  replaced.resolve();
  await expect(stored).toHaveAttribute("href", /^\/media\/[0-9a-f]*[1-9a-f][0-9a-f]*-1x1/);
  await expect(page.getByText(/Saved at/)).toBeVisible();

  // Without a file the field takes a URL.
  await page.getByRole("button", { name: "Remove image" }).click();
  await page.getByLabel("Image address").fill(first);
  await expect(stored).toHaveText("apple-touch-180.png");
  await save.click();
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await expect(stored).toHaveAttribute("href", first);

  // The browser scales a large picture down before the upload.
  await choose.setInputFiles({ ...picture, name: "large.png", buffer: await largePicture(page) });
  await save.click();
  await expect(stored).toHaveAttribute("href", /-2000x1000[-\w]*\.webp$/);
  const large = (await stored.getAttribute("href")) ?? "";

  await page.route("**/api/discover/admin/upload", (route) => route.abort());
  await choose.setInputFiles({ ...picture, name: "second.png" });
  // The text is saved, but the editor stays open, because only it has the file.
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.getByText("Upload failed")).toBeVisible();
  await expect(page.getByText("what was there before is kept", { exact: false })).toBeVisible();
  await expect(page.getByText(/^Text saved, a file not. Trying again in \d+ s.$/)).toBeVisible();
  await page.getByRole("button", { name: "Remove image" }).click();
  await expect(page.getByText("Upload failed")).toHaveCount(0);
  await expect(stored).toHaveAttribute("href", large);
  await expect(page).toHaveURL(/\/admin\/discover\/[0-9a-f-]{36}$/);
});

test("sections are added, moved with keyboard, menu and mouse, previewed, and saved in order", async ({
  page,
}) => {
  await createDraft(page, `Order ${Date.now().toString(36)}`);
  for (const [index, name] of ["First", "Second"].entries()) {
    await page.getByRole("button", { name: "Add section" }).click();
    await page.getByLabel(`Section title ${index + 1}`).fill(name);
    await page.getByLabel(`Paragraph ${index + 1}`).fill(`Text of ${name}.`);
  }
  await page.getByRole("button", { name: "Move section 2", exact: true }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(page.getByLabel("Section title 1")).toHaveValue("Second");
  await page.getByRole("button", { name: "Move section 2", exact: true }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect(page.getByLabel("Section title 1")).toHaveValue("First");
  await expect(page.getByRole("button", { name: "Move section 1", exact: true })).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(page.getByLabel("Section title 1")).toHaveValue("Second");
  const grip = (number: number) => page.getByRole("button", { name: `Move section ${number}`, exact: true });
  await grip(1).dragTo(grip(2));
  await expect(page.getByLabel("Section title 1")).toHaveValue("First");
  await grip(2).dragTo(grip(1));
  await expect(page.getByLabel("Section title 1")).toHaveValue("Second");
  // The live preview shows the section that is edited, and a removed one comes back with Undo.
  const live = page.frameLocator("iframe[title='Live preview']");
  await page.getByLabel("Paragraph 2").click();
  await expect(live.getByRole("heading", { name: "First" })).toBeInViewport();
  await page.getByRole("button", { name: "Remove section 1" }).click();
  await expect(page.getByLabel("Section title 1")).toHaveValue("First");
  await page.keyboard.press("z");
  await expect(page.getByLabel("Section title 1")).toHaveValue("Second");
  await page.keyboard.press("Shift+Z");
  await expect(page.getByText("Section 1 removed")).toBeVisible();
  await expect(page.getByLabel("Section title 1")).toHaveValue("First");
  // While somebody types, the keys are letters.
  await page.getByLabel("Section title 1").press("End");
  await page.keyboard.type("zZ");
  await expect(page.getByLabel("Section title 1")).toHaveValue("FirstzZ");
  await page.getByLabel("Section title 1").fill("First");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Section title 1")).toHaveValue("Second");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.getByRole("heading", { name: "Sections" }).click();
  await page.keyboard.press("z");
  await page.keyboard.press("Shift+Z");
  await expect(page.getByLabel("Section title 2")).toHaveValue("First");

  // The keys and the bar format the selected words, and the browser's undo takes that back.
  const paragraph = page.getByLabel("Paragraph 1");
  await paragraph.selectText();
  await page.keyboard.press("Control+b");
  await expect(paragraph).toHaveValue("**Text of Second.**");
  await expect(live.locator("strong")).toHaveText("Text of Second.");
  await page.keyboard.press("Control+z");
  await expect(paragraph).toHaveValue("Text of Second.");
  await page.getByRole("toolbar", { name: "Format" }).nth(1).getByRole("button", { name: "Heading" }).click();
  await expect(live.getByRole("heading", { level: 3 })).toHaveText("Text of Second.");
  await page.getByLabel("Video address", { exact: true }).fill("https://vimeo.com/1");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("alert").getByText(/Use the address of a YouTube video/)).toBeVisible();
  await page.getByLabel("Video address", { exact: true }).fill("");

  // The panes scroll; the document does not.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog", { name: "Preview" });
  await expect(preview.getByRole("heading", { level: 1 })).toContainText("Order");
  await expect(preview.getByText("Text of First.")).toBeVisible();
  await preview.getByRole("button", { name: "Back to Edit" }).click();
  await page.keyboard.press("Control+s");
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Section title 1")).toHaveValue("Second");
  await expect(page.getByLabel("Section title 2")).toHaveValue("First");
});

test("a failed save is tried again by itself; its text survives a reload as a local draft and is offered again", async ({
  page,
}) => {
  const title = `Offline ${Date.now().toString(36)}`;
  await createDraft(page, title);
  await page.context().setOffline(true);
  await page.getByLabel("Description", { exact: true }).fill("Written in a tunnel.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert").getByText("Failed to save content", { exact: false })).toBeVisible();
  await expect(page.getByText(/^Not saved. Kept on this device. Trying again in \d+ s.$/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);

  const itemPath = /\/api\/discover\/admin\/[0-9a-f-]{36}/;
  await page.route(itemPath, (route) =>
    route.request().postData()?.includes("on a train") ? route.abort() : route.continue(),
  );
  await page.getByLabel("Description", { exact: true }).fill("Written on a train.");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await expect(page.getByRole("alert").getByText("Failed to save content", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Stay" })
    .click();
  // Meanwhile another admin changes the same item.
  const saved = await page.evaluate(async () => {
    const path = `/api/discover/admin/${location.pathname.split("/").at(-1)}`;
    const headers = {
      Authorization: `Bearer ${localStorage.getItem("auth_token")}`,
      "Content-Type": "application/json",
    };
    const { data } = await (await fetch(path, { headers })).json();
    const { title, contentType, version } = data;
    const body = JSON.stringify({ title, contentType, description: "By a colleague." });
    const response = await fetch(path, {
      method: "PUT",
      headers: { ...headers, "If-Match": `"v${version}"` },
      body,
    });
    return response.status;
  });
  expect(saved).toBe(200);
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue("By a colleague.");
  // Text typed before the offer is answered becomes a second local draft.
  await page.getByLabel("Description", { exact: true }).fill("Written without an answer.");
  await page.reload();
  const restore = page.getByRole("button", { name: "Restore" });
  await restore.click();
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue("Written without an answer.");
  await restore.click();
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue("Written on a train.");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(restore).toHaveCount(0);
  await page.unroute(itemPath);
  // The restored draft is older than the other admin's save, so saving it meets a conflict.
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Somebody else changed this content" });
  await expect(dialog).toContainText("By a colleague.");
  await expect(dialog.getByRole("radio", { name: "Yours" })).toBeChecked();
  await dialog.getByRole("button", { name: "Save this choice" }).click();
  await expect(page.getByText(/Saved at/)).toBeVisible();
});

test("a part whose code does not load says so in its place with the text left, and is tried again by itself", async ({
  page,
}) => {
  let blocked = true;
  await page.route("**/assets/library-dialog*.js", (route) => (blocked ? route.abort() : route.continue()));
  await openPortal(page, "/admin/discover/new");
  const title = page.getByLabel("Title", { exact: true });
  await title.fill("Text that stays");
  const open = page.getByRole("button", { name: "the library" }).first();
  await open.click();
  const missing = page.getByRole("dialog", { name: "Media" });
  await expect(missing.getByRole("button", { name: "Reload to update" })).toBeVisible();
  await missing.getByRole("button", { name: "Close" }).click();
  await expect(title).toHaveValue("Text that stays");

  const failed = page.waitForEvent("requestfailed");
  await open.click();
  await failed;
  blocked = false;
  await expect(page.getByRole("dialog", { name: "Pictures" }).getByRole("searchbox")).toBeVisible();
});

test("at 375 pixels the editor can be left by Cancel", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/admin/discover/new");
  const cancel = page.getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await cancel.click();
  await expect(page).toHaveURL(/\/admin\/discover$/);
});
