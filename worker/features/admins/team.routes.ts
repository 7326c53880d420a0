import { type Context, Hono } from "hono";
import { type AdminListItem, adminListQuery, type Decision, decisions } from "#shared/contract/admins.ts";
import { idParam } from "#shared/contract/fields.ts";
import { type ResetLink, roleChange } from "#shared/contract/sign-in.ts";
import { hourMs, isoTime } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { mailNow, siteUrlFor } from "../mail/mailer.ts";
import { insertHandedResetLink, newLinkToken } from "./links.queries.ts";
import { securityEmail } from "./security-email.ts";
import { revokeSessions } from "./sessions.queries.ts";
import { requireStepUp } from "./step-up.ts";
import { applyDecision, changeRole, findAdmin, listAdmins, removeFactors } from "./team.queries.ts";

/** How long a link works that an owner hands over. */
const resetLinkMs = hourMs;

/** Who may use the portal, mounted at `/api/admin/accounts`. */
export const teamRoutes = new Hono<AppEnv>()
  .get("/", validate("query", adminListQuery), async (c) =>
    c.json(await listAdmins(c.get("db"), c.req.valid("query"))),
  )
  .put(
    "/:id/role",
    requireStepUp("always"),
    validate("param", idParam),
    validate("json", roleChange),
    async (c) => {
      const db = c.get("db");
      const change = { id: c.req.valid("param").id, ...c.req.valid("json") };
      refuseOwn(c, change.id, "change the role of");
      const changed = await changeRole(db, change, writeContext(c));
      const admin = await requireAdmin(db, change.id);
      if (!changed) throw new HttpError("conflict", { message: "You are no longer an owner.", data: admin });
      mailNow(c, [securityEmail(c, admin.email, `Your role is now ${admin.role}`)]);
      return c.json({ data: admin });
    },
  )
  .delete("/:id/sessions", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const { id } = await requireAdmin(db, c.req.valid("param").id);
    return c.json({ ended: await revokeSessions(db, { adminId: id }, writeContext(c)) });
  })
  .delete("/:id/second-factor", requireStepUp("always"), validate("param", idParam), async (c) => {
    const db = c.get("db");
    const admin = await requireAdmin(db, c.req.valid("param").id);
    refuseOwn(c, admin.id, "reset");
    await removeFactors(db, admin.id, writeContext(c));
    mailNow(c, [securityEmail(c, admin.email, "Your passkeys and authenticator app were removed")]);
    return c.json({ message: `${admin.name} can sign in with the password alone, and was signed out.` });
  });

teamRoutes.post("/:id/reset-link", requireStepUp("always"), validate("param", idParam), async (c) => {
  const db = c.get("db");
  const adminId = c.req.valid("param").id;
  refuseOwn(c, adminId, "make a link for");
  const now = c.get("now");
  const { token, tokenHash } = await newLinkToken();
  const link = { id: c.get("newId")(), tokenHash, adminId, createdAt: now, expiresAt: now + resetLinkMs };
  const stored = await insertHandedResetLink(db, link, writeContext(c));
  const admin = await requireAdmin(db, adminId);
  if (!stored) throw new HttpError("conflict", { message: "This account is not active.", data: admin });
  mailNow(c, [securityEmail(c, admin.email, "An owner made a link that sets your password")]);
  const url = `${siteUrlFor(c)}/login/reset#${token}`;
  return c.json({ url, expiresAt: isoTime(link.expiresAt) } satisfies ResetLink, 201);
});

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
  refuseOwn(c, id, decision);
  const db = c.get("db");
  const applied = await applyDecision(db, { id, decision }, writeContext(c));
  const admin = await requireAdmin(db, id);
  if (!applied) {
    const status = admin.status === "pending" ? "waiting for approval" : admin.status;
    throw new HttpError("conflict", { message: `This account is ${status} by now.`, data: admin });
  }
  return admin;
}

/** Nobody decides about their own account: so one active owner always remains. */
function refuseOwn(c: Context<AppEnv>, id: string, what: string): void {
  if (id !== c.get("admin").id) return;
  throw new HttpError("forbidden", { message: `You cannot ${what} your own account. Ask a colleague.` });
}

async function requireAdmin(db: Db, id: string): Promise<AdminListItem> {
  const admin = await findAdmin(db, id);
  if (!admin) throw new HttpError("not_found", { message: "There is no such account." });
  return admin;
}
