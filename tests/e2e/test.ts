import {
  type APIRequestContext,
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from "playwright/test";

export { expect };

/**
 * Tag of the tests that need the whole browser: the map and the film, prerendering and the
 * back/forward cache. Every other test runs in the headless shell, which takes half the time.
 */
export const wholeBrowser = "@whole-browser";

/** Tag of a test that measures time: it runs last, in the whole browser, with nothing beside it. */
export const alone = "@alone";

interface Fixtures {
  policyKept: undefined;
  adminToken: string;
  /** Whether a new tab of the portal loads the code of all screens, as it does for staff. */
  loadsAllCode: boolean;
}

/**
 * The suite's `test`: opening or reloading a page waits until it is interactive, and a test fails
 * in which a page violates its content security policy or renders something other than its HTML.
 */
export const test = base.extend<Fixtures>({
  adminToken: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL });
    await use(await tokenOfWorker(request));
    await request.dispose();
  },

  loadsAllCode: [false, { option: true }],

  policyKept: [
    async ({ browser, context, request, loadsAllCode }, use) => {
      const violations: string[] = [];
      const mismatches: string[] = [];
      const version = loadsAllCode ? null : await versionOfCode(request);
      const prepare = async (one: BrowserContext) => {
        await watchPolicy(one, violations);
        watchStart(one, mismatches);
        if (version !== null) await markCodeLoaded(one, version);
        return one;
      };
      await prepare(context);
      const open = browser.newContext;
      browser.newContext = async (...options) => prepare(await open.apply(browser, options));
      await use(undefined);
      browser.newContext = open;
      expect(violations, "violations of the content security policy").toEqual([]);
      expect(mismatches, "pages that started as something other than their HTML").toEqual([]);
    },
    { auto: true },
  ],

  context: async ({ context, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) context.on("page", waitForCode);
    await use(context);
  },
});

let token: string | undefined;

/**
 * The local admin's token. Each worker signs in once, because sign-ins are limited and expensive;
 * and again when a test has ended its session.
 */
async function tokenOfWorker(request: APIRequestContext): Promise<string> {
  const headers = { Authorization: `Bearer ${token}` };
  if (token && (await request.get("/api/admin/profile", { headers })).ok()) return token;
  const data = { email: process.env.ADMIN_EMAIL, password: process.env.ADMIN_PASSWORD };
  const response = await request.post("/api/admin/login", { data });
  expect(response.status()).toBe(200);
  const { token: given }: { token: string } = await response.json();
  token = given;
  return given;
}

let codeVersion: string | undefined;

/** The version of the portal's code, which the name of its manifest ends with. */
async function versionOfCode(request: APIRequestContext): Promise<string> {
  codeVersion ??= /manifest-(\w+)\.js/.exec(await (await request.get("/login")).text())?.[1];
  if (!codeVersion) throw new Error("The portal's page names no manifest.");
  return codeVersion;
}

/**
 * Makes the tabs of a context count as those that have loaded the code of all screens: its hundred files take a third
 * of a page's CPU time.
 */
async function markCodeLoaded(context: BrowserContext, version: string): Promise<void> {
  await context.addInitScript((loaded) => {
    try {
      sessionStorage.setItem("portal-code", loaded);
    } catch {
      // A document without an origin has no storage.
    }
  }, version);
}

/** Interacts with a part of a document, and waits until its island is hydrated. */
export async function awake(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await part.dispatchEvent("pointerover");
  await expect(part.locator("xpath=ancestor::*[@data-island][1]")).toHaveAttribute("data-awake");
}

function waitForCode(page: Page): void {
  for (const name of ["goto", "reload"] as const) {
    const open = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page["goto"]>;
    page[name] = async (...args: unknown[]) => {
      const response = await open(...args);
      if (response?.headers()["content-type"]?.startsWith("text/html")) {
        await page.waitForFunction(answersToCode);
      }
      return response;
    };
  }
}

/**
 * In the page: whether React has hydrated the portal, or the islands of a document that hydrate
 * automatically.
 */
function answersToCode(): boolean {
  if (!("__reactRouterContext" in window))
    return document.querySelector('[data-wake="idle"]:not([data-awake])') === null;
  const parts = document.querySelectorAll("[data-portal], main :is(button, a[data-discover])");
  const taken = (part: Element) => Object.keys(part).some((key) => key.startsWith("__reactProps"));
  return parts.length > 0 && [...parts].every(taken);
}

/**
 * Records the pages of a context that render something other than their HTML, which React then
 * replaces.
 */
function watchStart(context: BrowserContext, mismatches: string[]): void {
  context.on("weberror", (found) => {
    const text = found.error().message;
    if (/React error #(?:418|419|422|423|425)/.test(text)) mismatches.push(`${found.page()?.url()}: ${text}`);
  });
}

/** Records the violations of the content security policy on all pages of a context. */
async function watchPolicy(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeBinding("reportPolicy", (_, text: string) => violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
      const report = (window as unknown as { reportPolicy: (text: string) => void }).reportPolicy;
      report(`${location.pathname}: ${violatedDirective} blocked ${blockedURI} (${sourceFile})`);
    });
  });
}
