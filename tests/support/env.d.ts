declare namespace Cloudflare {
  interface Env {
    /** Given by vitest.config.ts, applied by migrate.ts. */
    MIGRATIONS: import("cloudflare:test").D1Migration[];
  }
}
