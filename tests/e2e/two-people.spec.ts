import type { Page } from "playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openAsColleague, staffTest as test } from "./staff.ts";
import { expect } from "./test.ts";

// Two accounts in one record: what each of them types is saved, or somebody chooses.

const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}( ?optional)?$`));
const choiceOf = (page: Page, name: string) =>
  page.getByRole("dialog", { name: /Somebody else changed this/ }).getByRole("group", { name });

async function save(page: Page) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

/** The address of a draft follows its title, so no other run may have it. */
function newTitle(words: string): string {
  return `${words} ${crypto.randomUUID().slice(0, 8)}`;
}

async function createArticle(page: Page) {
  await page.goto("/admin/discover/new");
  await field(page, "Title").fill(newTitle("Two people"));
  await field(page, "Description").fill("Before anybody changed it.");
  for (const [index, title] of ["Day tariff", "Night tariff"].entries()) {
    await page.getByRole("button", { name: "Add section" }).click();
    await page.getByLabel(`Section title ${index + 1}`).fill(title);
    await page.getByLabel(`Paragraph ${index + 1}`).fill(`About the ${title.toLowerCase()}.`);
  }
  await save(page);
  await expect(page.getByRole("heading", { name: "Edit Content" })).toBeVisible();
}

test("two people change different fields and sections of an article: the later save holds both without a question", async ({
  page,
  browser,
}) => {
  await createArticle(page);
  const theirs = await openAsColleague(browser, page);
  const theirTitle = newTitle("By Meera");
  await field(theirs, "Title").fill(theirTitle);
  await theirs.getByLabel("Paragraph 1").fill("Meera wrote about the day.");
  await save(theirs);
  await expect(theirs.getByText(/Saved at/)).toBeVisible();

  await field(page, "Description").fill("A description of mine.");
  await page.getByLabel("Paragraph 2").fill("I wrote about the night.");
  await save(page);
  await expect(
    page.getByText("A colleague changed Title, Address and Sections meanwhile. Theirs and yours are saved."),
  ).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(field(page, "Title")).toHaveValue(theirTitle);
  await page.reload();
  await expect(field(page, "Title")).toHaveValue(theirTitle);
  await expect(field(page, "Description")).toHaveValue("A description of mine.");
  await expect(page.getByLabel("Paragraph 1")).toHaveValue("Meera wrote about the day.");
  await expect(page.getByLabel("Paragraph 2")).toHaveValue("I wrote about the night.");
});

test("two people change one field of an article: the later one chooses by field, and gets back what was not chosen", async ({
  page,
  browser,
}) => {
  await createArticle(page);
  const theirs = await openAsColleague(browser, page);
  const theirTitle = newTitle("By Meera");
  await field(theirs, "Title").fill(theirTitle);
  await field(theirs, "Description").fill("A description by Meera.");
  await save(theirs);
  await expect(theirs.getByText(/Saved at/)).toBeVisible();

  const myTitle = newTitle("By me");
  await field(page, "Title").fill(myTitle);
  await field(page, "Description").fill("A description of mine.");
  await field(page, "Tags").fill("tariff");
  await save(page);
  await expect(choiceOf(page, "Title")).toContainText(theirTitle);
  await expect(choiceOf(page, "Tags")).toHaveCount(0);
  await expectAccessible(page, "dialog[open]");
  await choiceOf(page, "Description").getByRole("radio", { name: "Saved now" }).check();
  // Each of the two fields is chosen for itself.
  await expect(choiceOf(page, "Title").getByRole("radio", { name: "Yours" })).toBeChecked();
  await page.getByRole("button", { name: "Save this choice" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await expect(field(page, "Description")).toHaveValue("A description by Meera.");
  await page.reload();
  await expect(field(page, "Title")).toHaveValue(myTitle);
  await expect(field(page, "Tags")).toHaveValue("tariff");
  await expect(field(page, "Description")).toHaveValue("A description by Meera.");

  // My description is still on this device, and the colleague's title in the versions.
  await expect(page.getByText(/Your Description from today .* was not chosen/)).toBeVisible();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(field(page, "Description")).toHaveValue("A description of mine.");
  await expect(field(page, "Title")).toHaveValue(myTitle);
  await save(page);
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Versions" }).click();
  await page.getByRole("button", { name: /Meera Iyer/ }).click();
  const versions = page.getByRole("dialog", { name: "Versions" });
  await expect(versions.getByText("A description by Meera.")).toBeVisible();
  await expect(versions.getByRole("rowheader", { name: "Title" })).toBeVisible();
});

test("what was not chosen of an article is no longer offered after a day", async ({ page, browser }) => {
  await createArticle(page);
  const theirs = await openAsColleague(browser, page);
  await field(theirs, "Description").fill("A description by Meera.");
  await save(theirs);
  await expect(theirs.getByText(/Saved at/)).toBeVisible();
  await field(page, "Description").fill("A description of mine.");
  await save(page);
  await choiceOf(page, "Description").getByRole("radio", { name: "Saved now" }).check();
  await page.getByRole("button", { name: "Save this choice" }).click();
  await expect(page.getByText(/was not chosen/)).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 25 * 3_600_000);
  await page.reload();
  await expect(field(page, "Description")).toHaveValue("A description by Meera.");
  await expect(page.getByText(/was not chosen/)).toHaveCount(0);
});

test("an autosave holds what a colleague changed meanwhile, and does not change what they have published", async ({
  page,
  browser,
}) => {
  await createArticle(page);
  const theirs = await openAsColleague(browser, page);
  await field(theirs, "Tags").fill("by-meera");
  await save(theirs);
  await expect(theirs.getByText(/Saved at/)).toBeVisible();
  await field(page, "Description").fill("Saved by itself.");
  await expect(page.getByText("A colleague changed Tags meanwhile.", { exact: false })).toBeVisible();
  await expect(field(page, "Tags")).toHaveValue("by-meera");

  await theirs.reload();
  await expect(field(theirs, "Description")).toHaveValue("Saved by itself.");
  await theirs.getByRole("radio", { name: "Published" }).check();
  await save(theirs);
  await expect(theirs.getByText(/Saved at/)).toBeVisible();
  await field(page, "Description").fill("Not for visitors yet.");
  await expect(page.getByText("A colleague saved this too. Press Save to compare.")).toBeVisible();
  await theirs.reload();
  await expect(field(theirs, "Description")).toHaveValue("Saved by itself.");
});

test("two people change a station: other fields merge, and of the same one the later chooses", async ({
  page,
  browser,
}) => {
  await page.goto("/admin/stations/new");
  await field(page, "Name").fill(newTitle("Two people"));
  await field(page, "Address").fill("12 Third Avenue, Anna Nagar");
  await field(page, "City").fill("Chennai");
  await field(page, "PIN code").fill("600040");
  await page.getByLabel("State or territory").selectOption("Tamil Nadu");
  await field(page, "Coordinates").fill("13.0872, 80.2131");
  for (const number of [1, 2]) {
    await page.getByRole("button", { name: "Add charging point" }).click();
    await page.getByLabel(`Power of connector 1 of point ${number} in kW`).fill("60");
  }
  await save(page);
  await expect(page.getByRole("heading", { name: "Edit station" })).toBeVisible();
  const theirs = await openAsColleague(browser, page);
  await field(theirs, "City").fill("Madurai");
  await field(theirs, "Address").fill("1 West Masi Street");
  await theirs.getByLabel("Power of connector 1 of point 1 in kW").fill("120");
  await save(theirs);
  await expect(theirs.getByText(/Saved at/)).toBeVisible();

  await field(page, "Store number").fill("TN-40");
  await field(page, "City").fill("Salem");
  await page.getByRole("button", { name: "Add charging point" }).click();
  await page.getByLabel("Power of connector 1 of point 3 in kW").fill("30");
  await save(page);
  await expect(choiceOf(page, "City")).toContainText("Madurai");
  await expect(page.getByRole("dialog").getByRole("group")).toHaveCount(1);
  await choiceOf(page, "City").getByRole("radio", { name: "Saved now" }).check();
  await page.getByRole("button", { name: "Save this choice" }).click();
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await page.reload();
  await expect(field(page, "City")).toHaveValue("Madurai");
  await expect(field(page, "Address")).toHaveValue("1 West Masi Street");
  await expect(field(page, "Store number")).toHaveValue("TN-40");
  await expect(page.getByLabel("Power of connector 1 of point 1 in kW")).toHaveValue("120");
  await expect(page.getByLabel("Power of connector 1 of point 3 in kW")).toHaveValue("30");
});

test("two people change an enquiry: a note survives a choice of the status, and a note that is not chosen waits to be added", async ({
  page,
  browser,
}) => {
  const sent = await page.request.post("/api/form-submissions", {
    data: {
      formType: "general_query",
      firstName: "Konrad",
      email: "visitor@example.com",
      phone: "+919800000099",
      formData: { subject: "Two open this", inquiryType: "Other", message: "Two colleagues open this." },
    },
  });
  const { reference } = (await sent.json()).data;
  const detail = (tab: Page) => tab.getByRole("article", { name: "Submission" });
  const status = (tab: Page) => detail(tab).getByLabel("Status", { exact: true });
  const note = (tab: Page) => tab.getByLabel("Internal notes");
  const edit = (tab: Page) => tab.getByRole("button", { name: "Edit", exact: true });
  await page.goto(`/admin?search=${reference}`);
  await page.locator("[data-row]").getByRole("link").click();
  await expect(detail(page).getByText(reference)).toBeVisible();
  const theirs = await openAsColleague(browser, page);

  await edit(page).click();
  await note(page).fill("He wants two chargers.");
  await status(page).selectOption("in_progress");
  await edit(theirs).click();
  await status(theirs).selectOption("completed");
  await save(theirs);
  await expect(edit(theirs)).toBeVisible();
  await save(page);
  await expect(choiceOf(page, "Status")).toContainText("Completed");
  await expect(choiceOf(page, "Notes")).toHaveCount(0);
  await choiceOf(page, "Status").getByRole("radio", { name: "Saved now" }).check();
  await page.getByRole("button", { name: "Save this choice" }).click();
  await expect(edit(page)).toBeVisible();
  await expect(detail(page).getByText("He wants two chargers.")).toBeVisible();
  await expect(status(page)).toHaveValue("completed");

  // Both change the note.
  await theirs.reload();
  for (const [tab, text] of [
    [page, "Call him on Monday."],
    [theirs, "He was called on Friday."],
  ] as const) {
    await edit(tab).click();
    await note(tab).fill(text);
  }
  await save(theirs);
  await expect(edit(theirs)).toBeVisible();
  await save(page);
  await expect(choiceOf(page, "Notes")).toContainText("He was called on Friday.");
  await expectAccessible(page, "dialog[open]");
  await choiceOf(page, "Notes").getByRole("radio", { name: "Saved now" }).check();
  await page.getByRole("button", { name: "Save this choice" }).click();
  await expect(edit(page)).toBeVisible();
  await expect(detail(page).getByText("He was called on Friday.")).toBeVisible();
  await expect(page.getByLabel("Add a note")).toHaveValue("Call him on Monday.");
  await page.reload();
  await expect(page.getByLabel("Add a note")).toHaveValue("Call him on Monday.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(detail(page).getByRole("listitem").getByText("Call him on Monday.").first()).toBeVisible();
  await expect(detail(page).getByText("He was called on Friday.").first()).toBeVisible();
});
