import { gzipSync } from "node:zlib";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./test.ts";

const article = "/discover/home-ev-charging-single-phase";

test.describe("the listing", () => {
  test("of the English site has nothing in Hindi on its first page", async ({ page }) => {
    await page.goto("/discover");
    await expect(page.getByRole("main").getByRole("article").locator("[lang^=hi]")).toHaveCount(0);
  });

  test("keeps the type that is chosen before the search begins", async ({ page }) => {
    await page.goto("/discover");
    const box = page.getByRole("searchbox", { name: /search articles/i });
    await box.focus();
    await expect(page.locator("form[data-awake]")).toBeVisible();
    await box.pressSequentially("phase");
    await page.getByRole("link", { name: /^Blog \d/ }).click();
    await expect(page).toHaveURL("/discover?type=blog&search=phase");
  });

  test("searches while somebody types, marks what it found, and Back shows the page before", async ({
    page,
  }) => {
    await page.goto("/discover");
    const main = page.getByRole("main");
    await expect(main.getByRole("article")).toHaveCount(12);
    await page.getByRole("link", { name: /^Blog \d/ }).click();
    await expect(page).toHaveURL("/discover?type=blog");

    const asked: string[] = [];
    page.on(
      "request",
      (request) => new URL(request.url()).searchParams.has("search") && asked.push(request.url()),
    );
    const box = page.getByRole("searchbox", { name: /search articles/i });
    await box.pressSequentially("phase");
    await expect(page).toHaveURL("/discover?type=blog&search=phase");
    await expect(page.getByText(/found for “phase”/)).toBeVisible();
    await expect(main.locator("mark").first()).toHaveText(/^phase/i);
    // Each card shows the match, even one deep in its text.
    const unmarked = main.getByRole("article").filter({ hasNot: page.locator("mark") });
    await expect(unmarked).toHaveCount(0);
    expect(asked.length, "searches while five letters were typed").toBeLessThan(5);

    await page.goBack();
    await expect(page).toHaveURL("/discover?type=blog");
    await expect(box).toHaveValue("");
    await page.goBack();
    await expect(page).toHaveURL("/discover");
    await expect(main.getByRole("article")).toHaveCount(12);

    // Searching for the same text again adds no history entry.
    await page.goto("/discover?search=phase");
    await box.focus();
    await expect(page.locator("form[data-awake]")).toBeVisible();
    const again = page.waitForResponse("**/discover?search=phase");
    await box.press("Enter");
    await again;
    await expect(main.locator("#list")).toHaveAttribute("aria-busy", "false");
    await page.goBack();
    await expect(page).toHaveURL("/discover");
  });

  test("finds Hindi and Tamil by their own words, and shows them in a font that has their letters", async ({
    page,
  }) => {
    for (const [search, language, script] of [
      ["बैटरी", "hi", "U+913-939"],
      ["மின்சார", "ta", "U+B80-BFF"],
    ] as const) {
      await page.goto(`/discover?search=${encodeURIComponent(search)}`);
      const found = page.getByRole("main").locator(`article :is(h2)[lang="${language}"]`).first();
      await expect(found.locator("mark").first()).toContainText(search);
      await found.getByRole("link").click();
      await expect(page.locator(`article[lang="${language}"] h1`)).toBeVisible();
      await expect
        .poll(() =>
          page.evaluate(
            (range) =>
              [...document.fonts].find((font) => font.unicodeRange.toUpperCase().includes(range))?.status,
            script,
          ),
        )
        .toBe("loaded");
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  test("turns its pages by plain links, and each has its own address and title", async ({ page }) => {
    await page.goto("/discover");
    const pages = page.getByRole("navigation", { name: "Pages" });
    const numbers = pages.getByRole("link", { name: /^Page \d/ });
    const heading = page.getByRole("main").getByRole("heading", { level: 2 }).first();
    const first = await heading.textContent();
    await pages.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/discover?page=2");
    await expect(page).toHaveTitle(/page 2/);
    // Keyboard and screen reader start at the top of the new page.
    await expect(page.locator("body")).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await expect(heading).not.toHaveText(first ?? "");
    const total = await numbers.count();
    await expect(numbers).toHaveText(Array.from({ length: total }, (_, index) => `${index + 1}`));
    await numbers.last().click();
    await expect(page).toHaveURL(`/discover?page=${total}`);
    await page.goBack();
    await pages.getByRole("link", { name: "Previous" }).click();
    await expect(page).toHaveURL("/discover");
    await expect(heading).toHaveText(first ?? "");
  });

  test("says when nothing is found, and shows everything again", async ({ page }) => {
    await page.goto("/discover?search=zzzzqq");
    await expect(page.getByRole("heading", { name: "No content found" })).toBeVisible();
    await expect(page.getByText("Try adjusting your filters or search terms")).toBeVisible();
    await page.getByRole("link", { name: "Clear search" }).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(12);
  });

  test("says that it searches, and when it could not be read, and reads it on the next try", async ({
    page,
  }) => {
    await page.goto("/discover");
    const gate = Promise.withResolvers<void>();
    await page.route("**/discover?search=*", async (route) => {
      await gate.promise;
      await route.abort();
    });
    const box = page.getByRole("searchbox", { name: /search articles/i });
    await box.pressSequentially("phase");
    await expect(page.getByRole("status").filter({ hasText: "Loading content..." })).toBeVisible();
    gate.resolve();
    await expect(page.getByRole("status").filter({ hasText: "Failed to load content" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(12);
    await page.unroute("**/discover?search=*");
    await box.press("Enter");
    await expect(page.getByText(/found for “phase”/)).toBeVisible();
    await expect(page).toHaveURL("/discover?search=phase");
  });

  test("spells its address in one way", async ({ request }) => {
    const response = await request.get("/discover?page=1&search=ccs2&type=blog", { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toMatch(/\/discover\?type=blog&search=ccs2$/);
  });

  test("is searched, filtered and paged without JavaScript too", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/discover");
    await page.getByRole("searchbox", { name: /search articles/i }).fill("tariff");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/discover?search=tariff");
    await expect(page.getByText(/found for “tariff”/)).toBeVisible();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    await page.getByRole("link", { name: /^FAQ \d/ }).click();
    await expect(page).toHaveURL("/discover?type=faq&search=tariff");
    await page.getByRole("link", { name: /^All Content \d/ }).click();
    await expect(page).toHaveURL("/discover?search=tariff");
    await page.goto("/discover");
    const pages = page.getByRole("navigation", { name: "Pages" });
    await pages.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/discover?page=2");
    await expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    const card = page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link");
    const title = (await card.textContent()) ?? "";
    await card.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await context.close();
  });
});

test.describe("an article", () => {
  test("is complete in its HTML: text, description, card and structured data", async ({ request }) => {
    const response = await request.get(article);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<title>Home EV charging on a single-phase connection/);
    expect(html).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(html).toMatch(
      /<link rel="canonical" href="https:\/\/[^"]+\/discover\/home-ev-charging-single-phase"/,
    );
    expect(html).toContain("<strong>sanctioned load</strong>");
    expect(html).toMatch(/<meta property="og:image" content="https:\/\/[^"]+\/media\/[^"]+\.webp"/);
    const [picture = ""] = /<img src="\/media\/[^>]*>/.exec(html) ?? [];
    expect(picture).toMatch(
      /srcSet="[^"]+\?w=480 480w, [^"]+\?w=720 720w, [^"]+\?w=960 960w, [^"]+\?w=1600 1280w"/,
    );
    expect(picture).toMatch(/ width="1280" height="960" .*data-placeholder-color="#[0-9a-f]{3}"/);
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const types = JSON.parse(data)["@graph"].map((thing: { "@type": string }) => thing["@type"]);
    expect(types).toEqual(["BlogPosting", "BreadcrumbList", "FAQPage"]);
  });

  test("has at most 57 kB of HTML in any language, and the listing 49 kB", async ({ request }) => {
    const list = await request.get("/api/discover?limit=50");
    const slugs = ((await list.json()).discovers as { slug: string }[]).map(({ slug }) => slug);
    expect(slugs).toEqual(expect.arrayContaining(["garmi-aur-ev-battery", "iru-sakkara-vaagana-charging"]));
    for (const slug of slugs) {
      const html = await (await request.get(`/discover/${slug}`)).body();
      expect.soft(html.byteLength, slug).toBeLessThanOrEqual(57_000);
      // The bytes that a server may send before the visitor's first acknowledgement.
      expect.soft(gzipSync(html).byteLength, slug).toBeLessThanOrEqual(14_000);
    }
    for (const query of ["", "?type=blog", "?page=2", "?search=charging"]) {
      const html = await (await request.get(`/discover${query}`)).body();
      expect.soft(html.byteLength, query).toBeLessThanOrEqual(49_000);
    }
  });

  test("opens from its card, counts one view, and leads back to the listing as it was", async ({ page }) => {
    await page.goto("/discover?type=blog");
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/") || pathname.endsWith(".data")) asked.push(request.method());
    });
    const link = page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link");
    const title = (await link.textContent()) ?? "";
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(/ - Charge India$/);
    // The only request is the one that counts the view.
    await expect.poll(() => asked).toEqual(["POST"]);
    await page.getByRole("link", { name: "Back to Discover" }).click();
    await expect(page).toHaveURL("/discover?type=blog");
    await expect(link).toHaveText(title);
    // Without a listing in the history, the link leads to the whole listing.
    await page.goto(article);
    await page.getByRole("link", { name: "Back to Discover" }).click();
    await expect(page).toHaveURL("/discover");
    expect(asked).toEqual(["POST", "POST"]);
  });

  test("that was prerendered counts its view when it is shown", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, "prerendering", { value: true, configurable: true });
    });
    const counted: string[] = [];
    page.on("request", (request) => request.method() === "POST" && counted.push(request.url()));
    await page.goto(article);
    await expect(page.getByRole("button", { name: "Share", exact: true })).toBeVisible();
    expect(counted).toEqual([]);
    await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
    await expect
      .poll(() => counted)
      .toEqual([expect.stringMatching(/\/home-ev-charging-single-phase\/view$/)]);
  });

  test("has its questions open one at a time, the first at once, and tags that lead to more", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/") && asked.push(request.method()));
    await page.goto(article);
    // The only request counts the view: the HTML has the article and the next ones.
    await expect.poll(() => asked).toEqual(["POST"]);
    // The contents follow even a jump past all headings.
    await page.locator("[data-script=contents]").scrollIntoViewIfNeeded();
    await expect(page.locator("[data-script=contents][data-awake]")).toBeVisible();
    const here = page.getByRole("navigation", { name: "On this page" }).locator("[aria-current]");
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(here).toHaveText("Questions people ask");
    await page.evaluate(() => scrollTo(0, 0));
    await expect(here).toHaveCount(0);
    const questions = page.locator("details[name='article-faq']");
    await expect(questions.nth(0)).toHaveAttribute("open", "");
    await questions.nth(1).locator("summary").click();
    await expect(questions.nth(1)).toHaveAttribute("open", "");
    await expect(questions.nth(0)).not.toHaveAttribute("open");
    // In print: every answer, and no links that only lead elsewhere.
    await page.emulateMedia({ media: "print" });
    await expect(questions.nth(0).getByRole("paragraph").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Read next" })).toBeHidden();
    await expect(page.getByRole("button", { name: /^Share/ }).filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
    await page
      .getByRole("list", { name: "Tags" })
      .first()
      .getByRole("link", { name: "Sanctioned load" })
      .click();
    await expect(page).toHaveURL("/discover?tag=Sanctioned+load");
    await expect(page.getByRole("heading", { level: 1, name: "Sanctioned load" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
  });

  test("is shared by the device's dialog; where there is none its address is copied, and the button says so", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(article);
    await page.evaluate(() => {
      const value = async (shared: ShareData) => Object.assign(window, { shared });
      Object.defineProperty(navigator, "share", { value, configurable: true });
    });
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared?.url))
      .toMatch(/\/discover\/home-ev-charging-single-phase$/);
    await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/discover\/home-ev-charging-single-phase$/,
    );
    await expect(page.getByRole("button", { name: "Share", exact: true })).toBeVisible();
  });

  test("asks nothing of YouTube until its video is played", async ({ page }) => {
    const asked: string[] = [];
    await page.route(/youtube|ytimg|youtu\.be/, (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: "text/html", body: "" });
    });
    await page.goto("/discover/highway-trip-planning");
    const play = page.getByRole("link", { name: /^Play video/ }).first();
    await expect(play).toHaveAttribute("href", "https://www.youtube.com/watch?v=aqz-KE-bpKQ");
    expect(asked).toEqual([]);
    await play.click();
    await expect(page.locator("iframe")).toHaveAttribute(
      "src",
      /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
    );
    await expect.poll(() => asked).toEqual(["www.youtube-nocookie.com"]);
  });

  test("that does not exist is a page with status 404 and a way back, also when reached inside the site", async ({
    page,
  }) => {
    const response = await page.goto("/discover/no-such-article");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Content not found" })).toBeVisible();
    await expect(
      page.getByText("The content you're looking for doesn't exist or has been removed"),
    ).toBeVisible();
    await page.getByRole("link", { name: "Back to Discover" }).click();
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});

