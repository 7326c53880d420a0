import type { Page } from "playwright/test";
import { expectAccessible } from "./accessible.ts";
import { atWidths } from "./at-widths.ts";
import { openWithout } from "./slow-code.ts";
import { awake, expect, test } from "./test.ts";

const ac = "/home-ev-charger-india";
const dc = "/business-dc-fast-charger-solutions-india";

const name = (page: Page) => page.getByRole("heading", { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const popup = (page: Page) => page.getByRole("dialog");

test.describe("a catalogue page", () => {
  test("opens a product at its top, and the way back leads to the list", async ({ page }) => {
    await page.goto(dc);
    await expect(page.getByRole("article")).toHaveCount(8);
    await page.getByRole("link", { name: "View Product: DC-240 DualCore" }).click();
    await expect(name(page)).toHaveText("DC-240 DualCore");
    await expect(page).toHaveURL(`${dc}?product=DC-240+DualCore`);
    // Keyboard and screen reader start at the top of the new page.
    expect(await scrolled(page)).toBe(0);
    await expect(page.locator("body")).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(dc);
    await expect(page.getByRole("article")).toHaveCount(8);
    await page.goForward();
    await expect(name(page)).toHaveText("DC-240 DualCore");
    await page.reload();
    await expect(name(page)).toHaveText("DC-240 DualCore");
  });

  test("leads back to its list, which clears the parameter", async ({ page }) => {
    for (const [path, product, category] of [
      [ac, "Artemis", "AC Charging"],
      [dc, "DC-30 Pro", "DC Charging"],
    ] as const) {
      await page.goto(`${path}?product=${product}`);
      await page
        .getByRole("link", { name: `Back to ${category} Products` })
        .first()
        .click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("link", { name: /^View Product/ }).first()).toBeVisible();
    }
  });

  test("shows from a shared link what its address names, with the title and the canonical address of the product", async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(`${dc}?product=DC-120%20Ultra`);
    await expect(name(page)).toHaveText("DC-120 Ultra");
    await expect(page).toHaveTitle(/^DC-120 Ultra/);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute("href", new RegExp(`${dc}/dc-120-ultra$`));
    expect(complaints).toEqual([]);
  });

  test("falls back to its first product for a name it does not know, and knows Artemis", async ({ page }) => {
    await page.goto(`${ac}?product=Nothing`);
    await expect(name(page)).toHaveText("Smart Home Charger");
    await page.goto(`${ac}?product=Artemis`);
    await expect(name(page)).toHaveText("Smart Home Charger");
    await page.goto(`${dc}?product=Nothing`);
    await expect(name(page)).toHaveText("DC-30 Pro");
  });

  test("keeps a recommendation of its category in place and follows one of the other to its page", async ({
    page,
  }) => {
    await page.goto(`${dc}?product=DC-60+Compact`);
    await page.getByRole("link", { name: "View Product: DC-120 Ultra" }).click();
    await expect(name(page)).toHaveText("DC-120 Ultra");
    await expect(page).toHaveURL(`${dc}?product=DC-120+Ultra`);
    expect(await scrolled(page)).toBe(0);
    await page.goto(`${ac}?product=Artemis`);
    await page.getByRole("link", { name: "View Product: DC-30 Pro" }).click();
    await expect(page).toHaveURL(`${dc}?product=DC-30+Pro`);
    await expect(name(page)).toHaveText("DC-30 Pro");
    await page.goBack();
    await expect(name(page)).toHaveText("Smart Home Charger");
  });

  test("has a breadcrumb, the whole specification, four features and up to three recommendations", async ({
    page,
  }) => {
    await page.goto(`${dc}?product=PowerVault+BESS-250`);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem")).toHaveText([
      "Home",
      "EV Charger",
      "DC Charging",
      "PowerVault BESS-250",
    ]);
    await expect(page.getByRole("definition").filter({ hasText: "768 V DC" })).toBeVisible();
    for (const feature of ["Powerful", "User-friendly", "Secure", "Smart"])
      await expect(page.getByRole("heading", { name: feature, exact: true })).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(3);
    await expect(page.getByRole("form", { name: "Plan your site with us" })).toBeVisible();
  });

  test("has tabs that lead to the other category, or else to the overview", async ({ page }) => {
    const tab = (label: string) =>
      page.getByRole("navigation", { name: "Charger categories" }).getByRole("link", { name: label });
    await page.goto(ac);
    await tab("DC Charging").click();
    await expect(page).toHaveURL(dc);
    await tab("DC Charging").click();
    await expect(page).toHaveURL("/products");
    await page.goto(dc);
    await tab("AC Charging").click();
    await expect(page).toHaveURL(ac);
    await tab("All").click();
    await expect(page).toHaveURL("/products");
  });

  test("saves a datasheet under the product's name, and offers none where there is none", async ({
    page,
  }) => {
    await page.goto(`${dc}?product=DC-30+Pro`);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download Datasheet" }).first().click();
    expect((await download).suggestedFilename()).toBe("DC-30 Pro_Datasheet.pdf");
    for (const product of ["DC-320 MaxDrive", "DynamicCharge 60", "Grid EMS", "PowerVault BESS-250"]) {
      await page.goto(`${dc}?product=${product}`);
      await expect(name(page)).toHaveText(product);
      await expect(page.getByRole("main").getByRole("link", { name: "Download Datasheet" })).toHaveCount(0);
    }
  });
});

