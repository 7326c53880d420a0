import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { run } from "./run.ts";

/** The path of a Chromium for the tests: an installed one, else Playwright's, else Debian's. */
export async function ensureBrowser(): Promise<string> {
  const candidates = [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/google-chrome",
    chromium.executablePath(),
  ];
  const installed = () => candidates.find((path) => path && existsSync(path));
  const found = installed();
  if (found) return found;
  console.log("Installing a browser for the tests ...");
  await run("playwright", ["install", "chromium"]).catch(installFromDebian);
  const path = installed();
  if (!path) throw new Error("No browser could be installed. Install Chromium and set CHROMIUM_PATH.");
  return path;
}

async function installFromDebian(): Promise<void> {
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const [command = "apt-get", ...args] = [...sudo, "apt-get"];
  await run(command, [...args, "update", "-qq"]);
  await run(command, [...args, "install", "-y", "-qq", "chromium"]);
}
