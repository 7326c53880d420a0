import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";

await applyD1Migrations(env.DB, env.MIGRATIONS);

// The line of each request would cost as much time as the request. Warnings and errors stay.
console.log = () => {};
