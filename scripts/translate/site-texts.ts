import { existsSync, globSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sitePages } from "../../src/pages.ts";
import { projectRoot } from "../setup/install.mjs";
import { moduleTexts } from "./module-texts.ts";

const source = join(projectRoot, "src");

/** Modules whose values are texts; their code alone does not say all of them, as a text may have a number in it. */
const isData = (file: string) =>
  /^(content\/(?!pictures|hi\b|cities|privacy\/notice)|shared\/forms\/(definitions|common|in-english)|shared\/text\.ts|shared\/thanks\.ts|pages\/site\/.*copy\.ts)/.test(
    relative(source, file),
  );

/**
 * Modules of which every sentence is shown, though no value of the module is: a function of the content gives it back, or
 * the page of a sender looks it up.
 */
const isCopy = (file: string) =>
  (isData(file) && /^content\//.test(relative(source, file))) || /own-submission/.test(file);

const isSentence = /^\p{Lu}.* /u;

/** Fields of those values that no visitor reads. */
const unread =
  /^(id|slug|image|picture|poster|href|route|navlink|path|page|type|name|kind|tab|productName|value)$/;

/** The entries of the public site. */
export const siteEntries: readonly string[] = [
  "root.tsx",
  "layout/site-shell.tsx",
  ...sitePages.map(({ module }) => `pages/${module}`),
].map((file) => join(source, file));

/** Modules of the Worker whose sentences are on the page of a sender. */
export const senderModules: readonly string[] = [
  "own-submission-download.templates",
  "own-submission.actions",
  "own-submission.routes",
  "page-answer",
].map((name) => join(projectRoot, `worker/features/own-submission/${name}.ts`));

/** The modules that the PDF datasheets and brochures are made from. */
export const printedModules: readonly string[] = globSync(
  "scripts/assets/{brochures,datasheets}{.ts,/*.ts}",
  {
    cwd: projectRoot,
  },
).map((file) => join(projectRoot, file));

/** The modules that these load, at once or later, among them themselves. */
export function modulesFrom(entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found)
    for (const name of moduleTexts(file).imports) {
      const imported = resolveModule(name, file);
      if (imported) found.add(imported);
    }
  return [...found];
}

/** The file of a module of ours, as another names it. */
export function resolveModule(name: string, importer: string): string | undefined {
  if (!/\.tsx?$/.test(name)) return undefined;
  const file = name.startsWith(".")
    ? resolve(dirname(importer), name)
    : join(source, name.replace(/^#src\//, "").replace(/^#shared\//, "shared/"));
  return existsSync(file) ? file : undefined;
}

/** Every text of these modules, and those of them that are certainly shown. */
export async function textsOf(files: readonly string[]): Promise<{ all: Set<string>; shown: Set<string> }> {
  const all = new Set<string>();
  const shown = new Set<string>();
  for (const file of files) {
    const texts = moduleTexts(file);
    for (const text of texts.literals) all.add(text);
    for (const text of texts.shown) shown.add(text);
    if (isData(file)) await readData(file, all, shown);
    if (isCopy(file)) for (const text of texts.literals) if (isSentence.test(text)) shown.add(text);
  }
  return { all, shown };
}

async function readData(file: string, all: Set<string>, shown: Set<string>): Promise<void> {
  const values: object = await import(pathToFileURL(file).href);
  const seen = new Set<unknown>();
  const visit = (value: unknown, isRead: boolean) => {
    if (typeof value === "string") {
      all.add(value);
      if (isRead) shown.add(value);
    } else if (value && typeof value === "object" && !seen.has(value)) {
      seen.add(value);
      for (const [key, part] of Object.entries(value)) visit(part, isRead && !unread.test(key));
    }
  };
  visit({ ...values }, true);
}

/** All modules with texts, also those of the Worker and of the PDFs. */
export function allModules(): string[] {
  const product = globSync("{src,worker}/**/*.{ts,tsx}", { cwd: projectRoot });
  return [...product.map((file) => join(projectRoot, file)), ...printedModules];
}
