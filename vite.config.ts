import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Rollup } from "vite";
import { siteStyles } from "./scripts/setup/build/site-styles.ts";

/**
 * What several pages share comes in few files instead of two dozen: on a slow line every request costs a round trip,
 * and styles follow the files of their components. A group also takes what its modules import.
 */
const chunks = [
  // The entry of every page. What it loads later stays apart.
  { name: "document", test: /\/src\/(entry\.client|document\/start)\.ts|vite\/preload-helper/, priority: 6 },
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
  // Apart from React: an island has no router.
  { name: "router", test: /node_modules\/react-router\//, priority: 5 },
  // What islands share, with the styles of the forms; then what only forms need.
  {
    name: "controls",
    test: /\/src\/(islands|lib\/(api|paths|phone)|shared\/(limits|forms\/(common-fields|define-form))|ui\/(button|field|error-summary|visually-hidden|toast\.module)|.*\/form\/(submission-sent|[\w-]+\.module)|.*\/quote-popup\.module)\.(tsx?|css)$/,
    priority: 4,
  },
  {
    name: "forms",
    test: /\/submissions\/(quote-form|form\/submission-form-view)\.tsx$/,
    priority: 3,
  },
  // A page gets the definition of its own form; the portal has all of them.
  {
    name: (file: string) => file.replace(/.*\/([\w-]+)\.ts$/, "form-$1"),
    debugName: "form definitions",
    test: /\/shared\/forms\/definitions\//,
    priority: 3,
  },
  // All other styles of the public pages: what they share, and one file for the pages of each area.
  {
    name: areaOf,
    debugName: "areas",
    test: /\/src\/(styles|ui|pages\/site|layout\/(?!admin|palette|sidebar|sign-in|tab-bar|portal)|features\/(?!admins|ocpi|discover\/(admin|editor)|stations\/admin|submissions\/(inbox|dashboard))).*\.css$/,
    priority: 2,
  },
  {
    name: "shared",
    // The query cache, the API client, toasts and slugs are for those pages only that need them.
    test: /\/src\/(ui\/(?!route-link|pager|toast|document-toast)|lib\/(?!query|api|auth|page-api|station-area))|\/lucide-react\//,
    minShareCount: 4,
    priority: 1,
  },
  // What several screens of the portal share.
  { name: inPortal, debugName: "portal", minShareCount: 4 },
];

const portalEntry = /\/src\/(pages\/admin|layout\/(admin-shell|portal-page|sign-in-shell)|portal-client)/;

/** The chunk of a module that only the portal imports, directly or through others. */
function inPortal(id: string, graph: Pick<Rollup.PluginContext, "getModuleInfo">): string | null {
  const seen = new Set([id]);
  for (const module of seen) {
    if (portalEntry.test(module)) continue;
    const info = graph.getModuleInfo(module);
    const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
    if (importers.length === 0) return null;
    for (const importer of importers) seen.add(importer);
  }
  return "portal";
}

/** The areas of the site whose pages have a stylesheet of their own, in the order of the cascade. */
const areas = [
  "calculators",
  "product-pages",
  "station-pages",
  "discover-pages",
  "contact-pages",
  "home-page",
  "private-pages",
];

/** The area that a stylesheet is for, or `site` where several use it. */
function areaOf(file: string): string {
  // Of an area, but used outside it.
  if (/breadcrumb|hero-film/.test(file)) return "site";
  if (/features\/(calculators|products\/diagrams)/.test(file)) return "calculators";
  if (/pages\/site\/(article|discover)|features\/discover/.test(file)) return "discover-pages";
  if (/pages\/site\/(catalogue|compare|products)|features\/products/.test(file)) return "product-pages";
  if (/pages\/site\/home|features\/partners/.test(file)) return "home-page";
  if (file.includes("pages/site/own-submission")) return "private-pages";
  if (file.includes("pages/site/contact")) return "contact-pages";
  return file.includes("features/stations") ? "station-pages" : "site";
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
    siteStyles(areas),
  ],
  css: {
    modules: {
      generateScopedName:
        process.env.NODE_ENV === "production" ? "[hash:base64:5]" : "[name]-[local]-[hash:base64:4]",
    },
  },
  // Nothing may become a data: URL: the content security policy allows images and fonts from our own origin only.
  build: { assetsInlineLimit: 0, manifest: true },
  // The map's worker imports a file of its own.
  worker: { format: "es" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // A smaller Worker starts sooner. Names stay, for the stack traces in the log.
    ssr: { build: { rolldownOptions: { output: { minify: { mangle: false } } } } },
  },
  // Searched when the development server starts: a package found later would reload the page.
  optimizeDeps: { entries: ["src/root.tsx", "src/{layout,pages}/**/*.tsx"] },
  define: { BUILD_ID: JSON.stringify(Date.now().toString(36)) },
  server: { host: "127.0.0.1", strictPort: true, watch: { ignored: ["**/dist/**"] } },
  preview: { host: "127.0.0.1", strictPort: true },
});
