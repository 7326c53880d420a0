import { type Context, Hono } from "hono";
import { type AdminListItem, adminListQuery, type Decision, decisions } from "#shared/contract/admins.ts";
import { idParam } from "#shared/contract/fields.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { applyDecision, findAdmin, listAdmins } from "./team.queries.ts";

/** Who may use the portal, mounted at `/api/admin/accounts`. */
export const teamRoutes = new Hono<AppEnv>().get("/", validate("query", adminListQuery), async (c) =>
  c.json(await listAdmins(openDb(c.env.DB), c.req.valid("query"))),
);

for (const decision of decisions) {
  teamRoutes.post(`/:id/${decision}`, validate("param", idParam), async (c) =>
    c.json({ data: await decide(c, c.req.valid("param").id, decision) }),
  );
}

/**
 * Carries out a decision and returns the admin as they are then; a decision that came too late is
 * a conflict.
 */
async function decide(c: Context<AppEnv>, id: string, decision: Decision): Promise<AdminListItem> {
  if (id === c.get("admin").id) {
    throw new HttpError("forbidden", {
      message: `You cannot ${decision} your own account. Ask a colleague.`,
    });
  }
  const db = openDb(c.env.DB);
  const applied = await applyDecision(db, { id, decision }, writeContext(c));
  const admin = await findAdmin(db, id);
  if (!admin) throw new HttpError("not_found", { message: "There is no such account." });
  if (!applied) {
    const status = admin.status === "pending" ? "waiting for approval" : admin.status;
    throw new HttpError("conflict", { message: `This account is ${status} by now.`, data: admin });
  }
  return admin;
}
