import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { words } from "./scripts/setup/build/words.ts";

/** Three suites: pure rules in Node, the build's own budgets, and the app inside workerd with real D1 and R2. */
export default defineConfig({
  test: {
    // On two cores Vitest would leave one to itself, and take nearly twice as long.
    maxWorkers: "100%",
    // Generous, for a busy machine: what is measured has limits of its own in the tests.
    testTimeout: 30_000,
    projects: [
      // Without isolation, modules are loaded once: these tests leave nothing behind.
      { test: { name: "unit", include: ["tests/unit/**/*.test.ts"], isolate: false } },
      { test: { name: "build", include: ["tests/build/**/*.test.ts"] } },
      {
        plugins: [
          words(),
          cloudflareTest(async () => ({
            main: "./tests/support/worker.ts",
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                MIGRATIONS: await readD1Migrations("migrations"),
                AUTH_SECRET: "a-secret-for-tests-only-32-bytes-long",
                ADMIN_REGISTRATION: "approval",
                ADMIN_SECOND_FACTOR: "optional",
                // `npm run audit:security` tries every hostile input everywhere, `npm test` a part of them in each place.
                HOSTILE: process.env.HOSTILE ?? "part",
              },
            },
          })),
        ],
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.ts"],
          // Each file begins with an empty database, so one workerd can run several of them.
          isolate: false,
          setupFiles: ["tests/support/setup.ts"],
        },
      },
    ],
  },
});
