declare namespace Cloudflare {
  interface Env {
    /** Set in vitest.config.ts, applied by migrate.ts. */
    MIGRATIONS: import("cloudflare:test").D1Migration[];
    /** Whether each place gets every hostile input (`whole`) or a part of them. */
    HOSTILE: "whole" | "part";
  }
}