test.describe("the products overview", () => {
  test("shows its bar of AC and DC once the first screen is out of sight", async ({ page }) => {
    await page.goto("/products");
    const bar = page.getByRole("navigation", { name: "AC or DC" });
    await expect(bar).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, window.innerHeight * 0.8 + 99));
    await expect(bar).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, window.innerHeight * 0.8 + 102));
    await expect(bar).toBeVisible();
    await expect(bar.getByRole("link")).toHaveText(["AC Charging", "DC Charging"]);
    await bar.getByRole("link", { name: "DC Charging" }).click();
    await expect(page).toHaveURL(dc);
  });

  test("shows one category by its parameter, the named product first, and all again by its own tab", async ({
    page,
  }) => {
    await page.goto("/products?tab=dc&productName=DC-60%20Compact");
    await expect(name(page)).toHaveText("DC Charging");
    expect(await scrolled(page)).toBe(0);
    await expect(page.getByRole("article")).toHaveCount(8);
    await expect(page.getByRole("article").first()).toContainText("DC-60 Compact");
    await page.getByRole("main").getByRole("link", { name: "DC Charging", exact: true }).first().click();
    await expect(page).toHaveURL("/products");
    await expect(name(page)).toContainText("Made in India");
    await page.goBack();
    await expect(name(page)).toHaveText("DC Charging");
    await page.goto("/products?tab=ac");
    await page.getByRole("link", { name: "All", exact: true }).click();
    await expect(page).toHaveURL("/products");
    await page.goto("/products?productName=DC-60%20Compact");
    await expect(page).toHaveURL("/products?tab=dc&productName=DC-60+Compact");
    await page.goto("/products?tab=other");
    await expect(name(page)).toContainText("Made in India");
  });

  test("leads from its buttons to both catalogue pages", async ({ page }) => {
    await page.goto("/products");
    await page.getByRole("link", { name: "Explore AC Chargers" }).first().click();
    await expect(page).toHaveURL(ac);
    await page.goBack();
    await page.getByRole("link", { name: "Explore DC Chargers" }).first().click();
    await expect(page).toHaveURL(dc);
  });
});

