import type { APIRequestContext, Page } from "playwright/test";
import { reflowFaults } from "../../scripts/audit/a11y/checks.ts";
import { hindiPaths } from "../../scripts/audit/hindi-paths.ts";
import { nameInList } from "../../src/features/stations/area-text.ts";
import { pageAt } from "../../src/pages.ts";
import { expectAccessible } from "./accessible.ts";
import { englishTexts } from "./english-texts.ts";
import { wakeFinder } from "./finder.ts";
import { overlappingTexts } from "./overlapping-texts.ts";
import { awake, expect, test } from "./test.ts";

const cards = ["/hi/trips/mumbai/pune/card", "/hi/stations/krishnagiri-bypass/card"];

/** What stations, operators, roads and writers are called, and what a notice that was published quotes. */
async function givenTexts(request: APIRequestContext): Promise<string[]> {
  const { stations } = await (await request.get("/api/stations")).json();
  const names = stations.flatMap(({ name, address, operator, storeNumber }: Record<string, string>) => [
    ...[name, nameInList(name ?? ""), address, operator, storeNumber],
    ...(address ?? "").split(", "),
  ]);
  const others = ["Asha Raman", "AR", "Sana Mirza", "SM", "“Your enquiries”", "Sample Charge North"];
  return [...names, ...others].filter(Boolean).sort((a, b) => b.length - a.length);
}

let given: string[] = [];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  given = await givenTexts(request);
  await request.dispose();
});

test("no page in Hindi has an English text", async ({ request }) => {
  for (const path of [...hindiPaths, ...cards]) {
    const html = await (await request.get(encodeURI(path))).text();
    // Other tests add stations and hide them again.
    const names = [...given, ...(await givenTexts(request))];
    expect.soft(englishTexts(html, names), path).toEqual([]);
    // Cities are named in this picture.
    expect.soft(html, path).not.toContain("/images/map-india-960");
  }
  expect(await (await request.get("/hi")).text()).toContain("/images/map-india-hi-960");
});

/** In how many tests the pages are opened. */
const parts = 4;

/** Each form on a page that has it. */
const forms = {
  general: "/hi/contact/general-query",
  partner: "/hi/contact/ev-charging-partner",
  franchise: "/hi/contact/ev-charging-franchise-partner",
  land: "/hi/contact/ev-charging-land-partnership",
  discover: "/hi/discover",
  product: "/hi/home-ev-charger-india/smart-home-charger",
  quote: "/hi/business-dc-fast-charger-solutions-india/dc-30-pro",
  "station-report": "/hi/stations/krishnagiri-bypass",
};

const person = {
  firstName: "आशा",
  name: "आशा",
  email: "asha@example.com",
  phone: "98410 00000",
  page: forms.general,
};
const question = { "formData.subject": "घर", "formData.inquiryType": "Pricing", "formData.message": "कीमत?" };

test("no form that is sent without script is answered with an English text", async ({ request, baseURL }) => {
  const headers = { Accept: "text/html", Origin: `${baseURL}` };
  for (const [name, page] of Object.entries(forms)) {
    const product: Record<string, string> = name === "quote" ? { "formData.product": "DC-30 Pro" } : {};
    const response = await request.post(`/hi/enquiries/${name}`, { headers, form: { page, ...product } });
    expect.soft(response.status(), page).toBe(400);
    expect.soft(englishTexts(await response.text(), given), `${name}, sent empty`).toEqual([]);
  }
  const unread = await request.post("/hi/enquiries/general", { headers, form: {} });
  expect.soft(englishTexts(await unread.text(), given), "a form without a page").toEqual([]);
  const sent = await request.post("/hi/enquiries/general", { headers, form: { ...person, ...question } });
  expect(sent.url()).toMatch(/\/hi\/enquiries\/general\/EV-/);
  expect.soft(englishTexts(await sent.text(), given), "the thanks").toEqual([]);
});

