import { Hono } from "hono";
import type { Admin } from "#shared/contract/admins.ts";
import { idParam } from "#shared/contract/fields.ts";
import {
  type InvitationCreated,
  invitationAcceptance,
  invitationInput,
  invitationRead,
  type OpenInvitation,
} from "#shared/contract/sign-in.ts";
import { dayMs } from "#shared/time.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { validate } from "../../http/validate.ts";
import { sha256 } from "../../platform/digest.ts";
import { writeContext } from "../audit/write-context.ts";
import { invitationEmail } from "../mail/account.templates.ts";
import { canSendMail, mailNow, siteUrlFor } from "../mail/mailer.ts";
import { isWeakPassword } from "./admins.rules.ts";
import {
  acceptInvitation,
  deleteInvitation,
  findInvitation,
  insertInvitation,
  listInvitations,
  newLinkToken,
} from "./links.queries.ts";
import { hashPassword } from "./passwords.ts";
import { startSession } from "./start-session.ts";
import { requireStepUp } from "./step-up.ts";
import { weakPasswordError } from "./weak-password-error.ts";

const lifetimeMs = 7 * dayMs;

/** Invitations to the team, mounted at `/api/admin/invitations`. */
export const invitationRoutes = new Hono<AppEnv>()
  .get("/", async (c) => c.json({ invitations: await listInvitations(c.get("db"), c.get("now")) }))
  .post("/", requireStepUp("always"), validate("json", invitationInput), async (c) => {
    const { email, role } = c.req.valid("json");
    const now = c.get("now");
    const id = c.get("newId")();
    const { token, tokenHash } = await newLinkToken();
    const link = { id, tokenHash, email, role, createdAt: now, expiresAt: now + lifetimeMs };
    const data = await insertInvitation(c.get("db"), link, writeContext(c));
    if (!data) throw addressTaken();
    const url = `${siteUrlFor(c)}/login/join#${token}`;
    mailNow(c, [invitationEmail({ recipient: email, url, id, role, inviter: c.get("admin").name })]);
    return c.json({ data, url: canSendMail(c.env) ? null : url } satisfies InvitationCreated, 201);
  })
  .delete("/:id", validate("param", idParam), async (c) => {
    if (!(await deleteInvitation(c.get("db"), c.req.valid("param").id, writeContext(c)))) {
      throw new HttpError("not_found", { message: "There is no such invitation any more." });
    }
    return c.body(null, 204);
  });

/** Reading and accepting one, mounted at the same path and open to everybody who has the link. */
export const invitationAcceptRoutes = new Hono<AppEnv>()
  .post("/read", validate("json", invitationRead), async (c) => {
    await limitRate(c, c.env.LOGIN_RATE, "invitation-read");
    const invitation = await findInvitation(
      c.get("db"),
      await sha256(c.req.valid("json").token),
      c.get("now"),
    );
    if (!invitation) throw invalidInvitation();
    const { email, role, expiresAt, inviter } = invitation;
    return c.json({ email, role, expiresAt, inviter } satisfies OpenInvitation);
  })
  .post("/accept", validate("json", invitationAcceptance), async (c) => {
    await limitRate(c, c.env.LOGIN_RATE, "invitation");
    const db = c.get("db");
    const { token, name, password } = c.req.valid("json");
    const tokenHash = await sha256(token);
    const invitation = await findInvitation(db, tokenHash, c.get("now"));
    if (!invitation) throw invalidInvitation();
    const { email, role } = invitation;
    if (isWeakPassword(password, { name, email })) throw weakPasswordError("password");
    const admin: Admin = { id: c.get("newId")(), name, email, role };
    const passwordHash = await hashPassword(password);
    const context = writeContext(c, admin);
    const outcome = await acceptInvitation(db, { admin, passwordHash, tokenHash }, context);
    if (outcome === "taken") throw addressTaken();
    if (outcome === "invalid") throw invalidInvitation();
    return c.json(await startSession(c, { admin, proof: { passwordHash }, isStrong: false }), 201);
  });

function addressTaken(): HttpError {
  const message = "An account with this email address already exists";
  return new HttpError("conflict", { message, details: [`email: ${message}`] });
}

function invalidInvitation(): HttpError {
  return new HttpError("invalid_request", {
    message: "This invitation was used, withdrawn, or is too old. Ask for a new one.",
  });
}
