import { type Context, Hono } from "hono";
import {
  type Admin,
  loginInput,
  type RegisterInput,
  type RegisterResponse,
  registerInput,
} from "#shared/contract/admins.ts";
import { codeLogin, type SecondStep } from "#shared/contract/sign-in.ts";
import { isoTime, minuteMs } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { validate } from "../../http/validate.ts";
import { sha256 } from "../../platform/digest.ts";
import { writeContext } from "../audit/write-context.ts";
import { type AdminCredentials, findCredentials, insertAdmin } from "./admins.queries.ts";
import { isWeakPassword } from "./admins.rules.ts";
import { type Attempt, admitAttempt } from "./attempts.ts";
import { attemptSucceeded } from "./login-attempts.queries.ts";
import { dummyHash, hashPassword, verifyPassword } from "./passwords.ts";
import { startSession, wrongCredentials } from "./start-session.ts";
import { readToken, requireSecret, signToken } from "./tokens.ts";
import { acceptCode } from "./totp.queries.ts";
import { weakPasswordError } from "./weak-password-error.ts";

const ticketLifetimeMs = 5 * minuteMs;
const waiting = "Your account is waiting for approval. You can sign in once an admin has approved it.";

/** Signing in with a password, and registering, mounted at `/api/admin`. */
export const signInRoutes = new Hono<AppEnv>()
  .post("/login", validate("json", loginInput), async (c) => {
    requireSecret(c.env);
    const { email, password } = c.req.valid("json");
    const attempt = await admitAttempt(c, { purpose: "login", email });
    const db = c.get("db");
    const found = await authenticatePassword(db, { email, password, attempt });
    if (found.totp) {
      await db.batch([...attemptSucceeded(db, attempt)]);
      return c.json(await issueTicket(c, found));
    }
    const { admin, passwordHash } = found;
    return c.json(await startSession(c, { admin, proof: { passwordHash }, attempt, isStrong: false }));
  })
  .post("/login/code", validate("json", codeLogin), async (c) => {
    const { ticket, code } = c.req.valid("json");
    const db = c.get("db");
    const { admin, passwordHash, totp } = await readTicket(c, ticket);
    const attempt = await admitAttempt(c, { purpose: "code", email: admin.email });
    const now = c.get("now");
    if (!totp || !(await acceptCode(db, { adminId: admin.id, secret: totp.secret, code, now }))) {
      throw new HttpError("unauthenticated", { message: "This code is not right, or it was used before." });
    }
    return c.json(await startSession(c, { admin, proof: { passwordHash }, attempt, isStrong: true }));
  })
  .post("/register", validate("json", registerInput), async (c) => {
    const mode: string = c.env.ADMIN_REGISTRATION;
    if (mode !== "open" && mode !== "approval") {
      throw new HttpError("forbidden", { message: "Registration is closed. Ask an admin for an account." });
    }
    await limitRate(c, c.env.LOGIN_RATE, "register");
    const { name, email, password, role } = c.req.valid("json");
    await limitRate(c, c.env.LOGIN_RATE, "register", await sha256(email));
    if (isWeakPassword(password, { name, email })) throw weakPasswordError("password");
    const status = mode === "open" ? "active" : "pending";
    const admin = await register(c, { name, email, password, role, status });
    const message = mode === "open" ? "Registration successful! You can now login." : waiting;
    return c.json({ message, admin } satisfies RegisterResponse, 201);
  });

/** The active admin with this e-mail address and password, or the error response. */
async function authenticatePassword(
  db: Db,
  { email, password, attempt }: { email: string; password: string; attempt: Attempt },
): Promise<AdminCredentials> {
  const found = await findCredentials(db, { email });
  // A hash is computed for unknown addresses too, so that the response time reveals nothing.
  const matches = await verifyPassword(password, found?.passwordHash ?? dummyHash);
  if (!found || !matches || found.status === "disabled") throw wrongCredentials();
  if (found.status === "pending") {
    await db.batch([...attemptSucceeded(db, attempt)]);
    throw new HttpError("forbidden", { message: waiting });
  }
  return found;
}

/** The response to the right password of an account with two steps; valid for that password. */
async function issueTicket(
  c: Context<AppEnv>,
  { admin, passwordHash }: AdminCredentials,
): Promise<SecondStep> {
  const now = c.get("now");
  const expiresAt = now + ticketLifetimeMs;
  const [id, password] = [c.get("newId")(), await sha256(passwordHash, 16)];
  const ticket = await signToken(c.env, "ticket", { subject: admin.id, id, password, now, expiresAt });
  return { ticket, methods: ["code", "passkey"], expiresAt: isoTime(expiresAt) };
}

async function readTicket(c: Context<AppEnv>, ticket: string): Promise<AdminCredentials> {
  const claims = await readToken(c.env, "ticket", ticket, c.get("now"));
  const found = claims && (await findCredentials(c.get("db"), { id: claims.subject }));
  if (found?.status !== "active" || claims?.password !== (await sha256(found.passwordHash, 16))) {
    throw new HttpError("unauthenticated", { message: "This took too long. Sign in again." });
  }
  return found;
}

async function register(
  c: Context<AppEnv>,
  { password, ...values }: RegisterInput & { status: "pending" | "active" },
): Promise<Admin> {
  const row = { id: c.get("newId")(), ...values, passwordHash: await hashPassword(password) };
  const admin = await insertAdmin(c.get("db"), row, writeContext(c, row));
  if (!admin) {
    const message = "An account with this email address already exists";
    throw new HttpError("conflict", { message, details: [`email: ${message}`] });
  }
  return admin;
}