test.describe("a product's own page", () => {
  test("is complete without JavaScript, with its card and what search engines read", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${ac}/smart-home-charger`);
    await page.getByRole("button", { name: "Talk To An Expert", exact: true }).first().click();
    await expect(popup(page)).toContainText("Get a quote for the Smart Home Charger");
    await page.keyboard.press("Escape");
    await expect(name(page)).toHaveText("Smart Home Charger");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${ac}/smart-home-charger$`),
    );
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      "content",
      /\/images\/og\/smart-home-charger\.jpg$/,
    );
    const told = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = told.map((text) => JSON.parse(text));
    expect(types).toContainEqual(expect.objectContaining({ "@type": "Product", name: "Smart Home Charger" }));
    expect(types).toContainEqual(expect.objectContaining({ "@type": "BreadcrumbList" }));
    await expect(page.getByText("8.5 kg").first()).toBeVisible();
    await expect(page.getByText("₹38,000 to ₹52,000").first()).toBeVisible();
    await expect(page.getByText("plus 5% GST").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
    await context.close();
  });

  test("leads to the pages of its recommendations, and a wrong address is a page with status 404", async ({
    page,
  }) => {
    await page.goto(`${dc}/dc-30-pro`);
    await page.getByRole("link", { name: "View Product: DC-60 Compact" }).click();
    await expect(page).toHaveURL(`${dc}/dc-60-compact`);
    await expect(page).toHaveTitle(/^DC-60 Compact/);
    for (const wrong of [`${dc}/nothing`, `${ac}/dc-30-pro`])
      expect((await page.goto(wrong))?.status()).toBe(404);
  });
});

