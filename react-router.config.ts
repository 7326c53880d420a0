import type { Config } from "@react-router/dev/config";
import { staticPaths } from "./src/lib/paths.ts";

export default {
  appDirectory: "src",
  buildDirectory: "dist",
  ssr: true,
  prerender: [...staticPaths, "/robots.txt"],
  routeDiscovery: { mode: "initial" },
} satisfies Config;
