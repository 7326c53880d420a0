import type { Page } from "playwright";
import {
  axeFaults,
  errorFaults,
  pageFaults,
  reflowFaults,
  smallTargets,
  spaceText,
  spokenFault,
  unspaceText,
} from "./checks.ts";
import type { State } from "./state.ts";
import { settle, type Visit } from "./visit.ts";
import { dialogFaults, skipLinkFaults, walk, walkOutlined } from "./walk.ts";

/** Receives the name of a check and its findings. */
type Note = (check: string, found: string[]) => void;

interface Kind {
  /** Admin pages have a dark theme; pages without the site's frame have no skip link. */
  portal: boolean;
  framed: boolean;
}

/**
 * Checks one page in every mode: normal, with wider text, by keyboard, forced colours, dark,
 * zoomed, narrow. It is loaded once.
 */
export async function examinePage(
  { page, step, shoot }: Visit,
  { portal, framed }: Kind,
  note: Note,
): Promise<void> {
  const check = async (name: string, faults: () => Promise<string[]>) => {
    step(name);
    note(name, await faults());
  };
  await check("axe", () => axeFaults(page));
  await check("page", () => pageFaults(page));
  if (framed) await check("skip link", () => skipLinkFaults(page));
  await check("keyboard", () => walk(page));
  await page.emulateMedia({ forcedColors: "active" });
  await shoot("forced");
  await check("forced colours", async () => [
    ...(await axeFaults(page, { forced: true })),
    ...(await walkOutlined(page)),
  ]);
  await page.emulateMedia({ forcedColors: "none", colorScheme: portal ? "dark" : "light" });
  if (portal) {
    await check("dark", () => axeFaults(page));
    await shoot("dark");
  }
  await page.emulateMedia({ colorScheme: "light" });
  // Zooming a window of 1280 px to 200 % leaves the page 640 px.
  await resize(page, 640, 450);
  await check("200 %", async () => [...(await reflowFaults(page)), ...(await axeFaults(page))]);
  await check("spaced text", () => spaced(page));
  await resize(page, 320, 640);
  await check("320 px", async () => [...(await reflowFaults(page)), ...(await axeFaults(page))]);
  await shoot("320");
  await touch(page);
  await check("finger", () => smallTargets(page));
}

/**
 * Checks one state of a page: normal, dark, forced colours, narrow, and the state's own check.
 */
export async function examineState(
  { page, step, shoot }: Visit,
  state: State,
  portal: boolean,
  note: Note,
): Promise<void> {
  step("reaching the state");
  if (state.touch) await touch(page);
  await state.reach?.(page);
  const check = async (name: string, faults: () => Promise<string[]>) => {
    step(name);
    note(name, await faults());
  };
  const { holds } = state;
  // Some words go again after a moment.
  if (typeof holds === "object") await check("read out", () => spokenFault(page, holds.spoken));
  await settle(page);
  await shoot("state");
  if (holds === "errors") await check("errors", () => errorFaults(page));
  await check("axe", () => axeFaults(page));
  if (state.touch) await check("finger", () => smallTargets(page));
  if (portal) {
    await page.emulateMedia({ colorScheme: "dark" });
    await check("dark", () => axeFaults(page));
    await page.emulateMedia({ colorScheme: "light" });
  }
  await page.emulateMedia({ forcedColors: "active" });
  await check("forced colours", () => axeFaults(page, { forced: true }));
  await page.emulateMedia({ forcedColors: "none" });
  const size = page.viewportSize();
  await resize(page, 320, 640);
  await check("320 px", () => reflowFaults(page));
  if (size) await resize(page, size.width, size.height);
  if (holds === "dialog") await check("dialog", () => dialogFaults(page));
}

async function spaced(page: Page): Promise<string[]> {
  await spaceText(page);
  const found = await reflowFaults(page);
  await unspaceText(page);
  return found;
}

/** Resizes the window like a user; the page stays loaded and gets a moment to follow. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  // What sticks to the edge of the window would count as lying over what it passes.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await settle(page);
}

/** From now on the page's pointer is a finger. */
async function touch(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 5 });
}
