import { Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { readDashboard } from "./dashboard.queries.ts";

/** The dashboard, mounted at `/api/admin/dashboard`. */
export const dashboardRoutes = new Hono<AppEnv>().get("/", async (c) => {
  const who = { now: c.get("now"), adminId: c.get("admin").id };
  return c.json(await readDashboard(c.get("db"), who));
});
