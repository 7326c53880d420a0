import type { Page } from "playwright";
import { comparePath, discoverPath, paths, productDetailPath, stationPath } from "../../../src/lib/paths.ts";
import { failing, press, type State } from "./state.ts";
import { settle } from "./visit.ts";

/** Submits the last form of a page without filling it in; the report of a station is folded in. */
async function sendEmpty(page: Page): Promise<void> {
  const folded = page.locator("details:not([open]):has(form) > summary");
  if ((await folded.count()) > 0) await folded.click();
  const form = page.getByRole("main").getByRole("form").last();
  await form.scrollIntoViewIfNeeded();
  const send = form.locator("button[type=submit]:enabled");
  await send.waitFor();
  await send.click();
  await form.getByRole("alert").first().waitFor();
}

async function fillQuery(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "General query" });
  await form.getByLabel("First name").fill("Kaveri");
  await form.getByLabel("Email").fill("kaveri@example.com");
  await form.getByLabel("Phone").fill("98000 12345");
  await form.getByLabel("Subject").fill("A charger for a shop");
  await form.getByLabel("Enquiry type").selectOption("Pricing");
  await form.getByLabel(/^Message/).fill("What would one cost, and how soon?");
  // Before its code is there, the form is sent as a navigation, which these states are not about.
  await form.and(page.locator("[data-island][data-awake] *")).waitFor();
  await form.locator("button[type=submit]:enabled").click();
}

/** Scrolls to the finder of the home page, until it lists stations or shows an error. */
async function seeFinder(page: Page): Promise<void> {
  await page.locator("#map").scrollIntoViewIfNeeded();
  await page.locator("#map [aria-label=Filters]").waitFor({ state: "attached" });
  await settle(page);
}

const dcDetail = productDetailPath("dc", "dc-120-ultra");
const contactForms = [
  paths.generalQuery,
  paths.chargingPartner,
  paths.franchisePartner,
  paths.landPartnership,
];

/**
 * States of the site besides its pages as they open. `article` and `station` are example URLs.
 */
