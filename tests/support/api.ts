import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { randomBytes, scryptSync } from "node:crypto";
import type { AdminRole } from "#shared/contract/admins.ts";
import { createApp } from "#worker/app.ts";
import type { Bindings } from "#worker/env.ts";
import { signToken } from "#worker/features/admins/tokens.ts";
import { type Clock, systemClock } from "#worker/platform/clock.ts";
import { expectDescribed } from "./described.ts";

const apps = new WeakMap<Clock, ReturnType<typeof createApp>>();

/**
 * The whole application, with a page that only shows the requested path. One for each clock,
 * because its first request compiles all routes.
 */
export function wholeApp(clock: Clock = systemClock) {
  const app =
    apps.get(clock) ??
    createApp({
      clock,
      renderPage: async (c) => c.html(`<!doctype html><title>${encodeURI(c.req.path)}</title>`),
    });
  apps.set(clock, app);
  return app;
}

export interface ApiRequest extends Omit<RequestInit, "body"> {
  /** Text, bytes and forms are sent as they are, anything else as JSON. */
  body?: unknown;
  token?: string;
}

export type Api = (path: string, request?: ApiRequest) => Promise<Response>;

/**
 * Sends requests to the whole application, and waits for the background work of each. They come
 * from an address of their own unless they name one: the counters of the rate limits outlive a
 * test file.
 */
export function startApi({
  clock,
  bindings = {},
}: {
  clock?: Clock;
  bindings?: Partial<Bindings>;
} = {}): Api {
  const app = wholeApp(clock);
  const address = crypto.randomUUID();
  return async (path, { body, token, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has("CF-Connecting-IP")) headers.set("CF-Connecting-IP", address);
    if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
    const raw = body === undefined || body === null || typeof body === "string" || isBinary(body);
    if (!raw && !headers.has("Content-Type")) headers.set("Content-Type", "application/json");
    const ctx = createExecutionContext();
    const response = await app.request(
      path,
      { ...init, headers, body: raw ? (body as BodyInit | null | undefined) : JSON.stringify(body) },
      { ...env, ...bindings } as Bindings,
      ctx,
    );
    await waitOnExecutionContext(ctx);
    expectDescribed(init.method ?? "GET", path, response.status);
    return response;
  };
}

function isBinary(body: unknown): boolean {
  return (
    body instanceof FormData ||
    body instanceof ReadableStream ||
    body instanceof ArrayBuffer ||
    ArrayBuffer.isView(body)
  );
}

let made = 0;

/** Adds an admin with a session; returns the account with a token that is valid for an hour. */
export async function addAdmin(
  changes: { status?: string; passwordHash?: string; email?: string; role?: AdminRole } = {},
) {
  made++;
  const id = systemClock.id();
  const sessionId = systemClock.id();
  const now = Date.now();
  const email = changes.email ?? `staff-${made}-${id.slice(-6)}@example.com`;
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO admins (id, name, email, password_hash, status, role, created_at, updated_at) VALUES (?, 'Kavya Rao', ?, ?, ?, ?, 0, 0)",
    ).bind(id, email, changes.passwordHash ?? "x", changes.status ?? "active", changes.role ?? "owner"),
    env.DB.prepare("INSERT INTO sessions (id, admin_id, created_at, expires_at) VALUES (?, ?, ?, ?)").bind(
      sessionId,
      id,
      now,
      now + 3_600_000,
    ),
  ]);
  const token = await tokenFor({ adminId: id, sessionId, now });
  return { id, email, sessionId, token };
}

/** The hash of a password at the lowest cost; verifying it takes no time. */
export function cheapHash(password: string): string {
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, { N: 2, r: 1, p: 1 });
  return `scrypt$2$1$1$${salt.toString("base64url")}$${key.toString("base64url")}`;
}

/** The token of a session, good for an hour. */
export function tokenFor({ adminId, sessionId, now }: { adminId: string; sessionId: string; now: number }) {
  const claims = { subject: adminId, id: sessionId, now, expiresAt: now + 3_600_000 };
  return signToken(env as Bindings, "session", claims);
}

/** More requests than a limit of 60 a minute lets through in two, should the first minute end meanwhile. */
export const tooManyRequests = 122;

/** A general submission as the contact form sends it. */
export function submissionBody(changes: Record<string, unknown> = {}) {
  return {
    formType: "general_query",
    firstName: "Ravi",
    email: "ravi@example.com",
    phone: "098000 12345",
    formData: { subject: "A charger", inquiryType: "Pricing", message: "What does it cost?" },
    filledInMs: 30_000,
    ...changes,
  };
}
