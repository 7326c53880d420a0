import { type Context, Hono } from "hono";
import {
  type LoginResponse,
  loginInput,
  type RegisterResponse,
  registerInput,
} from "#shared/contract/admins.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { validate } from "../../http/validate.ts";
import { sha256 } from "../../platform/digest.ts";
import { countAttempt, findAccount, forgetFailures, insertAdmin, openSession } from "./admins.queries.ts";
import { isGuessable, sessionLifetime } from "./admins.rules.ts";
import { hashPassword, nobodysHash, verifyPassword } from "./passwords.ts";
import { requireSecret, signToken } from "./tokens.ts";

const waiting = "Your account is waiting for approval. You can sign in once an admin has approved it.";

/** Signing in and asking for an account, mounted at `/api/admin`. */
export const adminPublicRoutes = new Hono<AppEnv>()
  .post("/login", validate("json", loginInput), async (c) => {
    requireSecret(c.env);
    const { email, password } = c.req.valid("json");
    await limitRate(c, c.env.LOGIN_RATE, "login");
    const db = openDb(c.env.DB);
    const clock = c.get("clock");
    const now = clock.now();
    const emailHash = await hashOf(email);
    const until = await countAttempt(db, emailHash, now);
    if (until > now) throw tooMany(Math.ceil((until - now) / 1000));

    const account = await findAccount(db, email);
    // One hash is computed whatever the account is, so that the time says nothing about it.
    const matches = await verifyPassword(password, account?.passwordHash ?? nobodysHash);
    const wrong = new HttpError("unauthenticated", { message: "Invalid email or password" });
    if (!account || !matches || account.status === "disabled") throw wrong;
    if (account.status === "pending") {
      await forgetFailures(db, emailHash);
      throw new HttpError("forbidden", { message: waiting });
    }

    const { passwordHash, status: _, ...admin } = account;
    const session = {
      id: clock.id(),
      adminId: admin.id,
      userAgent: c.req.header("User-Agent")?.slice(0, 300) ?? null,
      createdAt: now,
      expiresAt: now + sessionLifetime,
    };
    const opened = await openSession(db, session, {
      actor: { id: admin.id, name: admin.name, requestId: c.get("requestId") },
      auditId: clock.id(),
      emailHash,
      passwordHash,
    });
    if (!opened) throw wrong;
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
    await limitRate(c, c.env.LOGIN_RATE, "register", await hashOf(email));
    if (isGuessable(password, { name, email })) throw guessable("password");
    const admin = await register(c, {
      name,
      email,
      password,
      status: mode === "open" ? "active" : "pending",
    });
    const message = mode === "open" ? "Registration successful! You can now login." : waiting;
    return c.json({ message, admin } satisfies RegisterResponse, 201);
  });

async function register(
  c: Context<AppEnv>,
  { password, ...account }: { name: string; email: string; password: string; status: "pending" | "active" },
) {
  const clock = c.get("clock");
  const admin = await insertAdmin(
    openDb(c.env.DB),
    { id: clock.id(), ...account, passwordHash: await hashPassword(password) },
    { now: clock.now(), auditId: clock.id(), requestId: c.get("requestId") },
  );
  if (!admin) {
    const message = "An account with this email address already exists";
    throw new HttpError("conflict", { message, details: [`email: ${message}`] });
  }
  return admin;
}

/** The refusal of a password that is among the first to be tried. */
export function guessable(field: string): HttpError {
  const message = "This password is too easy to guess. Choose another one";
  return new HttpError("invalid_request", { message, details: [`${field}: ${message}`] });
}

/** The refusal while an address is locked. */
function tooMany(seconds: number): HttpError {
  const message = "Too many failed attempts. Please wait a little and try again.";
  return new HttpError("rate_limited", { message, headers: { "Retry-After": String(seconds) } });
}

/** What stands for an e-mail address among the failed sign-ins: enough to find it again, and not the address itself. */
function hashOf(email: string): Promise<string> {
  return sha256(`login:${email}`);
}
