import lighthouse, { desktopConfig, type Flags, type Result } from "lighthouse";
import { chromium } from "playwright";
import { ensureBrowser } from "../setup/browser.ts";
import { freePort } from "./site.ts";

export type Device = "mobile" | "desktop";
export const devices: Device[] = ["mobile", "desktop"];

export interface PageMeasure {
  path: string;
  device: Device;
  scores: Record<"performance" | "accessibility" | "best-practices" | "seo", number>;
  lcp: number;
  /** With scripts blocked: the soonest that this page can be there. */
  lcpBlocked: number;
  tbt: number;
  cls: number;
  /** Bytes as transferred, by resource type. */
  bytes: Record<"document" | "script" | "style" | "image" | "font" | "other", number>;
  /** Failed audits by name; speed has its own numbers. */
  complaints: string[];
  noindex: boolean;
}

const kinds: Record<string, keyof PageMeasure["bytes"]> = {
  Document: "document",
  Script: "script",
  Stylesheet: "style",
  Image: "image",
  Font: "font",
};

export interface Meter {
  measure: (url: string, device: Device) => Promise<PageMeasure>;
  close: () => Promise<void>;
}

/** Starts a browser for Lighthouse. */
export async function openMeter(): Promise<Meter> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ["--no-sandbox", `--remote-debugging-port=${port}`, "--disable-background-networking"],
  });
  return { measure: (url, device) => measure(port, url, device), close: () => browser.close() };
}

const withoutScripts: Flags = {
  // Not `*.js`, which also blocks JSON.
  blockedUrlPatterns: ["*/assets/*.js"],
  onlyCategories: ["performance"],
};

async function visit(port: number, url: string, device: Device, more: Flags = {}): Promise<Result> {
  const flags: Flags = { port, logLevel: "error", output: "json", ...more };
  const config = device === "desktop" ? desktopConfig : undefined;
  let result = await lighthouse(url, flags, config);
  // A machine that is busy elsewhere can lose the beginning of a recording.
  if (result?.lhr.runtimeError) result = await lighthouse(url, flags, config);
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${url} could not be measured: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  }
  return result.lhr;
}

async function measure(port: number, url: string, device: Device): Promise<PageMeasure> {
  const { audits, categories } = await visit(port, url, device);
  const blocked = await visit(port, url, device, withoutScripts);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const bytes = { document: 0, script: 0, style: 0, image: 0, font: 0, other: 0 };
  const details = audits["network-requests"]?.details;
  const requests = details?.type === "table" ? details.items : [];
  for (const { resourceType, transferSize } of requests) {
    bytes[kinds[String(resourceType)] ?? "other"] += Number(transferSize ?? 0);
  }
  const complaints = ["accessibility", "best-practices", "seo"].flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    path: new URL(url).pathname,
    device,
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    lcp: value("largest-contentful-paint"),
    lcpBlocked: blocked.audits["largest-contentful-paint"]?.numericValue ?? Number.NaN,
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    bytes,
    complaints: complaints.filter((id) => id !== "is-crawlable"),
    noindex: complaints.includes("is-crawlable"),
  };
}
