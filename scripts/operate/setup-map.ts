// Brings the street map of India into the bucket and switches the site to it; docs/map.md says what it is.
//   npm run setup:map                  extracts, checks, uploads, and sets MAP_STYLE; without a network prints the plan
//   npm run setup:map -- --dry-run     only prints the plan
//   --build URL      the daily build to extract from, instead of the newest
//   --archive FILE   an extract that is there already

import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseCommand } from "../setup/arguments.ts";
import { projectRoot, stopWith } from "../setup/install.mjs";
import { run } from "../setup/run.ts";
import { checkArchive, newestBuild, withMapStyle } from "./cloud/street-archive.ts";
import { readTarget } from "./cloud/target.ts";

const { values: options } = parseCommand("npm run setup:map", {
  "dry-run": { type: "boolean", default: false },
  build: { type: "string" },
  archive: { type: "string" },
});

/** Larger objects than this are uploaded in parts, which wrangler cannot do. */
const largestByWrangler = 300e6;
const corrections = {
  package: "@india-boundary-corrector/data@0.2.2",
  file: "india_boundary_corrections.pmtiles",
};
const folder = join(projectRoot, ".map");
const archive = options.archive ?? join(folder, "india.pmtiles");
const correctionsFile = join(folder, "node_modules/@india-boundary-corrector/data", corrections.file);
const { bucket } = await readTarget(null);
const configFile = join(projectRoot, "wrangler.toml");

const build = options.build ?? (options.archive ? null : await newestBuild());
const dry = options["dry-run"] || (build === null && !options.archive);
if (dry && !options["dry-run"])
  console.log("The daily builds cannot be reached from here, so this is only the plan.\n");

const extract = [
  ...["extract", build ?? "https://build.protomaps.com/YYYYMMDD.pmtiles", archive],
  ...["--bbox=66,6,99,38.5", "--maxzoom=14"],
];
if (!options.archive) await step("pmtiles", extract);
if (dry) console.log(`would check: ${archive} is an archive of vector tiles over all of India, to zoom 14`);
else console.log(`${archive}: ${await checkArchive(archive)}`);
await step("npm", ["install", "--prefix", folder, "--no-save", "--ignore-scripts", corrections.package]);
await upload(archive, "map/india.pmtiles");
await upload(correctionsFile, "map/corrections.pmtiles");
if (dry) console.log('would set: MAP_STYLE = "r2" in wrangler.toml');
else {
  writeFileSync(configFile, withMapStyle(readFileSync(configFile, "utf8"), "r2"));
  console.log('wrangler.toml: MAP_STYLE = "r2"; commit it and run npm run deploy');
}
console.log(`\nsetup:map: ${dry ? "this is the plan; nothing was changed" : "the archive is in the bucket"}`);

/** Runs a command, or says that it would. */
async function step(command: string, args: string[]): Promise<void> {
  if (dry) {
    console.log(`would run: ${command} ${args.join(" ")}`);
    return;
  }
  mkdirSync(folder, { recursive: true });
  console.log(`${command} ${args.join(" ")}`);
  try {
    await run(command, args);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      stopWith(...howToInstall(command));
    throw error;
  }
}

function howToInstall(command: string): string[] {
  if (command === "pmtiles")
    return ["The pmtiles command is missing: https://docs.protomaps.com/pmtiles/cli (a single file)."];
  if (command === "rclone")
    return ["rclone is missing: an archive over 300 MB needs it, with an R2 token as the remote r2."];
  return [`${command} is missing.`];
}

/** The archive itself is some gigabytes; the dry run assumes so. */
async function upload(file: string, key: string): Promise<void> {
  const bytes = existsSync(file) ? statSync(file).size : file === archive ? Number.POSITIVE_INFINITY : 0;
  if (bytes > largestByWrangler) await step("rclone", ["copyto", file, `r2:${bucket}/${key}`]);
  else await step("wrangler", ["r2", "object", "put", `${bucket}/${key}`, "--file", file, "--remote"]);
}
