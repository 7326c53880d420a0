import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    cloudflare({ viteEnvironment: { name: "ssr" }, persistState: { path: ".wrangler/state" } }),
    reactRouter(),
  ],
  css: { modules: { generateScopedName: "[name]-[local]-[hash:base64:4]" } },
  // Nothing may become a data: URL: the content security policy allows images and fonts from our own origin only.
  build: { assetsInlineLimit: 0, manifest: true },
  server: { host: "127.0.0.1", strictPort: true },
  preview: { host: "127.0.0.1", strictPort: true },
});
