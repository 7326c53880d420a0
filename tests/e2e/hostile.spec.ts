import type { BrowserContext, Page } from "playwright/test";
import { renderHtml, renderText } from "../../worker/features/mail/mail.templates.ts";
import { openPortal, staffTest } from "./staff.ts";
import { expect } from "./test.ts";

const detail = (page: Page) => page.getByRole("article", { name: "Submission" });

/**
 * Each would set `ran`, open a dialog, or request something from evil.example, if it were not
 * treated as text.
 */
const script = "</textarea></title><script>ran=1</script>";
const picture = `"'><img src=//evil.example/x onerror=ran=1><svg onload=ran=1>`;
const address = "javascript:ran=1";
const formula = `=HYPERLINK("//evil.example","Open")`;
const template = "{{constructor.constructor('ran=1')()}} $\u007bran=1} <%= ran=1 %> #{ran=1}";
const turned = "\u202egnp.exe\u202c \u2066x";
const all = [script, picture, address, formula, template, turned].join(" ");
/** One word of 10 kB. */
const word = "é".repeat(5000);

/** Every text that a visitor can send, with hostile content. */
function hostileSubmissions(tag: string) {
  const origin = {
    landingPage: address,
    page: picture,
    referrer: `javascript:ran=1//${script}`,
    utm: { utm_source: picture, utm_campaign: formula },
    article: script,
    product: formula,
    station: turned,
  };
  const forms: [formType: string, formData: Record<string, string>][] = [
    ["general_query", { subject: formula, inquiryType: "Other", message: word, scenario: all }],
    ["general_query", { source: "quote_popup", product: picture, message: all, scenario: template }],
    ["general_query", { source: "station_report", station: script, reason: "Other", message: all }],
    [
      "charging_partner",
      {
        company: picture,
        businessType: "Other",
        chargingUnits: "<2 units",
        timeline: "6-12 months",
        message: all,
      },
    ],
    ["franchisee_partner", { city: address, questions: `@SUM(1)\n${all}`, scenario: turned }],
    [
      "land_partnership",
      {
        propertyAddress: `+${all}`,
        propertySize: "W".repeat(150),
        ownership: "Others",
        additionalInfo: `-1\n${all}`,
      },
    ],
    ["discover_query", { subject: template, message: `${turned}\n${all}` }],
  ];
  return forms.map(([formType, formData], at) => ({
    formType,
    formData,
    origin,
    firstName: `${[script, picture, formula, address, turned, template, "M".repeat(60)][at]} ${tag}`.slice(
      -80,
    ),
    lastName: `${[turned, formula, picture, template, script, address, "M".repeat(80)][at]}`.slice(0, 80),
    email: "o'neil+-.script_1@example.com",
    phone: "+919800000066",
  }));
}

