import { Hono } from "hono";
import { auditQuery } from "#shared/contract/admins.ts";
import type { AppEnv } from "../../env.ts";
import { validate } from "../../http/validate.ts";
import { listAudit } from "./audit-log.queries.ts";

/** The audit log, mounted at `/api/admin/audit`. Read-only. */
export const auditRoutes = new Hono<AppEnv>().get("/", validate("query", auditQuery), async (c) =>
  c.json(await listAudit(c.get("db"), c.req.valid("query"))),
);
