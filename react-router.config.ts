import type { Config } from "@react-router/dev/config";
import { builtFiles, builtPages } from "./src/pages.ts";

export default {
  appDirectory: "src",
  // `scripts/setup/build.ts` gives each build a folder of its own.
  buildDirectory: process.env.BUILD_FOLDER ?? "dist/build",
  ssr: true,
  prerender: [...builtPages, ...builtFiles],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
