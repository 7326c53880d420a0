import type { Config } from "@react-router/dev/config";
import { staticPaths } from "./src/lib/page-lists.ts";

export default {
  appDirectory: "src",
  // `scripts/setup/build.ts` gives each build a folder of its own.
  buildDirectory: process.env.BUILD_FOLDER ?? "dist/build",
  ssr: true,
  prerender: [...staticPaths, "/robots.txt"],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
