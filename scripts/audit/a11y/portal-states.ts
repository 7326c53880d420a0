import type { Page } from "playwright";
import { adminContentPath } from "../../../src/lib/admin-paths.ts";
import { paths } from "../../../src/lib/paths.ts";
import { failing, press, type State } from "./state.ts";

async function openFirst(page: Page): Promise<void> {
  await page.locator("[data-row] a").first().click();
  await page.getByRole("article", { name: "Submission" }).getByRole("heading", { level: 2 }).waitFor();
}

async function edit(page: Page): Promise<void> {
  await openFirst(page);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Internal notes").waitFor();
}

async function pickTwo(page: Page): Promise<void> {
  await page.locator("[data-row] a").first().focus();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await page.getByRole("toolbar", { name: "With selected" }).waitFor();
}

/** Opens a dialog of the editor, and waits for it. */
const opens = (name: string | RegExp, dialog: string) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole("dialog", { name: dialog }).waitFor();
};

/** States of the public pages of the portal. */
export const signInStates: State[] = [
  {
    ...{ name: "sign-in refused", path: paths.login },
    async reach(page) {
      await page.getByLabel("Email Address").fill("nobody@example.com");
      await page.getByLabel("Password", { exact: true }).fill("not the password");
      await press("Sign In")(page);
      await page.getByRole("alert").getByText("Invalid email or password").waitFor();
    },
    holds: { spoken: /Invalid email or password/ },
  },
  {
    ...{ name: "sign-in sent empty", path: paths.login },
    async reach(page) {
      await press("Sign In")(page);
      await page.getByRole("alert").getByText("Please fill in").waitFor();
    },
    holds: "errors",
  },
  {
    ...{ name: "registration sent empty", path: paths.register },
    async reach(page) {
      await press("Create Account")(page);
      await page.getByRole("alert").getByText("Please fill in").waitFor();
    },
    holds: "errors",
  },
];

/**
 * States of the portal besides its pages as they open. `published` and `draft` are ids of items,
 * `colleague` the name of another account.
 */
