import type { Page, Route } from "playwright/test";
import { openPortal, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

const rows = (page: Page) => page.locator("[data-row]");
const detail = (page: Page) => page.getByRole("article", { name: "Submission" });

/** Sends a submission as a visitor would, and returns its reference. */
async function sendSubmission(page: Page, firstName: string, message: string): Promise<string> {
  const response = await page.request.post("/api/form-submissions", {
    data: {
      formType: "general_query",
      firstName,
      email: "visitor@example.com",
      phone: "+919800000099",
      formData: { subject: `From ${firstName}`, inquiryType: "Other", message },
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).data.reference;
}

async function openSubmission(page: Page, reference: string) {
  await page.goto(`/admin?search=${reference}`);
  await expect(rows(page)).toHaveCount(1);
  await rows(page).getByRole("link").click();
  await expect(detail(page).getByText(reference)).toBeVisible();
}

test("the URL holds filters, sort order and the open submission, so a reload shows the same", async ({
  page,
}) => {
  await openPortal(page);
  await page.getByRole("button", { name: "Form type" }).click();
  await page.getByRole("checkbox", { name: "Land partnership" }).check();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Status" }).click();
  await page.getByRole("checkbox", { name: "New", exact: true }).check();
  await page.getByRole("checkbox", { name: "In progress" }).check();
  await page.keyboard.press("Escape");
  await page.getByLabel("Sort").selectOption("createdAt asc");
  await expect(page).toHaveURL(/formType=land_partnership&status=new%2Cin_progress&sortOrder=asc/);
  await expect(rows(page).first()).toContainText("Land partnership");
  // By keyboard: rows that arrive would move it from under the mouse.
  await rows(page).first().getByRole("link").press("Enter");
  await expect(page).toHaveURL(/open=/);
  const name = await detail(page).getByRole("heading", { level: 2 }).textContent();
  await expect(page.getByRole("status").getByText(`${name} is open beside the list.`)).toBeAttached();
  await page.reload();
  await expect(detail(page).getByRole("heading", { level: 2 })).toHaveText(name ?? "");
  await expect(page.getByRole("button", { name: "Status: New, In progress" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).not.toHaveURL(/status=/);
});

test("search runs while typing, and an empty result says what to do", async ({ page }) => {
  await openPortal(page);
  await page.keyboard.press("/");
  await page.keyboard.type("zzqqxx");
  await expect(page.getByText("No submissions match")).toBeVisible();
  await expect(page).toHaveURL(/search=zzqqxx/);
  await page.getByRole("button", { name: "Clear filters" }).last().click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("");
  // Submissions of other tests arrive below.
  await page.getByLabel("Sort").selectOption("createdAt asc");
  await expect(page).toHaveURL(/sortOrder=asc/);
  await expect(page.locator("[data-stale]")).toHaveCount(0);
  await page.getByRole("searchbox").press("ArrowDown");
  await expect(rows(page).first().getByRole("link")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).nth(1).getByRole("link")).toBeFocused();
  // What follows the list is one Tab away from every row.
  await page.keyboard.press("x");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("toolbar").getByRole("button", { name: "Status" })).toBeFocused();
  const tag = `Enters${Date.now().toString(36)}`;
  const reference = await sendSubmission(page, tag, "Found by a part of the reference.");
  await page.getByRole("searchbox").fill(reference.replaceAll("-", "").slice(2));
  await page.keyboard.press("Enter");
  await expect(rows(page).filter({ hasText: tag }).getByRole("link")).toBeFocused();
});

test("the keyboard can move, select, archive, open, edit, save, undo and close", async ({ page }) => {
  const tag = `Keyla${Date.now().toString(36)}`;
  await sendSubmission(page, tag, "The older of two.");
  const reference = await sendSubmission(page, tag, "Only keys are used on this one.");
  await page.goto(`/admin?search=${tag}`);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(rows(page).nth(1).getByRole("link")).toBeFocused();
  await page.keyboard.press("x");
  await expect(page.getByRole("toolbar", { name: "With selected" })).toContainText("1 selected");
  await page.getByRole("button", { name: "Archive" }).press("Enter");
  await expect(rows(page).getByRole("img", { name: "Archived" })).toHaveCount(1);
  await page.keyboard.press("z");
  await expect(rows(page).getByRole("img", { name: "New" })).toHaveCount(2);
  await expect(page.getByText("Undone")).toBeVisible();
  await page.keyboard.press("Shift+Z");
  await expect(rows(page).getByRole("img", { name: "Archived" })).toHaveCount(1);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.keyboard.press("z");
  await rows(page).nth(1).getByRole("link").focus();
  await page.keyboard.press("s");
  await page.keyboard.type("new");
  await page.keyboard.press("Enter");
  await expect(rows(page).getByRole("img", { name: "New" })).toHaveCount(2);
  await page.keyboard.press("p");
  await page.keyboard.type("urg");
  await page.keyboard.press("Enter");
  await expect(rows(page).getByRole("img", { name: "Urgent priority" })).toHaveCount(1);
  await rows(page).nth(1).getByRole("link").focus();
  await page.keyboard.press("k");
  await expect(rows(page).nth(0).getByRole("link")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(detail(page).getByText(reference)).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByLabel("Internal notes")).toBeFocused();
  await page.keyboard.type("Called back.");
  await page.keyboard.press("Control+s");
  const note = detail(page).getByRole("listitem").filter({ hasText: "Called back." });
  await expect(page.getByLabel("Internal notes")).toBeHidden();
  await expect(note).toContainText("Internal note");
  await page.keyboard.press("z");
  await expect(detail(page).getByText("removed the note")).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.keyboard.press("a");
  await expect(detail(page).getByText("assigned it to")).toBeVisible();
  await expect(rows(page).getByRole("img", { name: /^Assigned to / })).toHaveCount(1);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Select a submission")).toBeVisible();
  await expect(page).not.toHaveURL(/open=/);
  await page.keyboard.press("e");
  await expect(page.getByLabel("Internal notes")).toBeFocused();
});

test("selected rows get a status together, and Undo restores that of each", async ({ page }) => {
  const tag = `Bulk${Date.now().toString(36)}`;
  await sendSubmission(page, tag, "One of two.");
  await sendSubmission(page, tag, "Two of two.");
  await page.goto(`/admin?search=${tag}`);
  await expect(rows(page)).toHaveCount(2);
  const boxes = page.getByRole("checkbox", { name: `Select ${tag}` });
  await boxes.first().check();
  await boxes.last().click({ modifiers: ["Shift"] });
  const bar = page.getByRole("toolbar", { name: "With selected" });
  await expect(bar).toContainText("2 selected");
  const saved = page.waitForEvent("download");
  await bar.getByRole("button", { name: "Export selected" }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  await bar.getByRole("button", { name: "Status" }).click();
  await page.getByRole("menuitem", { name: "Completed" }).click();
  await expect(rows(page).getByRole("img", { name: "Completed" })).toHaveCount(2);
  await expect(page.getByText("2 submissions set to Completed")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows(page).getByRole("img", { name: "New" })).toHaveCount(2);
});

test("a call is logged with its outcome, counts as the first response when somebody was reached, and can be taken back", async ({
  page,
}) => {
  const reference = await sendSubmission(page, "Tapan", "Please call me.");
  await openSubmission(page, reference);
  await expect(detail(page).getByRole("region", { name: "First response" })).toBeVisible();
  const call = detail(page).getByRole("link", { name: /Call/ });
  await expect(call).toHaveAttribute("href", /^tel:\+91/);
  await call.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  const outcome = (name: string) => page.getByRole("dialog").getByRole("button", { name }).click();
  await call.click();
  await outcome("No answer");
  await expect(detail(page).getByText("tried by phone")).toHaveCount(1);
  await expect(detail(page).getByRole("region", { name: "First response" })).toBeVisible();
  await call.click();
  await outcome("Reached");
  await expect(detail(page).getByText("contacted by phone")).toHaveCount(1);
  await expect(detail(page).getByRole("region", { name: "First response" })).toHaveCount(0);
  await page.keyboard.press("z");
  await expect(detail(page).getByText("contacted by phone")).toHaveCount(0);
  await expect(detail(page).getByRole("region", { name: "First response" })).toBeVisible();
  await detail(page).getByRole("button", { name: "Take back" }).click();
  await expect(detail(page).getByText("tried by phone")).toHaveCount(0);
  await call.click();
  await outcome("Reached");
  await expect(detail(page).getByRole("region", { name: "First response" })).toHaveCount(0);
  await expect(rows(page).getByLabel("Answered in")).toBeVisible();
  await page.route("**/contacts", (route) => route.abort());
  const mail = detail(page).getByRole("link", { name: /E-mail/ });
  await mail.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await mail.click();
  await outcome("I sent it");
  await expect(page.getByText("The contact was not written down.", { exact: false })).toBeVisible();
});

test("a failed change is reverted and reported, and a failed edit stays to be saved again", async ({
  page,
  context,
  adminToken,
}) => {
  const reference = await sendSubmission(page, "Rollo", "This change fails.");
  // The submission shows as its list has it; its own read takes longer, and is the only one that works.
  const slowRead = Promise.withResolvers<void>();
  let reads = 0;
  await page.route(/\/api\/form-submissions\/[0-9a-f-]{36}$/, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    reads += 1;
    if (reads > 1) return route.abort();
    await slowRead.promise;
    return route.continue();
  });
  await openSubmission(page, reference);
  await page.route("**/api/form-submissions/*", (route) =>
    route.request().method() === "PUT" ? route.fulfill({ status: 500, body: "" }) : route.continue(),
  );
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByText("The change was not saved. An error occurred")).toBeVisible();
  await expect(rows(page).getByRole("img", { name: "New" })).toBeVisible();
  const read = page.waitForResponse(/\/api\/form-submissions\/[0-9a-f-]{36}$/);
  slowRead.resolve();
  await read;
  await page.unrouteAll();
  await context.setOffline(true);
  const edit = page.getByRole("button", { name: "Edit", exact: true });
  const save = page.getByRole("button", { name: "Save", exact: true });
  const notes = page.getByLabel("Internal notes");
  await edit.click();
  await expect(notes).toHaveAttribute("rows", "4");
  await notes.fill("Written in a tunnel.");
  await save.click();
  const failure = "Your change was not saved. Network error. Please check your connection and try again.";
  await expect(detail(page).getByRole("alert")).toHaveText(failure);
  await expect(notes).toHaveValue("Written in a tunnel.");
  await context.setOffline(false);
  await save.click();
  await expect(edit).toBeVisible();
  await expect(detail(page).getByText("Written in a tunnel.")).toBeVisible();

  // A change of another field during an edit is no conflict, and text typed during a save is kept.
  await edit.click();
  await notes.fill("Out of it.");
  await page.getByRole("button", { name: "Take it" }).click();
  await expect(page.getByText("Submission taken")).toBeVisible();
  const changed = await page.request.put(
    `/api/form-submissions/${new URL(page.url()).searchParams.get("open")}`,
    {
      headers: { Authorization: `Bearer ${adminToken}` },
      data: { status: "in_progress" },
    },
  );
  expect(changed.status()).toBe(200);
  const slow = Promise.withResolvers<void>();
  await page.route("**/api/form-submissions/*", async (route) => {
    if (route.request().method() === "PUT") await slow.promise;
    return route.continue();
  });
  await save.click();
  await notes.pressSequentially(" Called.");
  await expect(save).toBeDisabled();
  slow.resolve();
  await expect(save).toBeEnabled();
  await expect(notes).toHaveValue("Out of it. Called.");
  await save.click();
  await expect(edit).toBeVisible();
  await expect(detail(page).getByText("Out of it. Called.")).toBeVisible();
  await expect(rows(page).getByRole("img", { name: "In progress" })).toBeVisible();
});

test("a status chosen right after Edit waits for the record, and is saved with the rest", async ({
  page,
}) => {
  const reference = await sendSubmission(page, "Early", "Edited before it is loaded.");
  const slowRead = Promise.withResolvers<void>();
  await page.route(/\/api\/form-submissions\/[0-9a-f-]{36}$/, async (route) => {
    if (route.request().method() === "GET") await slowRead.promise;
    return route.continue();
  });
  await openSubmission(page, reference);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const status = detail(page).getByLabel("Status", { exact: true });
  await expect(status).toBeDisabled();
  slowRead.resolve();
  await status.selectOption("completed");
  await expect(rows(page).getByRole("img", { name: "New" })).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(rows(page).getByRole("img", { name: "Completed" })).toBeVisible();
});

test("the filters show the words that were chosen whole", async ({ page }) => {
  await openPortal(page, "/admin?status=in_progress&formType=franchisee_partner&priority=urgent");
  for (const width of [1440, 1100, 900]) {
    await page.setViewportSize({ width, height: 800 });
    const words = page.getByRole("group", { name: "Filters" }).locator("button > span");
    await expect(words.first()).toBeVisible();
    const cut = await words.evaluateAll((spans) =>
      spans.filter((span) => span.scrollWidth > span.clientWidth).map((span) => span.textContent),
    );
    expect(cut, `at ${width}`).toEqual([]);
  }
});

test("a list that fails to load says so and loads on Try Again; a deleted submission says that it is gone", async ({
  page,
}) => {
  let failing = true;
  await page.route(/\/api\/form-submissions\?/, (route) => (failing ? route.abort() : route.continue()));
  await page.clock.install();
  await page.goto("/admin");
  await expect(page.getByText("Loading form submissions...").first()).toBeVisible();
  // Two more tries, a second and two seconds later.
  await page.clock.fastForward(4000);
  await page.clock.fastForward(4000);
  await expect(page.getByText("Something went wrong")).toBeVisible();
  await expect(
    page.getByText(
      "Failed to fetch form submissions. Network error. Please check your connection and try again.",
    ),
  ).toBeVisible();
  await expect(page.getByText("Not live", { exact: true })).toBeVisible();
  failing = false;
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await page.goto("/admin?open=018f0000-0000-7000-8000-000000000000");
  await expect(page.getByText("This submission is not here")).toBeVisible();
});

test("on a phone the detail slides over the list and closes within 300 ms, unless another opens meanwhile", async ({
  page,
}) => {
  const tag = `Telma${Date.now().toString(36)}`;
  await sendSubmission(page, tag, "Read on a telephone.");
  await sendSubmission(page, tag, "Read after the other one.");
  await page.clock.install();
  await page.goto(`/admin?search=${tag}`);
  await expect(rows(page)).toHaveCount(2);
  const first = rows(page).first().getByRole("link");
  await first.click();
  await expect(page).toHaveURL(/open=/);
  const id = new URL(page.url()).searchParams.get("open") ?? "";
  await expect(detail(page).getByText(id.slice(0, 12), { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(detail(page).getByText(id.slice(0, 8), { exact: true })).toBeVisible();
  expect((await detail(page).boundingBox())?.width).toBeCloseTo(375, 0);
  await page.setViewportSize({ width: 900, height: 812 });
  await expect(detail(page).getByText(id.slice(0, 8), { exact: true })).toBeVisible();
  await expect(detail(page).getByText(id.slice(0, 12), { exact: true })).toBeHidden();
  const close = page.getByRole("button", { name: "Close" });
  await page.clock.pauseAt(Date.now() + 30_000);
  await close.click();
  await expect(detail(page)).toBeVisible();
  await page.clock.fastForward(400);
  await expect(detail(page)).toHaveCount(0);
  await page.clock.resume();
  await expect(first).toBeFocused();
  await first.click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await close.click();
  await rows(page).last().locator("a").dispatchEvent("click");
  await expect(page).not.toHaveURL(new RegExp(`open=${id}`));
  await page.clock.fastForward(400);
  await expect(detail(page)).toBeVisible();
  await expect(page).toHaveURL(/open=/);
});

test("Export saves exactly the filtered rows", async ({ page }) => {
  const tag = `Export${Date.now().toString(36)}`;
  await sendSubmission(page, tag, "=1+1");
  await page.goto(`/admin?search=${tag}`);
  await expect(rows(page)).toHaveCount(1);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^form-submissions-\d{4}-\d\d-\d\d\.csv$/);
  const text = await (await file.createReadStream())
    .setEncoding("utf8")
    .reduce((all, part) => all + part, "");
  expect(text.match(new RegExp(tag, "g"))?.length).toBeGreaterThan(0);
  expect(text.trim().split(/\r?\n/)).toHaveLength(2);
});

test("a new submission appears on its own, and the rows in view keep their position", async ({ page }) => {
  await page.clock.install();
  const watched = page.waitForResponse(/sortBy=updatedAt&limit=1$/);
  await page.goto("/admin");
  await watched;
  const pane = page.getByRole("list", { name: "Submissions" }).locator("..");
  await pane.evaluate((element) => element.scrollTo(0, 610));
  const id = (await page.locator('[data-row][aria-posinset="14"]').getAttribute("data-row")) ?? "";
  const row = page.locator(`[data-row="${id}"]`);
  await row.getByRole("link").click();
  const before = { place: await row.getAttribute("aria-posinset"), top: (await row.boundingBox())?.y };
  const tag = `Live${Date.now().toString(36)}`;
  await sendSubmission(page, tag, "Just now.");
  await page.clock.fastForward(21_000);
  await expect(row).not.toHaveAttribute("aria-posinset", before.place ?? "");
  expect((await row.boundingBox())?.y).toBe(before.top);
  await expect(page).toHaveURL(new RegExp(`open=${id}`));
  await pane.evaluate((element) => element.scrollTo(0, 0));
  await expect(rows(page).filter({ hasText: tag })).toBeVisible();
});

test("a view can be saved, opened and removed", async ({ page }) => {
  await page.goto("/admin?formType=franchisee_partner&status=new");
  await page.getByRole("button", { name: "Save view" }).click();
  await page.getByLabel("Name").fill("New franchise");
  await page.getByRole("dialog").getByRole("button", { name: "Save view" }).click();
  await page.getByRole("link", { name: "Discover", exact: true }).first().click();
  await page.getByRole("link", { name: "New franchise" }).click();
  await expect(page).toHaveURL(/formType=franchisee_partner&status=new/);
  await page.getByRole("button", { name: "Remove view New franchise" }).click();
  await expect(page.getByRole("link", { name: "New franchise" })).toHaveCount(0);

  const name = `Team ${Date.now().toString(36)}`;
  await page.getByRole("button", { name: "Save view" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Share it with the team", { exact: false }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Save view" }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("portal_views"));
  await page.reload();
  await page.getByRole("button", { name: `Remove view ${name}` }).click();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
});

test("notes are a thread, status changes in place, and a deleted submission is restored from its view", async ({
  page,
}) => {
  const tag = `Thread${Date.now().toString(36)}`;
  const reference = await sendSubmission(page, tag, "Everything about one enquiry.");
  await openSubmission(page, reference);
  const note = page.getByLabel("Add a note");
  // The key works once the conversation is there.
  await expect(note).toBeVisible();
  await page.keyboard.press("n");
  await expect(note).toBeFocused();
  await note.fill("Half a note");
  await page.reload();
  await expect(note).toHaveValue("Half a note");
  await note.fill("Wants two chargers.");
  await note.press("Control+Enter");
  await expect(detail(page).getByText("Wants two chargers.")).toBeVisible();
  await expect(note).toHaveValue("");
  await note.fill("Rang twice.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(detail(page).getByText("Rang twice.")).toBeVisible();
  await expect(detail(page).getByText("Wants two chargers.")).toBeVisible();
  await detail(page).getByLabel("Priority", { exact: true }).selectOption("urgent");
  await expect(rows(page).getByRole("img", { name: "Urgent priority" })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("It is a test").check();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Submission deleted")).toBeVisible();
  await expect(page.getByText("No submissions match")).toBeVisible();
  await page.getByRole("link", { name: "Deleted" }).click();
  await rows(page).filter({ hasText: tag }).getByRole("link").click();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(rows(page).filter({ hasText: tag })).toHaveCount(0);
  await page.goto(`/admin?search=${reference}`);
  await expect(rows(page)).toHaveCount(1);
});

test("a deletion waits for a change on its way, so that its Undo stays", async ({ page }) => {
  const tag = `Order${Date.now().toString(36)}`;
  const reference = await sendSubmission(page, tag, "Changed and deleted at once.");
  await openSubmission(page, reference);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/api\/form-submissions\/[0-9a-f-]{36}$/, async (route) => {
    if (route.request().method() === "PUT") await released;
    await route.continue();
  });
  await detail(page).getByLabel("Priority", { exact: true }).selectOption("urgent");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("It is a test").check();
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toBeHidden();
  release();
  expect((await saved).status()).toBe(200);
  await expect(page.getByText("Submission deleted")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Submission restored")).toBeVisible();
});

test("the palette runs commands and finds pages, submissions and articles from every page", async ({
  page,
}) => {
  const tag = `Palet${Date.now().toString(36)}`;
  await sendSubmission(page, tag, "Found from elsewhere.");
  await openPortal(page, "/admin/settings");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("combobox", { name: "Find a command" });
  await palette.fill("overdue");
  await palette.press("Enter");
  await expect(page).toHaveURL(/response=overdue/);
  await expect(page).toHaveTitle(/^\(\d+\) Form Submissions/);
  await page.keyboard.press("Control+k");
  await palette.fill("monsoon");
  await expect(page.getByRole("option", { name: /monsoon/i }).first()).toBeVisible();
  await palette.fill("krishnagiri");
  await expect(page.getByRole("listbox", { name: "Commands" }).getByText("Stations found")).toBeVisible();
  await palette.fill(tag);
  await page.getByRole("option", { name: new RegExp(tag) }).click();
  await expect(detail(page).getByRole("heading", { level: 2 })).toHaveText(tag);
  await page.keyboard.press("x");
  await rows(page).first().getByRole("link").focus();
  await page.keyboard.press("Control+k");
  await palette.fill("select all");
  await palette.press("Enter");
  await expect(page.getByRole("toolbar", { name: "With selected" })).toContainText("1 selected");
});

test("keys typed while the code of the palette's list is still loading choose from it once it is there", async ({
  page,
}) => {
  const tag = `Slowly${Date.now().toString(36)}`;
  const reference = await sendSubmission(page, tag, "Completed with keys over a slow network.");
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/command-list-*.js", async (route) => {
    await typed;
    await route.continue();
  });
  await openSubmission(page, reference);
  await page.keyboard.press("s");
  await page.keyboard.type("compl");
  await page.keyboard.press("Enter");
  release();
  await expect(rows(page).getByRole("img", { name: "Completed" })).toHaveCount(1);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/open=/);
});

test.describe("a tab that loads the code of all screens", () => {
  test.use({ loadsAllCode: true });

  test("a page of the portal opens offline, and a network's sign-in page is called by its name", async ({
    page,
    context,
  }) => {
    await page.goto("/admin/settings");
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    await page.waitForFunction(() => {
      const arrived = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      type Manifest = { routes: Record<string, { module: string; imports: string[]; css: string[] }> };
      const { routes } = (window as unknown as { __reactRouterManifest: Manifest }).__reactRouterManifest;
      const team = routes["/admin/team"];
      return team && [team.module, ...team.imports, ...team.css].every((file) => arrived.includes(file));
    });
    await context.setOffline(true);
    await page.getByRole("link", { name: "Team", exact: true }).first().click();
    await expect(page.getByRole("heading", { name: "Team", level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    await context.setOffline(false);
    await page.route(/\/api\/form-submissions\?/, (route) =>
      route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Welcome to the hotel</h1>" }),
    );
    await page.clock.install();
    await page.goto("/admin");
    await expect(page.getByText("Loading form submissions...").first()).toBeVisible();
    await page.clock.fastForward(4000);
    await page.clock.fastForward(4000);
    await expect(page.getByText("The network answered with a sign-in page", { exact: false })).toBeVisible();
  });
});

test("the list fills the screen with few rows, its hints stay in its pane, and one message shows at a time", async ({
  page,
}) => {
  const reference = await sendSubmission(page, "Savita", "One row in the list.");
  await openSubmission(page, reference);
  const pane = page.getByRole("region", { name: "Form submissions" });
  const hints = pane.getByRole("button", { name: "All keys" }).locator("..");
  for (const width of [768, 1000, 1001, 1240, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/admin?search=${reference}`);
    await expect(rows(page)).toHaveCount(1);
    const box = await pane.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBeGreaterThan(899);
    const overflow = await hints.evaluate((element) => {
      const right = element.getBoundingClientRect().right;
      return [...element.children].filter((child) => child.getBoundingClientRect().right > right).length;
    });
    expect(overflow, `${width} px`).toBe(0);
  }
  await rows(page).getByRole("link").click();
  for (const note of ["Called.", "Called twice."]) {
    await page.keyboard.press("e");
    await page.getByLabel("Internal notes").fill(note);
    await page.keyboard.press("Control+s");
    await expect(detail(page).getByRole("region", { name: "Conversation" }).getByText(note)).toBeVisible();
    await expect(page.getByText("Submission saved")).toHaveCount(1);
  }
});

test("opening the mail program is no response until somebody says that the mail was sent", async ({
  page,
}) => {
  await openSubmission(page, await sendSubmission(page, "Unsent", "Please write."));
  const mail = detail(page).getByRole("link", { name: /E-mail/ });
  await mail.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  const waiting = detail(page).getByRole("region", { name: "First response" });
  await mail.click();
  await page.getByRole("dialog").getByRole("button", { name: "I did not send it" }).click();
  await expect(waiting).toBeVisible();
  await mail.click();
  await page.getByRole("dialog").getByRole("button", { name: "I sent it" }).click();
  await expect(waiting).toHaveCount(0);
  await expect(detail(page).getByText("contacted by e-mail")).toHaveCount(1);
});

test("a note or a call whose response is lost is there once after it is sent again", async ({ page }) => {
  await openSubmission(page, await sendSubmission(page, "Tunnel", "Please call."));
  // The server does it; the browser never hears of that.
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/notes", lost, { times: 1 });
  const note = detail(page).getByRole("textbox", { name: "Add a note" });
  await note.fill("Written once.");
  await note.press("Control+Enter");
  await expect(detail(page).getByText("Your note was not saved.", { exact: false })).toBeVisible();
  await detail(page).getByRole("button", { name: "Add note" }).click();
  await expect(note).toHaveValue("");
  await page.reload();
  await expect(detail(page).getByRole("listitem").filter({ hasText: "Written once." })).not.toHaveCount(0);
  const id = new URL(page.url()).searchParams.get("open");
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const timeline = await page.request.get(`/api/form-submissions/${id}/timeline`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { entries } = (await timeline.json()) as { entries: { field: string }[] };
  expect(entries.filter(({ field }) => field === "notes")).toHaveLength(1);
});

test("single keys do nothing in a dropdown, and work on the enquiry after a note was sent by keyboard", async ({
  page,
}) => {
  await openSubmission(page, await sendSubmission(page, "Keyed", "Hello."));
  const status = detail(page).getByLabel("Status", { exact: true });
  await status.focus();
  for (const key of ["a", "c", "n", "y", "j"]) await page.keyboard.press(key);
  await expect(status).toHaveValue("new");
  const note = detail(page).getByRole("textbox", { name: "Add a note" });
  await note.fill("By keyboard.");
  await note.press("Escape");
  await expect(detail(page)).toBeVisible();
  await note.focus();
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Escape");
  await expect(detail(page)).toBeVisible();
  await page.keyboard.press("n");
  await expect(note).toBeFocused();
});

test("in a view that an enquiry leaves, J opens the one after it", async ({ page }) => {
  const word = `Leaver${Date.now().toString(36)}`;
  for (const name of ["Three", "Two", "One"]) await sendSubmission(page, `${word} ${name}`, "Hello.");
  await openPortal(page, `/admin?search=${word}&status=new`);
  await expect(rows(page)).toHaveCount(3);
  const second = rows(page).nth(1);
  const [id, next] = [
    await second.getAttribute("data-row"),
    await rows(page).nth(2).getAttribute("data-row"),
  ];
  await page.goto(`/admin?search=${word}&status=new&open=${id}`);
  await expect(rows(page)).toHaveCount(3);
  await expect(detail(page)).toBeVisible();
  await page.keyboard.press("y");
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`open=${next}`));
});