/** Which of the hostile texts ran: each would leave one of these traces. */
async function watch(context: BrowserContext): Promise<string[]> {
  const ran: string[] = [];
  context.on("dialog", async (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  context.on("request", (request) => {
    if (/evil\.example|^javascript:/.test(request.url())) ran.push(`request: ${request.url()}`);
  });
  await context.exposeBinding("hostileRan", (_, where: string) => ran.push(`script: ${where}`));
  await context.addInitScript(() => {
    const report = (window as unknown as { hostileRan: (where: string) => void }).hostileRan;
    Object.defineProperty(window, "ran", { set: () => report(location.href) });
  });
  return ran;
}

/** No text became an element, or a link beyond the three contact links; nothing overflows. */
async function expectOnlyText(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => ({
    made: document.querySelectorAll("main :is(img, script, iframe, object, base, [onerror], [onload])")
      .length,
    links: [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href") ?? ""),
    wide: document.documentElement.scrollWidth > innerWidth,
  }));
  expect(found.made, where).toBe(0);
  expect(found.wide, where).toBe(false);
  for (const link of found.links)
    expect(link, where).toMatch(/^(tel:\+|mailto:o'|https:\/\/wa\.me\/|\/admin)/);
}

/** Every cell of a CSV file, unquoted. */
function cellsOf(csv: string): string[] {
  return [...csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,"\r]*))/g)].map(([, quoted, plain]) =>
    (quoted ?? plain ?? "").replaceAll('""', '"'),
  );
}

staffTest(
  "hostile text in every field of an enquiry is text in the list, the detail, the history, the CSV and the mail, with the content policy and without it",
  async ({ page, browser, adminToken }) => {
    const tag = `Zq${Date.now().toString(36)}`;
    const headers = { Authorization: `Bearer ${adminToken}` };

    // A colleague's name is the only text of the history that is not chosen from a list.
    const colleague = {
      name: `${picture} ${tag}`,
      email: `${tag}@example.com`,
      password: "four green bicycles",
    };
    expect((await page.request.post("/api/admin/register", { data: colleague })).status()).toBe(201);
    const team = await (await page.request.get("/api/admin/colleagues", { headers })).json();
    const assigneeId = team.colleagues.find(({ name }: { name: string }) => name.endsWith(tag)).id;
    const submissions = hostileSubmissions(tag);
    const ids = await Promise.all(
      submissions.map(async (data) => {
        const sent = await page.request.post("/api/form-submissions", { data });
        expect(sent.status(), await sent.text()).toBe(201);
        const { id } = (await sent.json()).data;
        const change = { notes: all, assigneeId, status: "in_progress" };
        const changed = await page.request.put(`/api/form-submissions/${id}`, { data: change, headers });
        expect(changed.status()).toBe(200);
        return id as string;
      }),
    );

    for (const bypassCSP of [false, true]) {
      const where = bypassCSP ? "without the policy" : "with the policy";
      const context = await browser.newContext({ bypassCSP });
      const ran = await watch(context);
      const other = await context.newPage();
      await openPortal(other, `/admin?search=${tag}`);
      await expect(other.locator("[data-row]"), where).toHaveCount(submissions.length);
      await expectOnlyText(other, `the list ${where}`);
      for (const [at, id] of ids.entries()) {
        await other.locator(`[data-row="${id}"] a`).click();
        const texts = Object.values(submissions[at]?.formData ?? {});
        const longest = texts.sort((one, two) => two.length - one.length)[0];
        await expect(detail(other).locator("dd").filter({ hasText: longest }).first(), where).toBeVisible();
        await expect(detail(other).getByText(`assigned it to ${colleague.name}`), where).toBeVisible();
        await expectOnlyText(other, `the detail of ${submissions[at]?.formType} ${where}`);
      }
      const saved = other.waitForEvent("download");
      await other.getByRole("button", { name: "Export" }).click();
      const stream = await (await saved).createReadStream();
      const csv: string = await stream.setEncoding("utf8").reduce((text, part) => text + part, "");
      const cells = cellsOf(csv.replace(/^\uFEFF/, ""));
      expect(cells.filter((cell) => cell.includes(tag)).length).toBeGreaterThanOrEqual(submissions.length);
      expect(
        cells.filter((cell) => /^\s*[=+\-@\t\r]/.test(cell)),
        "cells that a spreadsheet runs",
      ).toEqual([]);

      const mail = {
        title: `New enquiry from ${all}`,
        facts: [["Email", all]] as [string, string][],
        quote: `${all}\n${word}`,
        links: [{ label: all, href: "https://site.example/admin" }],
        reason: "You chose this form.",
      };
      await other.setContent(renderHtml(mail));
      await expect(other.getByRole("heading")).toHaveText(mail.title);
      expect(await other.locator("img, script, svg, iframe").count()).toBe(0);
      expect(
        await other.locator("a").evaluateAll((links) => links.map((a) => a.getAttribute("href"))),
      ).toEqual(["https://site.example/admin"]);
      expect(renderText(mail)).not.toMatch(/\u202e/);
      expect(ran, where).toEqual([]);
      await context.close();
    }
  },
);
