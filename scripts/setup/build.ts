// `npm run build`: the production build, with the security headers of the prerendered pages.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brand } from "../../src/content/brand.ts";
import { isHidden, pageAt } from "../../src/pages.ts";
import {
  assetPolicy,
  hasChallengeKey,
  inlineScripts,
  mapOrigins,
  pagePolicy,
  scriptHash,
  speculationRules,
} from "../../worker/http/page-policy.ts";
import { parseCommand } from "./arguments.ts";
import { lockBuilds, newBuildFolder, publishBuild } from "./build/folder.ts";
import { projectRoot } from "./install.mjs";
import { run } from "./run.ts";

/**
 * Builds the Worker and the pages into a new folder, which becomes the latest build when it is
 * complete. Returns that folder, which stays while this process runs. Throws the bundler's
 * output.
 */
export async function build(): Promise<string> {
  const unlock = await lockBuilds();
  const folder = newBuildFolder();
  try {
    await bundle(folder);
    const client = join(folder, "client");
    if (!existsSync(join(client, "index.html"))) throw new Error("The build made no home page.");
    await writeHeaders(client);
    writeSecurityContact(client);
    publishBuild(folder);
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    redirectWrangler();
    unlock();
  }
}

/**
 * Rendering a page may take ten seconds, and the first one loads the whole Worker. A busy machine
 * can exceed that, so a build that failed for this reason alone is repeated.
 */
async function bundle(folder: string, attempts = 3): Promise<void> {
  try {
    await run("react-router", ["build"], { BUILD_FOLDER: folder });
  } catch (error) {
    const late = /Prerender: .*aborted due to timeout/.test(String(error));
    if (!late || attempts <= 1) throw error;
    await bundle(folder, attempts - 1);
  }
}

/** Writes `_headers`: the headers of static files, and the policy of each prerendered page. */
async function writeHeaders(client: string): Promise<void> {
  const common = readFileSync(join(projectRoot, "scripts/setup/headers/common.txt"), "utf8")
    .trimEnd()
    .replaceAll("ASSET_POLICY", assetPolicy);
  // Imported only here, because it takes two seconds.
  const { unstable_readConfig } = await import("wrangler");
  const { vars } = unstable_readConfig({ config: join(projectRoot, "wrangler.toml") });
  const origins = mapOrigins(vars);
  const pages = await Promise.all(
    readdirSync(client, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".html"))
      .map(async (file) => {
        const html = readFileSync(join(client, file), "utf8");
        const path = `/${file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
        const hashes = await Promise.all(inlineScripts(html).map(scriptHash));
        const page = pageAt(path);
        const own =
          page && isHidden(page) ? "X-Robots-Tag: noindex" : `Speculation-Rules: ${speculationRules}`;
        const policy = pagePolicy(hashes, { challenge: hasChallengeKey(html), origins });
        return `${path}\n  Content-Security-Policy: ${policy}\n  ${own}`;
      }),
  );
  writeFileSync(join(client, "_headers"), `${[common, ...pages.sort()].join("\n\n")}\n`);
}

/**
 * Writes `/.well-known/security.txt` (RFC 9116). It expires after a year, and every build renews
 * it.
 */
function writeSecurityContact(client: string): void {
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

/**
 * The Cloudflare plugin writes a file that points a wrangler without `-c` to its last output,
 * which is removed later. This makes it point to the latest build.
 */
function redirectWrangler(): void {
  const folder = join(projectRoot, ".wrangler/deploy");
  mkdirSync(folder, { recursive: true });
  const configPath = "../../dist/current/server/wrangler.json";
  writeFileSync(join(folder, "config.json"), JSON.stringify({ configPath, auxiliaryWorkers: [] }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  parseCommand("npm run build", {});
  await build();
  console.log("Built into dist/current.");
}
