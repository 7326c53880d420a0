// `npm run audit:a11y`: every route and state, by axe, with the keyboard, at 200 % zoom, at 320 px, and in forced colours.
//   -- TEXT ...    only the pages and states whose address or name holds one of these
//   --pages N      how many are looked at at the same time (else 2)
//   --limit S      seconds after which a page counts as failed (else 150)
//   --shots DIR    keeps pictures there: of each state, and of each page in forced colours, dark and narrow
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { paths } from "../../src/lib/paths.ts";
import { parseCommand } from "../setup/arguments.ts";
import { ensureBrowser, softwareWebGl } from "../setup/browser.ts";
import { progress } from "../setup/progress.ts";
import { examinePage, examineState } from "./a11y/examine.ts";
import { preparePortal } from "./a11y/portal.ts";
import { portalStates, signInStates } from "./a11y/portal-states.ts";
import { publicStates } from "./a11y/public-states.ts";
import type { State } from "./a11y/state.ts";
import { visit } from "./a11y/visit.ts";
import { hindiPaths } from "./hindi-paths.ts";
import { routePaths } from "./routes.ts";
import { serveSite } from "./site.ts";

const { values: options, positionals: wanted } = parseCommand(
  "npm run audit:a11y",
  {
    pages: { type: "string", default: "2" },
    limit: { type: "string", default: "150" },
    shots: { type: "string" },
  },
  "[TEXT ...]",
);
const shots = options.shots ?? null;
if (shots) mkdirSync(shots, { recursive: true });

interface Subject {
  path: string;
  /** None is the page as it opens. */
  state: State | null;
}

const began = Date.now();
progress.begin("starting the site");
const site = await serveSite("audit-a11y");
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ["--no-sandbox", ...softwareWebGl],
});
const titles = new Map<string, string>();
let checks = 0;
let faults = 0;
let subjects: Subject[] = [];
try {
  const portal = await preparePortal(site.origin);
  const open = [...(await routePaths(site.origin, "public")), portal.preview, "/no-such-page"];
  const shut = [...(await routePaths(site.origin, "portal")), paths.adminNewContent, portal.editor];
  const example = (start: string) => open.find((path) => path.startsWith(start)) ?? start;
  const states = [
    ...publicStates(example("/discover/"), example("/stations/")),
    ...hindiPaths.map((path): State => ({ name: "in Hindi", path })),
    ...signInStates,
    ...portalStates(portal),
  ];
  subjects = [
    ...[...open, ...shut].map((path) => ({ path, state: null })),
    ...states.map((state) => ({ path: state.path, state })),
  ].filter(
    ({ path, state }) =>
      wanted.length === 0 || wanted.some((text) => `${path}, ${state?.name}`.includes(text)),
  );
  progress.begin("pages and states", subjects.length);
  const queue = subjects.values();
  await Promise.all(
    Array.from({ length: Number(options.pages) }, async () => {
      for (const subject of queue) await look(subject, portal.token);
    }),
  );
} finally {
  await browser.close();
  await site.stop();
}
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(
  `\naudit:a11y: ${faults === 0 && checks > 0 ? "passed" : "FAILED"}, ${subjects.length} pages and states, ${checks} checks, ${faults} faults, ${minutes} minutes`,
);
process.exit(faults > 0 || checks === 0 ? 1 : 0);

/** Checks one page in all modes, and prints the findings at once. */
async function look({ path, state }: Subject, token: string): Promise<void> {
  const start = Date.now();
  const portal = path.startsWith(paths.admin);
  const staff = portal || path.startsWith(paths.login) || path === paths.register;
  const lines: string[] = [];
  const note = (check: string, found: string[]) => {
    checks += 1;
    lines.push(...[...new Set(found)].map((fault) => `${check}: ${fault}`));
  };
  const width = state?.width ?? 1440;
  const failures = await visit(
    browser,
    {
      url: site.origin + path,
      token: portal ? token : null,
      limit: Number(options.limit) * 1000,
      width,
      shotPath: (kind) => shots && join(shots, `${fileName(path)} ${fileName(state?.name ?? kind)}.png`),
      ...(state?.prepare ? { prepare: state.prepare } : {}),
    },
    async (seen) => {
      if (state) return examineState(seen, state, staff, note);
      const title = await seen.page.title();
      note("title", titles.has(title) ? [`"${title}" is also the title of ${titles.get(title)}`] : []);
      titles.set(title, path);
      return examinePage(seen, { portal: staff, framed: portal || !staff }, note);
    },
  );
  lines.push(...failures);
  faults += lines.length;
  progress.add();
  const seconds = ((Date.now() - start) / 1000).toFixed(1).padStart(5);
  console.log(
    `${lines.length === 0 ? "ok   " : "FAULT"} ${seconds} s  ${path}${state ? `, ${state.name}` : ""}`,
  );
  for (const line of lines) console.log(`               ${line}`);
}

function fileName(text: string): string {
  return text.replace(/[^\w-]+/g, "-").slice(0, 60);
}