test("nothing that a sender does on the own page without script is answered with an English text", async ({
  request,
  baseURL,
}) => {
  const path = `/hi${await sendQuery(request)}`;
  const headers = { Accept: "text/html", Origin: `${baseURL}` };
  const act = async (action: string, fields: Record<string, string> = {}) => {
    // Only the form of the conversation takes files.
    const kind = action === "answer" ? "multipart" : "form";
    const answer = await request.post(path, { headers, [kind]: { action, ...fields } });
    expect.soft(englishTexts(await answer.text(), given), `${action} ${Object.keys(fields)}`).toEqual([]);
    return answer;
  };
  await act("complain");
  await act("complain", { message: "किसी ने फ़ोन नहीं किया।" });
  await act("answer");
  await act("answer", { message: "शाम को फ़ोन करें।" });
  await act("news");
  await act("erase");
  const locked = await act("erase", { confirm: "on" });
  expect(await locked.text()).toContain("आपकी जानकारी बंद है");
  await act("correct", { firstName: "आशा" });
  await act("take-back");
  await act("withdraw");
  await act("withdraw", { confirm: "on" });
  await act("take-back");
  await act("new-link");
  const gone = await request.get(path);
  expect(gone.status()).toBe(404);
  expect.soft(englishTexts(await gone.text(), given), "an old link").toEqual([]);
});

/** No text of the page is clipped, overlapping or spaced. */
async function expectUnbroken(page: Page, what: string): Promise<void> {
  await page.evaluate(() => document.documentElement.toggleAttribute("data-whole", true));
  expect.soft(await reflowFaults(page), what).toEqual([]);
  expect.soft(await overlappingTexts(page), what).toEqual([]);
  expect.soft(await spacedLetters(page), what).toEqual([]);
}

/** Nor is any in English, and axe finds nothing. */
async function expectWhole(page: Page, what: string): Promise<void> {
  await expectUnbroken(page, what);
  expect.soft(englishTexts(await page.content(), given), what).toEqual([]);
  await expectAccessible(page);
}

/** Texts in Devanagari with space between their letters, where the line on top of them would break. */
async function spacedLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, nodeValue } = node;
      if (!element || !nodeValue || !/\p{Script=Devanagari}/u.test(nodeValue)) continue;
      const { letterSpacing } = getComputedStyle(element);
      if (letterSpacing === "normal" || letterSpacing === "0px") continue;
      faults.add(`${element.localName}.${element.className} "${nodeValue.trim().slice(0, 40)}"`);
    }
    return [...faults];
  });
}

/** What a visitor brings a page into. Those of one page follow on each other. */
const states: { name: string; path: string; reach: (page: Page) => Promise<unknown> }[] = [
  {
    ...{ name: "the menu", path: "/hi/terms-and-conditions" },
    async reach(page) {
      await page.locator("[popovertarget=site-menu]").first().click();
      for (const group of await page.locator("#site-menu summary").all()) {
        await group.click();
        expect.soft(await reflowFaults(page), "the menu").toEqual([]);
      }
    },
  },
  ...Object.values(forms)
    .filter((path) => path !== forms.quote)
    .map((path) => ({
      ...{ name: "a form sent empty", path },
      async reach(page: Page) {
        const form = page.locator("main form[action*='/enquiries/']:not(dialog form)").last();
        if (path === forms["station-report"]) await page.locator("details:has(#report) > summary").click();
        await awake(form.locator("input:not([type=hidden])").first());
        await form.locator("[type=submit]").click();
        await form.getByRole("alert").first().waitFor();
      },
    })),
  {
    ...{ name: "the popup sent empty", path: forms.quote },
    async reach(page) {
      await page.locator("main [command='show-modal']:visible").first().click();
      const popup = page.locator("dialog:modal");
      await awake(popup.locator("input:not([type=hidden])").first());
      await popup.locator("[type=submit]").click();
      await popup.getByRole("alert").first().waitFor();
    },
  },
  {
    ...{ name: "a form that waits for a connection", path: forms.general },
    async reach(page) {
      await fillQuery(page);
      await page.context().setOffline(true);
      await page.locator("main form [type=submit]").click();
      await page.locator("main form [role=status]:visible").first().waitFor();
    },
  },
  {
    ...{ name: "a form that was sent", path: forms.general },
    async reach(page) {
      await page.context().setOffline(false);
      await page.getByRole("heading", { name: "धन्यवाद" }).waitFor();
    },
  },
  {
    ...{ name: "a calculator with other numbers", path: forms.franchise },
    async reach(page) {
      const field = page.locator("[data-island=calculator] input:not([type=hidden])").first();
      await awake(field);
      await field.fill("7");
      await page
        .locator("[data-island=calculator] [role=status]", { hasText: /\d/ })
        .first()
        .waitFor({ state: "attached" });
    },
  },
  {
    ...{ name: "the map that does not load", path: "/hi" },
    async reach(page) {
      await page.route("**/assets/station-map*.js", (route) => route.abort());
      // The headless shell has no WebGL, without which no map is asked for.
      await page.evaluate(() => {
        const context = { getExtension: () => null } as unknown as null;
        HTMLCanvasElement.prototype.getContext = () => context;
      });
      await wakeFinder(page);
      await expect(page.getByRole("heading", { name: "मैप लोड नहीं हुआ" })).toBeVisible();
    },
  },
  {
    ...{ name: "the finder without a station", path: "/hi" },
    async reach(page) {
      await wakeFinder(page);
      await page.locator("#locations").getByRole("button", { name: "स्टेशन खोजें" }).click();
      await page.locator("#locations").getByRole("searchbox").first().fill("कखग");
      await page.locator("#locations h3:visible, #locations h2:visible").last().waitFor();
    },
  },
  {
    ...{ name: "the finder with a station", path: "/hi" },
    async reach(page) {
      await page.locator("#locations").getByRole("searchbox").first().fill("चेन्नई");
      await page.locator("#locations li button").first().click();
      // Until the last attempt has failed the station's sheet covers the text about the next one.
      await page.locator('[data-map="failed"]').waitFor();
    },
  },
];