export function publicStates(article: string, station: string): State[] {
  return [
    {
      ...{ name: "menu of a telephone open", path: paths.terms, width: 390, touch: true },
      async reach(page) {
        await press("Open menu")(page);
        await page.locator("#site-menu summary", { hasText: "Charging" }).click();
      },
      holds: "dialog",
    },
    { name: "drop-down of the header open", path: paths.terms, reach: press("Charging menu") },
    { name: "second drop-down open", path: paths.privacy, reach: press("Join as a Partner menu") },
    {
      name: "Solar told about",
      path: paths.terms,
      reach: (page) =>
        page
          .getByRole("banner")
          .getByRole("link", { name: /^Solar/ })
          .first()
          .click(),
    },
    { name: "QR code enlarged", path: paths.home, reach: press(/Welcome Bonus/), holds: "dialog" },
    ...[...contactForms, station, dcDetail, paths.discover].map(
      (path): State => ({ name: "form sent empty", path, reach: sendEmpty, holds: "errors" }),
    ),
    {
      ...{ name: "form sent", path: paths.generalQuery },
      async reach(page) {
        await fillQuery(page);
        await page.getByRole("button", { name: "Send Another Message" }).waitFor();
      },
    },
    {
      ...{ name: "form refused by the server", path: paths.generalQuery },
      prepare: failing("**/api/form-submissions"),
      async reach(page) {
        await fillQuery(page);
        await page.getByRole("alert").first().waitFor();
      },
      holds: { spoken: /out of order/ },
    },
    {
      ...{ name: "calculator with other numbers", path: paths.franchisePartner },
      async reach(page) {
        const field = page
          .locator("section")
          .filter({ has: page.getByText("Assumptions") })
          .getByRole("textbox")
          .first();
        await field.fill("7");
        await page
          .locator("[role=status]", { hasText: /: .*\d/ })
          .first()
          .waitFor({ state: "attached" });
      },
      holds: { spoken: /: .*\d/ },
    },
    { name: "quote popup", path: dcDetail, reach: press("Talk To An Expert"), holds: "dialog" },
    {
      ...{ name: "quote popup sent empty", path: paths.dcCatalogue },
      async reach(page) {
        await press(/^Talk To An Expert about/)(page);
        await page.getByRole("dialog").getByRole("button", { name: "Request a quote" }).click();
        await page.getByRole("alert").filter({ hasText: "Please fill" }).waitFor();
      },
      holds: "errors",
    },
    {
      ...{ name: "two products compared", path: comparePath(["dc-60-compact", "dc-120-ultra"]) },
      async reach(page) {
        await press("Share this comparison")(page);
        await page.getByRole("button", { name: "Link copied" }).waitFor();
      },
      holds: { spoken: /Link copied/ },
    },
    {
      name: "products compared on a telephone",
      path: comparePath(["dc-60-compact", "dc-120-ultra"]),
      width: 390,
      touch: true,
    },
    { name: "articles without a result", path: discoverPath({ search: "zzzzqq" }) },
    { name: "articles of one kind", path: discoverPath({ type: "faq" }) },
    { name: "articles in Hindi", path: discoverPath({ search: "चार्जिंग" }) },
    {
      ...{ name: "articles that did not load", path: paths.discover },
      prepare: failing("**/discover?search=*"),
      async reach(page) {
        await page.getByRole("searchbox", { name: /search articles/i }).pressSequentially("phase");
        await page.getByRole("status").filter({ hasText: "Failed to load" }).waitFor();
      },
      holds: { spoken: /Failed to load/i },
    },
    {
      ...{ name: "article shared", path: article },
      async reach(page) {
        await press("Share")(page);
        await page.getByRole("button", { name: /copied/i }).waitFor();
      },
      holds: { spoken: /copied/i },
    },
    { name: "article that is not there", path: `${paths.discover}/no-such-article` },
    { name: "station that is not there", path: stationPath("no-such-station") },
    { name: "product that is not there", path: `${paths.dcCatalogue}/no-such-product` },
    { name: "product by its name, on a telephone", path: dcDetail, width: 390, touch: true },
    {
      ...{ name: "station chosen beside the map", path: paths.home },
      async reach(page) {
        await seeFinder(page);
        await page.getByRole("list", { name: "Nearby stations" }).getByRole("button").nth(1).click();
        await page.getByRole("region", { name: /^Details of/ }).waitFor();
      },
    },
    {
      ...{ name: "no station found", path: paths.home },
      async reach(page) {
        await seeFinder(page);
        await page.getByRole("checkbox", { name: "Open now" }).first().check();
        await page.getByRole("searchbox", { name: "Search stations" }).first().fill("zzzz");
        await page.getByRole("heading", { name: "No station found" }).waitFor();
      },
      holds: { spoken: /Nothing matches/ },
    },
    {
      ...{ name: "stations that did not load", path: paths.home, prepare: failing("**/api/stations/**") },
      async reach(page) {
        await seeFinder(page);
        await page.getByText("The stations could not be loaded").first().waitFor();
      },
      holds: { spoken: /could not be loaded/ },
    },
    {
      ...{ name: "map that did not load", path: paths.home },
      prepare: (page) => page.route("**/assets/station-map*.js", (route) => route.abort()),
      async reach(page) {
        await seeFinder(page);
        await press("Show the map")(page).catch(() => {});
        await page.getByRole("heading", { name: "Map Loading Failed" }).waitFor();
      },
      holds: { spoken: /Map Loading Failed/ },
    },
    {
      ...{ name: "list of stations over the map, on a telephone", path: paths.home, width: 390, touch: true },
      async reach(page) {
        await seeFinder(page);
        await press("Search stations")(page);
        await page.getByRole("region", { name: "All stations" }).getByRole("searchbox").waitFor();
      },
    },
    {
      name: "stations by name",
      path: paths.stations,
      reach: (page) => page.getByRole("searchbox").first().fill("guindy"),
    },
    {
      name: "no station by name",
      path: paths.stations,
      reach: (page) => page.getByRole("searchbox").first().fill("zzzz"),
    },
  ];
}
