declare namespace Cloudflare {
  interface Env {
    /** Given by vitest.config.ts, applied by migrate.ts. */
    MIGRATIONS: import("cloudflare:test").D1Migration[];
    /** Whether every hostile input is tried everywhere (`whole`), or a part of them in each place. */
    HOSTILE: "whole" | "part";
  }
}
