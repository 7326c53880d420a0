import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { run } from "./run.ts";

/** Arguments with which a browser draws maps without a graphics card. */
export const softwareWebGl = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

const debianShell = "/usr/bin/chromium-headless-shell";

/** The path of an installed Chromium: from the environment, the machine's or Playwright's. */
export function wholeBrowser(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/google-chrome",
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * The path of Chromium's headless shell, which has no window and no profile and takes half the
 * processor time. It has no back/forward cache and no maps. Undefined for Playwright's own, which
 * Playwright finds.
 */
export function headlessShell(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (existsSync(debianShell)) return debianShell;
  const whole = wholeBrowser();
  return whole === chromium.executablePath() ? undefined : whole;
}

/** The path of a Chromium, installed if there is none: Playwright's, else Debian's. */
export async function ensureBrowser(): Promise<string> {
  const found = wholeBrowser();
  if (found) return found;
  console.log("Installing a browser for the tests ...");
  await run("playwright", ["install", "chromium"]).catch(() => installFromDebian("chromium"));
  const path = wholeBrowser();
  if (!path) throw new Error("No browser could be installed. Install Chromium and set CHROMIUM_PATH.");
  return path;
}

/**
 * Installs what the browser tests need: the headless shell or, failing that, the whole browser.
 */
export async function ensureTestBrowsers(): Promise<void> {
  const whole = await ensureBrowser();
  if (headlessShell() !== whole || process.env.CHROMIUM_PATH) return;
  console.log("Installing a headless browser for the tests ...");
  await installFromDebian("chromium-headless-shell").catch(() => undefined);
}

async function installFromDebian(name: string): Promise<void> {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [command = "apt-get", ...args] = [...sudo, "apt-get"];
  await run(command, [...args, "update", "-qq"]);
  await run(command, [...args, "install", "-y", "-qq", name]);
}