export function portalStates({
  published,
  draft,
  colleague,
}: {
  published: string;
  draft: string;
  colleague: string;
}): State[] {
  const editor = adminContentPath(published);
  const draftEditor = adminContentPath(draft);
  return [
    { name: "submission open", path: paths.admin, reach: openFirst },
    { name: "submission open on a telephone", path: paths.admin, width: 390, touch: true, reach: openFirst },
    { name: "submission edited", path: paths.admin, reach: edit },
    {
      ...{
        name: "submission that is not there",
        path: `${paths.admin}?open=018f0000-0000-7000-8000-000000000000`,
      },
      reach: (page) => page.getByText("This submission is not here").waitFor(),
    },
    {
      ...{ name: "keys", path: paths.admin },
      async reach(page) {
        await page.locator("[data-row] a").first().focus();
        await page.keyboard.press("?");
        await page.getByRole("dialog", { name: "Keys" }).waitFor();
      },
      holds: "dialog",
    },
    { name: "rows picked", path: paths.admin, reach: pickTwo },
    {
      ...{ name: "menu for picked rows", path: paths.admin },
      async reach(page) {
        await pickTwo(page);
        await page.getByRole("toolbar").getByRole("button", { name: "Status" }).click();
        await page.getByRole("menuitem").first().waitFor();
      },
    },
    { name: "rows picked on a telephone", path: paths.admin, width: 390, touch: true, reach: pickTwo },
    {
      name: "inbox filtered, to be kept",
      path: `${paths.admin}?formType=franchisee_partner&status=new`,
      reach: opens("Save view", "Save this view"),
      holds: "dialog",
    },
    {
      name: "inbox without a result",
      path: `${paths.admin}?search=zzzzqq`,
      reach: (page) => page.getByText("No submissions match").waitFor(),
    },
    { name: "spam", path: `${paths.admin}?spam=true` },
    {
      ...{
        name: "inbox that did not load",
        path: paths.admin,
        prepare: failing(/\/api\/form-submissions\?/),
      },
      reach: (page) => page.getByText("Something went wrong").waitFor(),
      holds: { spoken: /Something went wrong/ },
    },
    {
      ...{ name: "toast", path: paths.admin },
      async reach(page) {
        await openFirst(page);
        await press(/^Copy/)(page);
        await page.getByText(/ copied$/).waitFor();
      },
      holds: { spoken: / copied/ },
    },
    {
      ...{ name: "toast of a failure", path: paths.admin },
      prepare: (page) =>
        page.route("**/api/form-submissions/*", (route) =>
          route.request().method() === "GET" ? route.continue() : route.abort(),
        ),
      async reach(page) {
        await openFirst(page);
        await page.getByRole("button", { name: "Archive", exact: true }).click();
        await page.getByText(/not saved/).waitFor();
      },
      holds: { spoken: /not saved/ },
    },
    {
      ...{ name: "sidebar folded", path: paths.adminTeam },
      reach: press("Fold the sidebar"),
    },
    {
      ...{ name: "account on a telephone", path: paths.adminSettings, width: 390, touch: true },
      reach: opens("Account", "Account"),
      holds: "dialog",
    },
    { name: "dashboard on a telephone", path: paths.adminDashboard, width: 390, touch: true },
    {
      ...{
        name: "dashboard that did not load",
        path: paths.adminDashboard,
        prepare: failing("**/api/admin/dashboard*"),
      },
      reach: (page) => page.getByText("The dashboard did not load").waitFor(),
      holds: { spoken: /did not load/ },
    },
    {
      ...{ name: "dashboard of a new business", path: paths.adminDashboard },
      prepare: (page) =>
        page.route("**/api/admin/dashboard*", async (route) => {
          const response = await route.fetch();
          await route.fulfill({ json: { ...(await response.json()), total: 0 } });
        }),
      reach: (page) => page.getByText("No enquiries yet").waitFor(),
    },
    { name: "content without a result", path: `${paths.adminDiscover}?search=zzzzqq` },
    {
      ...{ name: "content that did not load", path: paths.adminDiscover },
      prepare: failing(/\/api\/discover\/admin(\/stats|\?)/),
      reach: (page) => page.getByText("Something went wrong").waitFor(),
      holds: { spoken: /out of order/ },
    },
    {
      name: "content deleted?",
      path: paths.adminDiscover,
      reach: opens(/^Delete /, "Delete content"),
      holds: "dialog",
    },
    {
      ...{ name: "menu of an item on a telephone", path: paths.adminDiscover, width: 390, touch: true },
      async reach(page) {
        await press(/^Actions for/)(page);
        await page.getByRole("menuitem").first().waitFor();
      },
    },
    {
      ...{ name: "new item sent empty", path: paths.adminNewContent },
      reach: press("Create"),
      holds: "errors",
    },
    {
      ...{ name: "editor with every part open", path: draftEditor },
      async reach(page) {
        await press("Add section")(page);
        await press("Add FAQ")(page);
        const shut = page.locator("main details:not([open]) > summary");
        for (let left = await shut.count(); left > 0; left--) await shut.first().click();
      },
    },
    { name: "editor on a telephone", path: editor, width: 390, touch: true },
    { name: "versions", path: editor, reach: opens("Versions", "Versions"), holds: "dialog" },
    { name: "draft link", path: draftEditor, reach: opens("Draft link", "Draft link"), holds: "dialog" },
    {
      name: "publishing at a time",
      path: draftEditor,
      reach: opens("Schedule", "Publish at"),
      holds: "dialog",
    },
    { name: "library", path: editor, reach: opens("the library", "Pictures"), holds: "dialog" },
    {
      ...{ name: "picture of the library chosen", path: editor },
      async reach(page) {
        await opens("the library", "Pictures")(page);
        await page.getByRole("dialog", { name: "Pictures" }).locator("li button").first().click();
        await page.getByRole("dialog", { name: "Pictures" }).getByLabel("Alt text").waitFor();
      },
    },
    { name: "preview", path: editor, reach: opens("Preview", "Preview"), holds: "dialog" },
    {
      ...{ name: "left without saving?", path: editor },
      async reach(page) {
        await page.getByLabel("Title", { exact: true }).fill("Another title");
        await opens("Back", "Leave without saving?")(page);
      },
      holds: "dialog",
    },
    {
      name: "account disabled?",
      path: paths.adminTeam,
      reach: opens(`Disable ${colleague}`, "Disable account"),
      holds: "dialog",
    },
    {
      ...{
        name: "accounts that did not load",
        path: paths.adminTeam,
        prepare: failing("**/api/admin/accounts*"),
      },
      reach: (page) => page.getByText("It is out of order.").first().waitFor(),
      holds: { spoken: /out of order/ },
    },
    {
      ...{ name: "password sent empty", path: paths.adminSettings },
      async reach(page) {
        await press("Change password")(page);
        await page.getByRole("alert").getByText("Please fill in").waitFor();
      },
      holds: "errors",
    },
    {
      ...{ name: "all other devices signed out?", path: paths.adminSettings },
      reach: opens("Sign out all other devices", "Sign out all other devices"),
      holds: "dialog",
    },
    {
      ...{ name: "own name saved", path: paths.adminSettings },
      async reach(page) {
        await press("Save name")(page);
        await page.getByText("Your name was saved").waitFor();
      },
      holds: { spoken: /Your name was saved/ },
    },
    { name: "page that is not there", path: `${paths.admin}/no-such-page` },
  ];
}