test.describe("what is published", () => {
  test("is in the feeds and the sitemap on the next request, and leaves them when it is deleted", async ({
    page,
    request,
    adminToken,
  }) => {
    const headers = { Authorization: `Bearer ${adminToken}` };
    const lists = ["/sitemap.xml", "/feed.xml", "/feed.json", "/llms.txt", "/discover"];
    for (const path of lists) expect((await request.get(path)).status(), path).toBe(200);
    expect(await (await request.get("/robots.txt")).text()).toMatch(/^Sitemap: https:\/\/.+\/sitemap\.xml$/m);

    const title = `Charging in fog ${Date.now()}`;
    const data = {
      title,
      description: "Slow is fine. See [the brochure](/downloads/product-brochure.pdf).",
      contentType: "news",
      isPublished: true,
      tags: ["Fog"],
    };
    const created = await request.post("/api/discover/admin", { headers, data });
    const item = (await created.json()).data as { id: string; slug: string };
    for (const path of lists) expect(await (await request.get(path)).text(), path).toContain(item.slug);

    // A link to a file is not a page.
    await page.goto(`/discover/${item.slug}`);
    const file = page.waitForResponse("**/downloads/product-brochure.pdf");
    await page.getByRole("link", { name: "the brochure" }).click();
    expect((await file).headers()["content-type"]).toBe("application/pdf");

    const slug = `${item.slug}-moved`;
    await request.put(`/api/discover/admin/${item.id}`, { headers, data: { ...data, slug } });
    const old = await request.get(`/discover/${item.slug}?utm_source=mail`, { maxRedirects: 0 });
    expect(old.status()).toBe(301);
    expect(old.headers().location).toBe(`/discover/${slug}?utm_source=mail`);

    await request.delete(`/api/discover/admin/${item.id}`, { headers });
    expect((await request.get(`/discover/${slug}`)).status()).toBe(404);
    for (const path of lists) expect(await (await request.get(path)).text(), path).not.toContain(item.slug);
  });

  test("is read one after the other by previous, next and tags, and a campaign is kept for a submission", async ({
    page,
  }) => {
    await page.goto(`${article}?utm_source=letter&gclid=abc`);
    expect(new URL(page.url()).search).toBe("?utm_source=letter&gclid=abc");
    const landing = await page.evaluate(() => Object.values(sessionStorage).join());
    expect(landing).toContain("utm_source=letter");
    await expect(page.locator('link[rel="alternate"][type="application/atom+xml"]')).toHaveAttribute(
      "href",
      "/feed.xml",
    );
    const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    const around = page.getByRole("navigation", { name: "Previous and next article" });
    await around.getByRole("link", { name: /^Next/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
    await around.getByRole("link", { name: /^Previous/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expectAccessible(page, "main");

    await page.goto("/discover?type=blog");
    const tag = page
      .getByRole("main")
      .getByRole("article")
      .first()
      .getByRole("list", { name: "Tags" })
      .getByRole("link")
      .first();
    const name = (await tag.textContent()) ?? "";
    await tag.click();
    await expect(page).toHaveURL(`/discover?${new URLSearchParams({ tag: name })}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(`${name} - Discover - Charge India`);
    await expectAccessible(page, "main");
    const shouted = await page.request.get(`/discover?tag=${encodeURIComponent(name.toUpperCase())}`, {
      maxRedirects: 0,
    });
    expect(shouted.headers().location).toBe(`/discover?${new URLSearchParams({ tag: name })}`);
  });
});
