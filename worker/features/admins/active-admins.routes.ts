import { Hono } from "hono";
import type { ActiveAdmins } from "#shared/contract/admins.ts";
import type { AppEnv } from "../../env.ts";
import { listActiveAdmins } from "./active-admins.queries.ts";

/** The admins that work can be assigned to, mounted at `/api/admin/colleagues`. */
export const activeAdminRoutes = new Hono<AppEnv>().get("/", async (c) => {
  const response: ActiveAdmins = {
    colleagues: await listActiveAdmins(c.get("db")),
    me: c.get("admin").id,
  };
  return c.json(response);
});
