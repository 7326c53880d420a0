const browsers: [name: string, pattern: RegExp][] = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\b(OPR|Opera)\b/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];
const systems: [name: string, pattern: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMac(intosh| OS X)\b/],
  ["Linux", /\bLinux\b/],
];

/** A user agent as `Chrome on Windows`. `handheld` is true for phones and tablets. */
export function describeDevice(userAgent: string | null): { name: string; handheld: boolean } {
  const find = (list: [string, RegExp][]) => list.find(([, pattern]) => pattern.test(userAgent ?? ""))?.[0];
  const browser = find(browsers);
  const system = find(systems);
  return {
    name: browser && system ? `${browser} on ${system}` : (browser ?? system ?? "Unknown device"),
    handheld: system === "iPhone" || system === "iPad" || system === "Android",
  };
}