const moduleOf = (path: string) => pageAt(path.replace(/\?.*/, ""))?.module ?? "";

/**
 * A page of each module that has no states here. The others of a module are built alike; `npm run audit:a11y` has axe
 * look at all.
 */
const examples = Object.values(Object.groupBy(hindiPaths, moduleOf))
  .map((paths) => paths?.[0] ?? "")
  .filter((path) => !states.some((state) => moduleOf(state.path) === moduleOf(path)));

async function fillQuery(page: Page): Promise<void> {
  const form = page.locator("main form[action*='/enquiries/']").first();
  await awake(form.locator("[name=firstName]"));
  for (const [name, value] of Object.entries({ ...person, ...question })) {
    const field = form.locator(`[name="${name}"]:not([type=hidden])`);
    if (name === "formData.inquiryType") await field.selectOption(value);
    else if ((await field.count()) > 0) await field.fill(value);
  }
}

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  // Those with states are looked at before they are brought into them. A few tests at the same time, each of
  // which opens its pages in one tab.
  const stateless = hindiPaths.filter((path) => !states.some((state) => state.path === path));
  for (const part of Array(parts).keys())
    test(`pages in Hindi are whole, part ${part + 1} of ${parts}`, async ({ page }) => {
      for (const path of stateless.filter((_, index) => index % parts === part)) {
        await page.goto(encodeURI(path));
        await expectUnbroken(page, path);
        if (examples.includes(path)) await expectAccessible(page);
      }
    });

  for (const [path, ofPage = []] of Object.entries(Object.groupBy(states, ({ path }) => path)))
    test(`${path} is whole as it opens and with ${ofPage.map(({ name }) => name).join(", ")}`, async ({
      page,
    }) => {
      await page.goto(path);
      await expectUnbroken(page, path);
      for (const { name, reach } of ofPage) {
        await reach(page);
        await expectWhole(page, name);
      }
    });

  test("the sender's page in Hindi is whole", async ({ page, request }) => {
    await page.goto(`/hi${await sendQuery(request)}`);
    await expectWhole(page, "as it opens");
    const correct = async (firstName: string) => {
      const answered = page.waitForEvent("load");
      await page.locator("#firstName").fill(firstName);
      await page.locator("form:has([value=correct]) [type=submit]").click();
      await answered;
    };
    await page.locator("details:has([value=correct]) summary").click();
    await correct("");
    await expectWhole(page, "with a correction that was refused");
    await correct("आशा देवी");
    await expectWhole(page, "with a correction");
    await expect(page).toHaveURL(/\/hi\/enquiry\//);
  });
});

/** Sends a question in Hindi; returns the path of its sender's page. */
async function sendQuery(request: APIRequestContext): Promise<string> {
  const { firstName, email, phone } = person;
  const formData = { subject: "घर का चार्जर", inquiryType: "Pricing", message: "कीमत क्या है?" };
  const rest = { lastName: "देवी", filledInMs: 30_000, consent: { version: "2026-11-22", language: "hi" } };
  const origin = { page: forms.general, landingPage: "/hi" };
  const data = {
    formType: "general_query",
    language: "hi",
    firstName,
    email,
    phone,
    ...rest,
    origin,
    formData,
  };
  const response = await request.post("/api/form-submissions", { data });
  return (await response.json()).data.link;
}
