import type { APIRequestContext, Page } from "playwright/test";
import { reflowFaults } from "../../scripts/audit/a11y/checks.ts";
import { builtPages, isPublicPath } from "../../src/pages.ts";
import { expectAccessible } from "./accessible.ts";
import { englishTexts } from "./english-texts.ts";
import { wakeFinder } from "./finder.ts";
import { overlappingTexts } from "./overlapping-texts.ts";
import { awake, expect, test } from "./test.ts";

const built = builtPages.filter((path) => path.startsWith("/hi") && isPublicPath(path));

/** Pages with parameters, in their states. */
const rendered = [
  "/hi/products?tab=dc",
  "/hi/products/compare",
  "/hi/products/compare?ids=dc-30-pro,dynamiccharge-60,dc-120-ultra",
  "/hi/home-ev-charger-india",
  "/hi/business-dc-fast-charger-solutions-india",
  "/hi/business-dc-fast-charger-solutions-india/no-such-product",
  "/hi/discover",
  "/hi/discover?type=blog&page=2",
  "/hi/discover?type=faq",
  "/hi/discover?search=घर",
  "/hi/discover?search=कखग",
  "/hi/discover/home-ev-charging-single-phase",
  "/hi/discover/garmi-aur-ev-battery",
  "/hi/discover/no-such-article",
  "/hi/stations",
  "/hi/stations?search=Chennai",
  "/hi/stations?search=कखग",
  "/hi/stations?open=1&power=50",
  "/hi/stations/gujarat",
  "/hi/stations/gujarat/surat",
  "/hi/stations/krishnagiri-bypass",
  "/hi/stations/krishnagiri-bypass?kwh=30",
  "/hi/stations/no-such-station",
  "/hi/trips",
  "/hi/trips?from=कखग&to=पुणे",
  "/hi/trips/mumbai/pune",
  "/hi/reliability",
  "/hi/enquiry",
  "/hi/enquiry/no-such-link",
  "/hi/no-such-page",
];
const cards = ["/hi/trips/mumbai/pune/card", "/hi/stations/krishnagiri-bypass/card"];

/** What stations, operators, roads and writers are called, and what a notice that was published quotes. */
async function givenTexts(request: APIRequestContext): Promise<string[]> {
  const { stations } = await (await request.get("/api/stations")).json();
  const names = stations.flatMap(({ name, address, operator, storeNumber }: Record<string, string>) => [
    ...[name, address, operator, storeNumber],
    ...(address ?? "").split(", "),
  ]);
  const others = ["Asha Raman", "AR", "“Your enquiries”", "Sample Charge North"];
  return [...names, ...others].filter(Boolean).sort((a, b) => b.length - a.length);
}

let given: string[] = [];
test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL });
  given = await givenTexts(request);
  await request.dispose();
});

test("no page in Hindi has an English text", async ({ request }) => {
  for (const path of [...built, ...rendered, ...cards]) {
    const response = await request.get(encodeURI(path));
    expect.soft(englishTexts(await response.text(), given), path).toEqual([]);
  }
});

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

/** The page has no English text, no clipped or overlapping text, and no findings of axe. */
async function expectWhole(page: Page, what: string): Promise<void> {
  await page.evaluate(() => document.documentElement.toggleAttribute("data-whole", true));
  expect.soft(englishTexts(await page.content(), given), what).toEqual([]);
  expect.soft(await reflowFaults(page), what).toEqual([]);
  expect.soft(await overlappingTexts(page), what).toEqual([]);
  await expectAccessible(page);
}

/** What a visitor brings a page into, by the page. */
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
      await fillQuery(page);
      await page.locator("main form [type=submit]").click();
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
    ...{ name: "the finder with a station", path: "/hi" },
    async reach(page) {
      await wakeFinder(page);
      await page.locator("#locations").getByRole("button", { name: "स्टेशन खोजें" }).click();
      await page.locator("#locations").getByRole("searchbox").first().fill("चेन्नई");
      await page.locator("#locations li button").first().click();
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
];

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

  for (const path of [...built, ...rendered])
    test(`${path} is whole`, async ({ page }) => {
      await page.goto(encodeURI(path));
      await expectWhole(page, path);
    });

  for (const { name, path, reach } of states)
    test(`${name} in Hindi is whole on ${path}`, async ({ page }) => {
      await page.goto(path);
      await reach(page);
      await expectWhole(page, path);
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
  const data = { formType: "general_query", language: "hi", firstName, email, phone, ...rest, formData };
  const response = await request.post("/api/form-submissions", { data });
  return (await response.json()).data.link;
}
