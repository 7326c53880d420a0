// `npm run build`: the production build, with the security headers of the prerendered pages.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { unstable_readConfig } from "wrangler";
import { brand } from "../src/content/brand.ts";
import {
  assetPolicy,
  hasChallengeKey,
  inlineScripts,
  mapOrigins,
  pagePolicy,
  scriptHash,
} from "../worker/http/page-policy.ts";
import { projectRoot } from "./setup/install.mjs";
import { run } from "./setup/run.ts";

const client = join(projectRoot, "dist/client");
/** Pages of the staff, which no search engine shows. */
const portal = /^\/(login|register|admin)/;

/** Builds the Worker and the pages into `dist/`. */
export async function build(): Promise<void> {
  await bundle();
  await writeHeaders();
  writeSecurityContact();
}

/**
 * Each page has ten seconds to be rendered, and the first one loads the whole Worker: on a busy machine that can take longer, so a build that
 * failed for this reason alone is made again.
 */
async function bundle(attempts = 3): Promise<void> {
  try {
    await run("react-router", ["build"]);
  } catch (error) {
    const late = /Prerender: .*aborted due to timeout/.test(String(error));
    if (!late || attempts <= 1) throw error;
    await bundle(attempts - 1);
  }
}

/** Writes `_headers`: what the static files are sent with, and each prerendered page's own policy. */
async function writeHeaders(): Promise<void> {
  const common = readFileSync(join(projectRoot, "scripts/headers/common.txt"), "utf8").trimEnd();
  const { vars } = unstable_readConfig({ config: join(projectRoot, "wrangler.toml") });
  const origins = mapOrigins(vars);
  const pages = await Promise.all(
    readdirSync(client, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".html"))
      .map(async (file) => {
        const html = readFileSync(join(client, file), "utf8");
        const path = `/${file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
        const hashes = await Promise.all(inlineScripts(html).map(scriptHash));
        const robots = portal.test(path) ? "\n  X-Robots-Tag: noindex" : "";
        const policy = pagePolicy(hashes, { challenge: hasChallengeKey(html), origins });
        return `${path}\n  Content-Security-Policy: ${policy}${robots}`;
      }),
  );
  const files = ["/fonts/*", "/images/*", "/video/*"].map(
    (files) => `${files}\n  Content-Security-Policy: ${assetPolicy}`,
  );
  writeFileSync(join(client, "_headers"), `${[common, ...files, ...pages.sort()].join("\n\n")}\n`);
}

/** Writes `/.well-known/security.txt` (RFC 9116). It expires after a year, and every build renews it. */
function writeSecurityContact(): void {
  const expires = new Date(Date.now() + 364 * 24 * 3_600_000).toISOString().replace(/\.\d+Z$/, "Z");
  const lines = [
    `Contact: mailto:${brand.supportEmail}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${brand.origin}/.well-known/security.txt`,
  ];
  mkdirSync(join(client, ".well-known"), { recursive: true });
  writeFileSync(join(client, ".well-known/security.txt"), `${lines.join("\n")}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build();
  if (!existsSync(join(client, "index.html"))) throw new Error("The build made no home page.");
  console.log("Built into dist/.");
}
