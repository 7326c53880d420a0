import { Hono } from "hono";
import type { ActiveAdmins } from "#shared/contract/admins.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { listColleagues } from "./colleagues.queries.ts";

/** Who work can be given to, mounted at `/api/admin/colleagues`. */
export const colleagueRoutes = new Hono<AppEnv>().get("/", async (c) => {
  const answer: ActiveAdmins = {
    colleagues: await listColleagues(openDb(c.env.DB)),
    me: c.get("admin").id,
  };
  return c.json(answer);
});
