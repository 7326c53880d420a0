import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { admin, loginResponse, registerResponse } from "#shared/contract/admins.ts";
import type { ErrorEnvelope } from "#shared/errors.ts";
import { openDb } from "#worker/db/client.ts";
import { hashPassword } from "#worker/features/admins/passwords.ts";
import { openSession, type Proof } from "#worker/features/admins/sessions.queries.ts";
import { addAdmin, cheapHash, startApi } from "../support/api.ts";

const api = startApi();
const password = "four green bicycles";
const passwordHash = cheapHash(password);
let addresses = 0;

/** Posts from its own address, so that tests do not share a rate limit. */
function post(path: string, body: unknown, { from = `10.0.0.${++addresses}`, to = api } = {}) {
  return to(path, { method: "POST", body, headers: { "CF-Connecting-IP": from } });
}

function login(email: string, pass: string = password) {
  return post("/api/admin/login", { email, password: pass });
}

/**
 * Milliseconds below which no processor computes a hash: 200 MB go through its memory. A duration
 * that was measured here would be one under the load of that moment, which may be gone in the next.
 */
const shortestHashMs = 40;

/** The duration of some work in milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function refusal(response: Response): Promise<ErrorEnvelope> {
  const body = (await response.json()) as ErrorEnvelope;
  expect(body.requestId).toBe(response.headers.get("X-Request-Id"));
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return body;
}

describe("POST /api/admin/login", { timeout: 20_000 }, () => {
  // ASVS 7.2.2 7.2.3 7.3.2 9.2.1 11.4.2 11.5.1
  it("gives a token for twelve hours that opens the profile", async () => {
    const { email, id } = await addAdmin({ passwordHash });
    const response = await login(`  ${email.toUpperCase()} `);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const body = loginResponse.parse(await response.json());
    expect(body.admin).toEqual({ id, name: "Kavya Rao", email, role: "owner" });
    expect(Date.parse(body.expiresAt) - Date.now()).toBeGreaterThan(11.9 * 3_600_000);
    const profile = await api("/api/admin/profile", { token: body.token });
    expect(profile.status).toBe(200);
    expect(admin.parse(((await profile.json()) as { admin: unknown }).admin)).toEqual(body.admin);
    const lines = await env.DB.prepare(
      "SELECT 1 FROM audit_log WHERE subject_id = ? AND action = 'admin.login'",
    )
      .bind(id)
      .all();
    expect(lines.results).toHaveLength(1);
  });

  // ASVS 6.3.1 16.5.1
  it("gives the same response after computing one hash, whether the address, the password or the status is wrong", async () => {
    const known = await addAdmin({ passwordHash: await hashPassword(password) });
    const disabled = await addAdmin({ passwordHash: await hashPassword(password), status: "disabled" });
    for (const [email, pass] of [
      [known.email, "not the password"],
      ["nobody@example.com", password],
      [disabled.email, password],
    ] as const) {
      let response = new Response();
      const took = await timed(async () => {
        response = await login(email, pass);
      });
      expect(took, email).toBeGreaterThan(shortestHashMs);
      expect(response.status).toBe(401);
      expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
      expect(await refusal(response)).toMatchObject({
        code: "unauthenticated",
        message: "Invalid email or password",
      });
    }
  });

  // ASVS 2.3.1
  it("responds 403 to an admin waiting for approval, and only with the right password", async () => {
    const { email } = await addAdmin({ passwordHash, status: "pending" });
    expect((await login(email, "not the password")).status).toBe(401);
    const response = await login(email);
    expect(response.status).toBe(403);
    expect(await refusal(response)).toMatchObject({
      code: "forbidden",
      message: expect.stringContaining("waiting"),
    });
  });

  // ASVS 2.2.2 15.3.5
  it("refuses bodies that are not a login", async () => {
    for (const body of [
      {},
      { email: "a@example.com" },
      { email: "", password: "x" },
      { email: ["a@example.com"], password: "x" },
      { email: "a@example.com", password: { $ne: null } },
      { email: "a@example.com", password: "x".repeat(257) },
      { email: "x".repeat(300), password: "x" },
      { email: "a\u0000@example.com", password: "x" },
      { email: "a@example.com", password: "x\u0000" },
      { email: "a@example.com", password: "\ud800" },
    ]) {
      const response = await post("/api/admin/login", body);
      expect(response.status).toBe(400);
      expect(await refusal(response)).toMatchObject({ code: "invalid_request", details: expect.any(Array) });
    }
  });

  // ASVS 6.3.1 2.3.2
  it("locks an address after failures, known or not and also concurrent ones, and clears them after a success", async () => {
    const { email } = await addAdmin({ passwordHash });
    for (const address of [email, "unknown@example.com"]) {
      const responses = await Promise.all(Array.from({ length: 5 }, () => login(address, "guess")));
      for (const { status } of responses) expect(status).toBe(401);
      const locked = await login(address);
      expect(locked.status).toBe(429);
      expect(Number(locked.headers.get("Retry-After"))).toBeGreaterThan(20);
      expect(await refusal(locked)).toMatchObject({ code: "rate_limited" });
    }
    const remembered = () =>
      env.DB.prepare("SELECT count(*) AS n FROM login_failures").first<number>("n").then(Number);
    await env.DB.prepare("UPDATE login_failures SET locked_until = 0").run();
    const before = await remembered();
    expect((await login(email)).status).toBe(200);
    expect(await remembered()).toBe(before - 1);
  });

  it("lets concurrent attempts through no more often than consecutive ones", async () => {
    const { email } = await addAdmin({ passwordHash });
    const responses = await Promise.all(Array.from({ length: 20 }, () => login(email, "guess")));
    const count = (wanted: number) => responses.filter(({ status }) => status === wanted).length;
    expect([count(401), count(429)]).toEqual([5, 15]);
  });

  it("opens no session when the password was changed while it was being verified", async () => {
    const { id } = await addAdmin({ passwordHash });
    const now = Date.now();
    const session = {
      id: crypto.randomUUID(),
      adminId: id,
      userAgent: null,
      country: null,
      createdAt: now,
      expiresAt: now + 1e6,
      isStrong: false,
    };
    const context = {
      actor: { id, name: "Kavya Rao", requestId: "r" },
      now,
      newId: () => crypto.randomUUID(),
    };
    const open = (proof: Proof) => openSession(openDb(env.DB), session, { proof }, context);
    expect(await open({ passwordHash: await hashPassword("the one before") })).toBe(false);
    const left = await env.DB.prepare("SELECT 1 FROM sessions WHERE id = ?").bind(session.id).all();
    expect(left.results).toEqual([]);
    expect(await open({ passwordHash })).toBe(true);
  });

  // ASVS 2.4.1 6.3.1 15.2.2
  it("limits one IP address, whichever e-mail addresses it tries", async () => {
    const from = "10.9.9.9";
    const body = { email: "locked@example.com", password: "guess" };
    for (let failure = 0; failure < 5; failure++) await post("/api/admin/login", body, { from });
    let last: ErrorEnvelope | null = null;
    // At most twice the limit, because the counted minute may end in between.
    for (let more = 0; more < 125 && !last?.message.startsWith("Too many requests"); more++)
      last = await refusal(await post("/api/admin/login", body, { from }));
    expect(last).toMatchObject({
      code: "rate_limited",
      message: expect.stringContaining("Too many requests"),
    });
  });

  it.each([undefined, "", "short"])(
    "answers 503 while the secret is %s, and makes none up",
    async (secret) => {
      const { email, token } = await addAdmin({ passwordHash });
      const unset = startApi({ bindings: { AUTH_SECRET: secret } });
      const response = await post("/api/admin/login", { email, password }, { to: unset });
      expect(response.status).toBe(503);
      expect(await refusal(response)).toMatchObject({
        code: "unavailable",
        message: "Sign-in is not set up on this site yet.",
      });
      expect((await unset("/api/admin/profile", { token })).status).toBe(503);
    },
  );
});

describe("POST /api/admin/register", { timeout: 40_000 }, () => {
  const modes = { approval: "pending", open: "active", closed: null, nonsense: null } as const;
  const inMode = (mode: string) => startApi({ bindings: { ADMIN_REGISTRATION: mode as "approval" } });

  it.each(Object.entries(modes))("in mode %s makes an account that is %s", async (mode, status) => {
    const email = `${mode}@example.com`;
    const body = { name: "Anand Pillai", email, password, role: "superadmin", status: "active", id: 1 };
    const response = await post("/api/admin/register", body, { to: inMode(mode) });
    const row = await env.DB.prepare("SELECT id, status, password_hash FROM admins WHERE email = ?")
      .bind(email)
      .first<{ id: string; status: string; password_hash: string }>();
    if (status === null) {
      expect(response.status).toBe(403);
      expect(await refusal(response)).toMatchObject({ code: "forbidden" });
      expect(row).toBeNull();
      return;
    }
    expect(response.status).toBe(201);
    const registered = registerResponse.parse(await response.json());
    expect(registered.admin).toEqual({ id: row?.id, name: "Anand Pillai", email, role: "owner" });
    expect(registered.message).toMatch(status === "pending" ? /approved/ : /now login/);
    expect(row?.status).toBe(status);
    expect(row?.password_hash).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect((await login(email)).status).toBe(status === "active" ? 200 : 403);
  });

  it("refuses a taken address, in any case, with 409", async () => {
    const { email } = await addAdmin();
    const body = { name: "Anand Pillai", email: email.toUpperCase(), password };
    const response = await post("/api/admin/register", body);
    expect(response.status).toBe(409);
    expect(await refusal(response)).toMatchObject({
      code: "conflict",
      details: [expect.stringMatching(/^email: /)],
    });
  });

  it("makes one admin of twenty concurrent registrations with one address", async () => {
    const body = { name: "Anand Pillai", email: "twenty@example.com", password };
    const responses = await Promise.all(Array.from({ length: 20 }, () => post("/api/admin/register", body)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
  });

  it("accepts a password in any Unicode composition of its letters", async () => {
    const email = "composed@example.com";
    const open = inMode("open");
    const body = { name: "Anand Pillai", email, password: "caf\u00e9 of bicycles" };
    expect((await post("/api/admin/register", body, { to: open })).status).toBe(201);
    expect((await login(email, "cafe\u0301 of bicycles")).status).toBe(200);
  });

  // ASVS 6.2.4 6.2.11 2.2.1
  it("refuses incomplete forms and short, long or weak passwords, naming each field", async () => {
    const good = { name: "Anand Pillai", email: "anand.pillai@example.com", password };
    for (const [changes, field] of [
      [{ name: "" }, "name"],
      [{ name: "x".repeat(121) }, "name"],
      [{ email: "nobody" }, "email"],
      [{ email: "a@b" }, "email"],
      [{ password: "12345" }, "password"],
      [{ password: "x".repeat(257) }, "password"],
      [{ password: "Password123" }, "password"],
      [{ password: "caligula" }, "password"],
      [{ password: "anand.pillai@example.com" }, "password"],
      [{ password: "AnandPillai" }, "password"],
      [{ password: "aaaaaaaa" }, "password"],
      [{ password: "four\u0000green bicycles" }, "password"],
      [{ password: "four green bicycles\udc00" }, "password"],
    ] as const) {
      const response = await post("/api/admin/register", { ...good, ...changes });
      expect(response.status, JSON.stringify(changes)).toBe(400);
      const { details } = await refusal(response);
      expect(details?.[0], JSON.stringify(changes)).toMatch(new RegExp(`^${field}: `));
    }
  });
});

describe("POST /api/admin/password", { timeout: 20_000 }, () => {
  const next = "a completely new sentence";
  const change = (token: string, body: unknown) =>
    api("/api/admin/password", {
      method: "POST",
      body,
      token,
      headers: { "CF-Connecting-IP": `10.1.0.${++addresses}` },
    });

  // ASVS 6.2.5 6.2.8 6.2.9
  it("accepts any characters, seventy and more, exactly as typed", async () => {
    const typed = ` Ṭwo "spaces"  <b>&amp;</b> ' OR 1=1 -- \\ கடவுச்சொல் पासवर्ड ${"long ".repeat(8)}`;
    expect(typed.length).toBeGreaterThan(70);
    const { email, token } = await addAdmin({ passwordHash });
    expect((await change(token, { currentPassword: password, newPassword: typed })).status).toBe(200);
    for (const other of [typed.trim(), typed.toLowerCase(), typed.slice(0, 64), typed.replace("  ", " ")])
      expect((await login(email, other)).status, other).toBe(401);
    expect((await login(email, typed)).status).toBe(200);
  });

  // ASVS 6.2.2 7.4.3
  it("sets the new password and ends every other session at once", async () => {
    const { email, token } = await addAdmin({ passwordHash });
    const other = loginResponse.parse(await (await login(email)).json());
    expect((await change(token, { currentPassword: password, newPassword: next })).status).toBe(200);
    expect((await api("/api/admin/profile", { token })).status).toBe(200);
    expect((await api("/api/admin/profile", { token: other.token })).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    expect((await login(email, next)).status).toBe(200);
  });

  // ASVS 6.2.3 7.5.1
  it("refuses a wrong current password and a new one that is short or easy to guess", async () => {
    const { email, token } = await addAdmin({ passwordHash });
    for (const [body, field] of [
      [{ currentPassword: "wrong", newPassword: next }, "currentPassword"],
      [{ currentPassword: password, newPassword: "12345" }, "newPassword"],
      [{ currentPassword: password, newPassword: "password" }, "newPassword"],
      [{ newPassword: next }, "currentPassword"],
    ] as const) {
      const response = await change(token, body);
      expect(response.status).toBe(400);
      expect((await refusal(response)).details?.[0]).toMatch(new RegExp(`^${field}: `));
    }
    expect((await login(email)).status).toBe(200);
  });
});

describe("a session", { timeout: 20_000 }, () => {
  // ASVS 7.4.1 7.2.4
  it("ends on logout, and other sessions do not", async () => {
    const { email, token } = await addAdmin({ passwordHash });
    const other = loginResponse.parse(await (await login(email)).json());
    const response = await api("/api/admin/logout", { method: "POST", token: other.token });
    expect(response.status).toBe(204);
    expect(await response.text()).toBe("");
    expect((await api("/api/admin/profile", { token: other.token })).status).toBe(401);
    expect((await api("/api/admin/profile", { token })).status).toBe(200);
  });

  // ASVS 7.4.2 11.2.2
  it("ends when the admin is disabled, and survives one rotation of the secret", async () => {
    const { id, token } = await addAdmin();
    const previous = (env as { AUTH_SECRET?: string }).AUTH_SECRET;
    const rotated = startApi({
      bindings: { AUTH_SECRET: "a-new-secret-of-thirty-two-bytes-now", AUTH_SECRET_PREVIOUS: previous },
    });
    expect((await rotated("/api/admin/profile", { token })).status).toBe(200);
    const twice = startApi({ bindings: { AUTH_SECRET: "a-new-secret-of-thirty-two-bytes-now" } });
    expect((await twice("/api/admin/profile", { token })).status).toBe(401);
    await env.DB.prepare("UPDATE admins SET status = 'disabled' WHERE id = ?").bind(id).run();
    expect((await api("/api/admin/profile", { token })).status).toBe(401);
  });

  it("is limited to ten for each admin; the one that was used least lately ends first", async () => {
    const { id, email, token } = await addAdmin({ passwordHash });
    const used = (await (await login(email)).json<{ token: string }>()).token;
    await env.DB.prepare("UPDATE sessions SET created_at = created_at - 3600000 WHERE admin_id = ?")
      .bind(id)
      .run();
    expect((await api("/api/admin/profile", { token: used })).status).toBe(200);
    for (let more = 0; more < 9; more++) expect((await login(email)).status).toBe(200);
    expect((await api("/api/admin/profile", { token })).status).toBe(401);
    expect((await api("/api/admin/profile", { token: used })).status).toBe(200);
  });
});
