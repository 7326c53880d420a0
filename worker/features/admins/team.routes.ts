import { type Context, Hono } from "hono";
import { z } from "zod";
import { type AdminListItem, adminListQuery, type Decision, decisions } from "#shared/contract/admins.ts";
import { idField } from "#shared/contract/fields.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { actorOf } from "./actor.ts";
import { decide, findAccountById, listAccounts } from "./team.queries.ts";

const idParam = z.object({ id: idField.transform((id) => id.toLowerCase()) });

/** Who may use the portal, mounted at `/api/admin/accounts`. */
export const teamRoutes = new Hono<AppEnv>().get("/", validate("query", adminListQuery), async (c) =>
  c.json(await listAccounts(openDb(c.env.DB), c.req.valid("query"))),
);

for (const decision of decisions) {
  teamRoutes.post(`/:id/${decision}`, validate("param", idParam), async (c) =>
    c.json({ data: await carryOut(c, c.req.valid("param").id, decision) }),
  );
}

async function carryOut(c: Context<AppEnv>, id: string, decision: Decision): Promise<AdminListItem> {
  if (id === c.get("admin").id) {
    throw new HttpError("forbidden", {
      message: `You cannot ${decision} your own account. Ask a colleague.`,
    });
  }
  const db = openDb(c.env.DB);
  const clock = c.get("clock");
  const done = await decide(
    db,
    { id, decision },
    { actor: actorOf(c), now: clock.now(), auditId: clock.id() },
  );
  const account = await findAccountById(db, id);
  if (!account) throw new HttpError("not_found", { message: "There is no such account." });
  if (!done) {
    const state = account.status === "pending" ? "waiting for approval" : account.status;
    throw new HttpError("conflict", { message: `This account is ${state} by now.`, data: account });
  }
  return account;
}
