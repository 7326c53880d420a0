import { type Context, Hono } from "hono";
import {
  type Admin,
  type LoginResponse,
  loginInput,
  type RegisterResponse,
  registerInput,
} from "#shared/contract/admins.ts";
import { type Db, openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { validate } from "../../http/validate.ts";
import { sha256 } from "../../platform/digest.ts";
import { writeContext } from "../audit/write-context.ts";
import { findByEmail, insertAdmin } from "./admins.queries.ts";
import { isWeakPassword, sessionLifetimeMs } from "./admins.rules.ts";
import { clearLoginFailures, countLoginAttempt } from "./login-failures.queries.ts";
import { dummyHash, hashPassword, verifyPassword } from "./passwords.ts";
import { openSession } from "./sessions.queries.ts";
import { requireSecret, signToken } from "./tokens.ts";
import { weakPasswordError } from "./weak-password-error.ts";

const waiting = "Your account is waiting for approval. You can sign in once an admin has approved it.";

/** Signing in and registering, mounted at `/api/admin`. */
export const signInRoutes = new Hono<AppEnv>()
  .post("/login", validate("json", loginInput), async (c) => {
    requireSecret(c.env);
    const { email, password } = c.req.valid("json");
    await limitRate(c, c.env.LOGIN_RATE, "login");
    const db = openDb(c.env.DB);
    const now = c.get("clock").now();
    const emailHash = await hashEmail(email);
    const lockedUntil = await countLoginAttempt(db, emailHash, now);
    if (lockedUntil > now) throw lockedError(Math.ceil((lockedUntil - now) / 1000));
    const { passwordHash, admin } = await authenticatePassword(db, { email, password, emailHash });
    const session = {
      id: c.get("clock").id(),
      adminId: admin.id,
      userAgent: c.req.header("User-Agent")?.slice(0, 300) ?? null,
      createdAt: now,
      expiresAt: now + sessionLifetimeMs,
    };
    const opened = await openSession(db, session, { emailHash, passwordHash }, writeContext(c, admin));
    if (!opened) throw wrongCredentials();
    const token = await signToken(c.env, { ...session, sessionId: session.id, now });
    return c.json({
      token,
      admin,
      expiresAt: new Date(session.expiresAt).toISOString(),
    } satisfies LoginResponse);
  })
  .post("/register", validate("json", registerInput), async (c) => {
    const mode: string = c.env.ADMIN_REGISTRATION;
    if (mode !== "open" && mode !== "approval") {
      throw new HttpError("forbidden", { message: "Registration is closed. Ask an admin for an account." });
    }
    await limitRate(c, c.env.LOGIN_RATE, "register");
    const { name, email, password } = c.req.valid("json");
    await limitRate(c, c.env.LOGIN_RATE, "register", await hashEmail(email));
    if (isWeakPassword(password, { name, email })) throw weakPasswordError("password");
    const status = mode === "open" ? "active" : "pending";
    const admin = await register(c, { name, email, password, status });
    const message = mode === "open" ? "Registration successful! You can now login." : waiting;
    return c.json({ message, admin } satisfies RegisterResponse, 201);
  });

/** The active admin with this e-mail address and password, or the refusal. */
async function authenticatePassword(
  db: Db,
  { email, password, emailHash }: { email: string; password: string; emailHash: string },
): Promise<{ admin: Admin; passwordHash: string }> {
  const found = await findByEmail(db, email);
  // A hash is computed for unknown addresses too, so that the response time reveals nothing.
  const matches = await verifyPassword(password, found?.passwordHash ?? dummyHash);
  if (!found || !matches || found.status === "disabled") throw wrongCredentials();
  if (found.status === "pending") {
    await clearLoginFailures(db, emailHash);
    throw new HttpError("forbidden", { message: waiting });
  }
  const { passwordHash, status: _, ...admin } = found;
  return { admin, passwordHash };
}

async function register(
  c: Context<AppEnv>,
  { password, ...values }: { name: string; email: string; password: string; status: "pending" | "active" },
): Promise<Admin> {
  const row = { id: c.get("clock").id(), ...values, passwordHash: await hashPassword(password) };
  const admin = await insertAdmin(openDb(c.env.DB), row, writeContext(c, row));
  if (!admin) {
    const message = "An account with this email address already exists";
    throw new HttpError("conflict", { message, details: [`email: ${message}`] });
  }
  return admin;
}

function wrongCredentials(): HttpError {
  return new HttpError("unauthenticated", { message: "Invalid email or password" });
}

/** The refusal while an address is locked. */
function lockedError(seconds: number): HttpError {
  const message = "Too many failed attempts. Please wait a little and try again.";
  return new HttpError("rate_limited", { message, headers: { "Retry-After": String(seconds) } });
}

/** The hash under which failed attempts of an e-mail address are stored. */
function hashEmail(email: string): Promise<string> {
  return sha256(`login:${email}`);
}
