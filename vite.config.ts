import { createHash } from "node:crypto";
import { basename, join, relative } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Rollup } from "vite";
import { preload } from "./scripts/setup/build/preload.ts";
import { sharedStyles } from "./scripts/setup/build/shared-styles.ts";
import { words } from "./scripts/setup/build/words.ts";
import { sitePages } from "./src/pages.ts";

/**
 * What several pages share comes in few files instead of two dozen: on a slow line every request costs a round trip,
 * and styles follow the files of their components. A group also takes what its modules import.
 */
const chunks = [
  // One stylesheet for what the public pages share. Styles of the portal follow its screens.
  { name: siteStyles, debugName: "site styles", priority: 7 },
  // The entry of every page. What it loads later stays apart.
  { name: "document", test: /\/src\/(entry\.client|document\/start)\.ts|vite\/preload-helper/, priority: 6 },
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler)\/|\/src\/(jsx\/jsx-|shared\/translate)/,
    priority: 5,
  },
  // Pages in another language load it with their words, the portal with its contracts.
  { name: "languages", test: /\/src\/shared\/languages\.ts$/, priority: 5 },
  // Apart from React: an island has no router.
  { name: "router", test: /node_modules\/react-router\//, priority: 5 },
  // What islands share; then what all forms need, and what one of the two kinds of form needs.
  {
    name: "controls",
    test: /\/src\/(islands|document\/hydrate-island|lib\/(api|paths|phone)|shared\/(limits|forms\/(common-fields|define-form))|ui\/(button|field|error-summary|visually-hidden)|.*\/form\/submission-sent)\.tsx?$/,
    priority: 4,
  },
  {
    name: "forms",
    test: /\/submissions\/form\/(use-submission-form|native-form|short-notice|estimate-note)\.tsx?$/,
    priority: 3,
  },
  { name: "quote", test: /\/submissions\/quote-form\.tsx$/, priority: 2 },
  // Apart from those forms, which staff do not load.
  { name: "pin-codes", test: /\/src\/shared\/(cities|pin-codes)\.ts$/, priority: 3 },
  { name: "toast", test: /\/src\/ui\/toast\.tsx?$/, priority: 3 },
  { name: "submission-form", test: /\/submissions\/form\/submission-form-view\.tsx$/, priority: 2 },
  // A page gets the definition of its own form; the portal has all of them.
  {
    name: (file: string) => file.replace(/.*\/([\w-]+)\.ts$/, "form-$1"),
    debugName: "form definitions",
    test: /\/shared\/forms\/definitions\//,
    priority: 3,
  },
  {
    name: (id: string, graph: Graph) => (isOfSite(id, graph) ? "shared" : null),
    debugName: "shared",
    // The query cache, the API client, toasts and slugs are for those pages only that need them.
    test: /\/src\/(ui\/(?!route-link|pager|toast|document-toast)|lib\/(?!query|api|auth|page-api|station-area|trip)|shared\/safe-links)|\/lucide-react\//,
    minShareCount: 4,
    priority: 1,
  },
  // Of both, and apart because it needs the router.
  { name: "links", test: /\/src\/ui\/route-link\.tsx$/, priority: 1 },
  // What several screens of the portal share.
  { name: inPortal, debugName: "portal", minShareCount: 4 },
];

type Graph = Pick<Rollup.PluginContext, "getModuleInfo">;

const source = join(import.meta.dirname, "src");
const siteFiles = ["root.tsx", "entry.client.ts", "layout/site-shell.tsx"];
const siteEntries = new Set(
  [...siteFiles, ...sitePages.map(({ module }) => `pages/${module}`)].map((file) => join(source, file)),
);
/** Pages whose common styles are a file of their own: the others need not load it. */
const families = {
  stations: /^(station|trip)/,
  products: /^(products|catalogue|product-detail|compare)\.tsx$/,
  contact: /^contact-/,
  legal: /^(terms|privacy)/,
};
/** Pages whose styles are one file, also those of one of them: a file costs more than the few rules that it has. */
const reading = /^(discover|article)\.tsx$/;
const portalClient = join(source, "portal-client.tsx");

/** The public pages that import a module, directly or through others, at once or through an island. */
function siteEntriesOf(id: string, graph: Graph): Set<string> {
  const seen = new Set([id]);
  const found = new Set<string>();
  for (const module of seen) {
    const file = module.replace(/\?.*$/, "");
    if (siteEntries.has(file)) found.add(file);
    // The entry of all pages loads it in the portal only.
    if (module === portalClient) continue;
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {};
    for (const importer of [...importers, ...dynamicImporters]) seen.add(importer);
  }
  return found;
}

function isOfSite(id: string, graph: Graph): boolean {
  return siteEntriesOf(id, graph).size > 0;
}

/**
 * Styles of one page stay with it, and so do those that two pages without a family share. Styles that only a family
 * of pages shares are a file of that family: class names are script, which other pages would load too.
 */
function siteStyles(id: string, graph: Graph): string | null {
  if (!id.startsWith(source) || !id.endsWith(".css")) return null;
  const entries = [...siteEntriesOf(id, graph)];
  if (entries.length > 0 && entries.every((file) => reading.test(basename(file)))) return "discover";
  const isOfAll = siteFiles.some((file) => entries.includes(join(source, file)));
  const [family] =
    Object.entries(families).find(([, pages]) => entries.every((file) => pages.test(basename(file)))) ?? [];
  if (entries.length < (family ? 2 : 3) && !isOfAll) return null;
  // A control may be in the portal too, which would load the family with it.
  if (id.startsWith(join(source, "ui"))) return "site";
  return family ?? "site";
}

function inPortal(id: string, graph: Graph): string | null {
  return isOfSite(id, graph) ? null : "portal";
}

export default defineConfig({
  // The one setting that reaches the browser; the secret beside it does not begin with this name.
  envPrefix: ["VITE_", "TURNSTILE_SITE_KEY"],
  plugins: [
    // A build renders pages in workerd, which must not open the database of a server beside it.
    cloudflare({
      viteEnvironment: { name: "ssr" },
      persistState: process.env.BUILD_FOLDER ? false : { path: process.env.LOCAL_STATE ?? ".wrangler/state" },
    }),
    reactRouter(),
    preload(),
    words(),
    sharedStyles({
      site: ["src/root.tsx"],
      portal: ["src/layout/admin-shell.tsx", "src/layout/sign-in-shell.tsx"],
    }),
  ],
  css: {
    modules: {
      // Class names are script too, and the same letters again and again pack well.
      generateScopedName: (local, file) =>
        `${local}-${createHash("sha1")
          .update(relative(import.meta.dirname, file))
          .digest("base64url")
          .slice(0, 4)}`,
    },
  },
  // Nothing may become a data: URL: the content security policy allows images and fonts from our own origin only.
  build: { assetsInlineLimit: 0, manifest: true },
  // The map's worker imports a file of its own.
  worker: { format: "es" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // A smaller Worker starts sooner. Cloudflare maps stack traces in the log back with the source map.
    ssr: { build: { rolldownOptions: { output: { minify: true } } } },
  },
  // Searched when the development server starts: a package found later would reload the page.
  optimizeDeps: { entries: ["src/root.tsx", "src/{layout,pages}/**/*.tsx"] },
  define: { BUILD_ID: JSON.stringify(Date.now().toString(36)) },
  server: { host: "127.0.0.1", strictPort: true, watch: { ignored: ["**/dist/**"] } },
  preview: { host: "127.0.0.1", strictPort: true },
});