test.describe("the comparison", () => {
  const row = (page: Page, fact: string) => page.getByRole("row", { name: new RegExp(`^${fact}`) });

  test("is chosen step by step, has what differs first, and is shared by its address", async ({ page }) => {
    await page.goto("/");
    await page.goto("/products/compare");
    await expect(page.getByRole("columnheader"), "an example").toHaveText([
      ...["DC-30 Pro", "DC-60 Compact", "DC-120 Ultra"],
    ]);
    await page.getByLabel("First product").selectOption("DC-240 DualCore");
    await expect(page).toHaveURL("/products/compare?ids=dc-240-dualcore,dc-60-compact,dc-120-ultra");
    await page.getByLabel(/Third product/).selectOption("None");
    await expect(page).toHaveURL("/products/compare?ids=dc-240-dualcore,dc-60-compact");
    await expect(page.getByLabel(/Third product/).locator("option:checked")).toHaveText("Add a product");
    await expect(page.getByRole("heading", { name: "The same for all" })).toBeVisible();
    await expect(row(page, "Power rating").getByRole("cell")).toHaveText(["240 kW", "60 kW"]);
    await expect(row(page, "Efficiency"), "is no difference").toHaveCount(0);
    await expect(page.getByRole("definition").filter({ hasText: "95%" })).toBeVisible();
    await page.getByLabel(/Third product/).selectOption("Grid EMS");
    await expect(page).toHaveURL(/grid-ems$/);
    await expect(page.getByRole("columnheader")).toHaveCount(3);
    await expect(page.getByRole("region", { name: "Other comparisons" }).getByRole("link")).toHaveCount(3);
    await page.reload();
    await expect(page.getByRole("columnheader")).toHaveCount(3);
    // Choosing adds no history entry.
    await page.goBack();
    await expect(page).toHaveURL("/");
    await page.goto("/products/compare?ids=dc-30-pro,nothing,dc-30-pro,dc-60-compact");
    await expect(page).toHaveURL("/products/compare?ids=dc-30-pro,dc-60-compact");
    await expect(page.getByRole("columnheader")).toHaveCount(2);
  });

  test("copies its address, and the button says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/products/compare?ids=dc-30-pro,dc-60-compact");
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await page.getByRole("button", { name: "Share this comparison" }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/products\/compare\?ids=dc-30-pro,dc-60-compact$/,
    );
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("products are compared", async ({ page }) => {
    await page.goto("/products/compare");
    await page.getByLabel(/Third product/).selectOption("None");
    await page.getByRole("button", { name: "Compare", exact: true }).click();
    await expect(page).toHaveURL("/products/compare?ids=dc-30-pro,dc-60-compact");
    await expect(page.getByRole("columnheader")).toHaveCount(2);
    await page.goto("/products/compare");
    await page.getByRole("link", { name: /How fast is fast enough/ }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(3);
  });

  test("a catalogue opens its products, and the overview its categories", async ({ page }) => {
    await page.goto(ac);
    await page.getByRole("link", { name: "View Product: Smart Home Charger" }).click();
    await expect(page).toHaveURL(`${ac}?product=Smart+Home+Charger`);
    await expect(name(page)).toHaveText("Smart Home Charger");
    await page.getByRole("link", { name: "View Product: DC-30 Pro" }).click();
    await expect(page).toHaveURL(`${dc}?product=DC-30+Pro`);
    await expect(page.getByText("200 to 1000 V DC").first()).toBeVisible();
    await page.getByRole("link", { name: "Back to DC Charging Products" }).first().click();
    await expect(page).toHaveURL(dc);
    await expect(page.getByRole("article")).toHaveCount(8);
    await page.goto("/products?tab=dc&productName=DC-60%20Compact");
    await expect(page.getByRole("article").first()).toContainText("DC-60 Compact");
    await page.getByRole("link", { name: "All", exact: true }).click();
    await expect(name(page)).toContainText("Made in India");
  });
});

test.describe("the quote popup", () => {
  async function fill(page: Page, values: { fullName?: string; phone?: string; email?: string }) {
    const labels = { fullName: "Full name", phone: "Phone", email: "Email" } as const;
    await awake(popup(page).locator("form"));
    for (const [field, label] of Object.entries(labels)) {
      const value = values[field as keyof typeof values];
      if (value !== undefined) await popup(page).getByLabel(label).fill(value);
    }
    await popup(page).getByRole("button", { name: "Request a quote" }).click();
  }
  const alert = (page: Page) => popup(page).getByRole("alert");

  test("opens once by the fragment of a link, and not again by a reload or the way back", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Buy Now" }).click();
    await expect(page).toHaveURL(ac);
    await expect(popup(page)).toContainText("Get a quote for the Smart Home Charger");
    // Closing goes back by one entry of the history, which a reload would interrupt.
    await page.evaluate(() => {
      const wentBack = new Promise((done) => window.addEventListener("popstate", done, { once: true }));
      // Not returned: the key must not overtake the listener.
      Reflect.set(window, "wentBack", wentBack);
    });
    await page.keyboard.press("Escape");
    await expect(popup(page)).toHaveCount(0);
    await page.evaluate(async () => void (await Reflect.get(window, "wentBack")));
    await page.reload();
    await expect(popup(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Plan a trip" }).click();
    await expect(page).toHaveURL("/trips");
    await page.goBack();
    await expect(page).toHaveURL(ac);
    await expect(popup(page)).toHaveCount(0);
  });

  test("opens before its code is there, and keeps what is typed until then", async ({ page }) => {
    const code = "**/assets/forms-*.js";
    const release = await openWithout(page, code, dc);
    const asked = page.waitForRequest(code);
    await page.getByRole("button", { name: "Talk To An Expert about DC-30 Pro" }).click();
    await asked;
    await expect(popup(page)).toContainText("Get a quote for the DC-30 Pro");
    await popup(page).getByLabel("Full name").fill("Asha");
    release();
    await awake(popup(page).locator("form"));
    await expect(popup(page).getByLabel("Full name")).toHaveValue("Asha");
  });

  test("loads its code where it was opened before the page's script ran", async ({ page }) => {
    const release = await openWithout(page, "**/assets/entry.client-*.js", dc);
    const asked = page.waitForRequest("**/assets/forms-*.js");
    await page.getByRole("button", { name: "Talk To An Expert about DC-30 Pro" }).click();
    await expect(popup(page)).toBeVisible();
    release();
    await asked;
  });

  test("says each of its sentences when its rule is broken", async ({ page }) => {
    await page.goto(dc);
    await page.getByRole("button", { name: "Talk To An Expert about DC-30 Pro" }).click();
    await expect(popup(page)).toContainText("Get a quote for the DC-30 Pro");
    await fill(page, {});
    await expect(alert(page)).toHaveText("Please fill in all fields.");
    for (const label of ["Full name", "Phone", "Email"])
      await expect(popup(page).getByLabel(label)).toHaveAttribute("aria-invalid", "true");
    await expect(popup(page).getByLabel("Full name")).toBeFocused();
    await popup(page).getByLabel("Phone").pressSequentially("9a8#4");
    await expect(popup(page).getByLabel("Phone")).toHaveValue("984");
    await fill(page, { fullName: "Asha Devi Rao", email: "asha@example.com" });
    await expect(alert(page)).toHaveText("Please enter a valid 10-digit phone number.");
    await fill(page, { phone: "+0 984100000" });
    await expect(alert(page)).toHaveText("Please enter a valid phone number.");
    await expect(popup(page).getByLabel("Phone")).toBeFocused();
  });

  test("sends the submission with its product, thanks, leaves a popup alone that was opened again meanwhile, and keeps the reference", async ({
    page,
  }) => {
    const slow = Promise.withResolvers<void>();
    await page.route("**/api/form-submissions", async (route) => {
      await slow.promise;
      await route.continue();
    });
    await page.goto(`${dc}/dc-120-ultra`);
    const talk = page.getByRole("button", { name: "Talk To An Expert", exact: true }).first();
    await talk.click();
    const sent = page.waitForRequest("**/api/form-submissions");
    const response = page.waitForResponse("**/api/form-submissions");
    await fill(page, { fullName: "Asha Devi Rao", phone: "98410 00000", email: "asha@example.com" });
    expect((await sent).postDataJSON()).toMatchObject({
      formType: "general_query",
      firstName: "Asha",
      lastName: "Devi Rao",
      phone: "+919841000000",
      email: "asha@example.com",
      formData: { source: "quote_popup", product: "DC-120 Ultra" },
    });
    await page.keyboard.press("Escape");
    await expect(popup(page)).toHaveCount(0);
    await talk.click();
    await expect(popup(page)).toBeVisible();
    slow.resolve();
    expect((await response).status()).toBe(201);
    await expect(
      page.getByText("Quote request submitted successfully! We will get back to you soon."),
    ).toBeVisible();
    await expect(popup(page)).toBeVisible();
    await popup(page).getByRole("button", { name: "Request a quote" }).click();
    await expect(popup(page).getByRole("heading", { name: "Thank You!" })).toBeFocused();
    await expect(popup(page).getByRole("status").first()).toContainText(/Reference number: EV-/);
    await popup(page).getByRole("button", { name: "Done" }).click();
    await expect(popup(page)).toHaveCount(0);

    // Neither Done nor a reload loses the reference and the private link.
    await page.reload();
    await talk.click();
    await expect(popup(page).getByRole("status").first()).toContainText(/Reference number: EV-/);
    await expect(popup(page).getByRole("button", { name: "Copy reference number" })).toBeVisible();
    await expect(popup(page).getByRole("heading", { name: "What happens next" })).toBeVisible();
    await expect(popup(page).getByRole("link", { name: /^See, correct or erase/ })).toHaveAttribute(
      "href",
      /^\/enquiry\//,
    );
    await popup(page).getByRole("button", { name: "Send Another Message" }).click();
    await expect(popup(page).getByLabel("Full name")).toHaveValue("");
  });

  test("is closed by a press beside it and by the browser's way back, and keeps what was typed", async ({
    page,
  }) => {
    await page.goto(dc);
    const talk = page.getByRole("button", { name: "Talk To An Expert about DC-30 Pro" });
    const name = popup(page).getByLabel("Full name");
    await talk.click();
    await awake(popup(page).locator("form"));
    await name.fill("Asha");
    await page.mouse.click(20, 450);
    await expect(popup(page)).toHaveCount(0);
    await talk.click();
    await expect(name).toHaveValue("Asha");
    await page.goBack();
    await expect(popup(page)).toHaveCount(0);
    await expect(page).toHaveURL(dc);
    await talk.click();
    await expect(name).toHaveValue("Asha");
  });

  test("says how sending failed, keeps what was typed over a reload, and tries again under the same id", async ({
    page,
  }) => {
    const responses = [
      {
        status: 400,
        body: { message: "Invalid", details: ["Name is odd", "Phone is odd"], code: "invalid_request" },
        says: "Name is odd, Phone is odd",
      },
      {
        status: 400,
        body: { message: "Invalid", code: "invalid_request" },
        says: "Please check your input and try again.",
      },
      {
        status: 500,
        body: { message: "Oops", code: "internal" },
        says: "Server error. Please try again later.",
      },
      {
        status: 403,
        body: { message: "No", details: ["Not from here"], code: "forbidden" },
        says: "Not from here",
      },
      {
        status: 404,
        body: { message: "No", code: "not_found" },
        says: "Failed to submit form. Please try again.",
      },
    ];
    const ids: string[] = [];
    let next = 0;
    await page.route("**/api/form-submissions", (route) => {
      ids.push(route.request().postDataJSON().clientId);
      const { status, body } = responses[next] ?? { status: 500, body: {} };
      return route.fulfill({ status, json: { requestId: "test", ...body } });
    });
    await page.goto(`${ac}/smart-home-charger`);
    const talk = page.getByRole("button", { name: "Talk To An Expert", exact: true }).first();
    await talk.click();
    await fill(page, { fullName: "Asha", phone: "9841000000", email: "asha@example.com" });
    for (const [index, { says }] of responses.entries()) {
      await expect(alert(page)).toHaveText(says);
      next = index + 1;
      if (next < responses.length) await popup(page).getByRole("button", { name: "Request a quote" }).click();
    }
    await page.reload();
    await talk.click();
    await expect(popup(page).getByLabel("Email")).toHaveValue("asha@example.com");
    expect(ids.length).toBe(responses.length);
    expect(new Set(ids).size).toBe(1);
    // Changed text is another request: under the same id the Worker would return the first one.
    await popup(page).getByLabel("Email").fill("asha.menon@example.com");
    await popup(page).getByRole("button", { name: "Request a quote" }).click();
    await expect(alert(page)).toHaveText("Server error. Please try again later.");
    expect(new Set(ids).size).toBe(2);
    // A visitor who closes it while it is sending still sees the result.
    const slow = Promise.withResolvers<void>();
    await page.route("**/api/form-submissions", async (route) => {
      await slow.promise;
      await route.fallback();
    });
    await popup(page).getByRole("button", { name: "Request a quote" }).click();
    await page.keyboard.press("Escape");
    await expect(popup(page)).toHaveCount(0);
    slow.resolve();
    await expect(page.getByRole("status").getByText("Server error. Please try again later.")).toBeVisible();
  });
});

test("the catalogue in every size has no accessibility findings and does not scroll sideways", async ({
  page,
}) => {
  test.slow();
  const product = `${dc}/dc-320-maxdrive`;
  for (const path of [
    "/products",
    "/products?tab=dc",
    "/products/compare?ids=dc-60-compact,dc-120-ultra,grid-ems",
    ac,
    dc,
    product,
  ])
    await atWidths(page, path, { widths: [320, 1440], height: 900 }, async (width) => {
      await expectAccessible(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${path}, ${width} wide`,
      ).toBe(0);
      if (path !== product) return;
      await page.getByRole("button", { name: "Talk To An Expert", exact: true }).first().click();
      await expect(popup(page), `${width} wide`).toBeVisible();
      await expectAccessible(page, "dialog");
      await page.keyboard.press("Escape");
      await expect(popup(page), `${width} wide`).toHaveCount(0);
    });
});
