import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type LoginResponse, loginResponse, sessionList } from "#shared/contract/admins.ts";
import {
  type InvitationCreated,
  invitationList,
  openInvitation,
  passkeyList,
  type RecoveryCodeList,
  type ResetLink,
  type SecondStep,
  type TotpSecret,
  totpState,
} from "#shared/contract/sign-in.ts";
import type { ErrorEnvelope } from "#shared/errors.ts";
import type { Bindings } from "#worker/env.ts";
import { networkOf } from "#worker/features/admins/admins.rules.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { type ApiRequest, addAdmin, cheapHash, startApi } from "../support/api.ts";
import { codeAt, createAuthenticator } from "../support/authenticator.ts";
import { countRows } from "../support/rows-read.ts";

const password = "four green bicycles";
const passwordHash = cheapHash(password);
const minute = 60_000;
const hour = 60 * minute;
const admin = "/api/admin";

/** The API at times that the test sets, with a mail service that keeps what it is given. */
function stage(bindings: Partial<Bindings> = {}) {
  const mails: { to: string; subject: string; text: string }[] = [];
  const MAIL = {
    send: async (mail: (typeof mails)[number]) => void mails.push(mail),
  } as unknown as SendEmail;
  const clock = { time: Date.now(), now: () => clock.time, id: systemClock.id };
  const LOGIN_RATE = { limit: async () => ({ success: true }) } as RateLimit;
  const all = {
    MAIL,
    MAIL_FROM: "portal@example.com",
    SITE_URL: "https://site.example",
    LOGIN_RATE,
    ...bindings,
  };
  const api = startApi({ clock, bindings: all });
  let networks = 0;
  return {
    mails,
    clock,
    api,
    /** Posts from a network of its own, unless it is named. */
    post: (
      path: string,
      body: unknown,
      { from, cookie, token }: { from?: string; cookie?: string; token?: string } = {},
    ) => {
      const headers: Record<string, string> = {
        "CF-Connecting-IP": from ?? `10.${++networks % 250}.${networks >> 8}.1`,
      };
      if (cookie) headers.Cookie = cookie;
      return api(path, { method: "POST", body, token, headers } satisfies ApiRequest);
    },
    /** The token of the newest link that was mailed to somebody. */
    linkOf: (to: string) => /#([\w-]+)/.exec(mails.findLast((mail) => mail.to === to)?.text ?? "")?.[1] ?? "",
  };
}
type Stage = ReturnType<typeof stage>;

const json = async <Body>(response: Response, status = 200): Promise<Body> => {
  expect(response.status, await response.clone().text()).toBe(status);
  return (await response.json()) as Body;
};
const messageOf = async (response: Response) => ((await response.json()) as ErrorEnvelope).message;
const deviceOf = (response: Response) => response.headers.get("Set-Cookie")?.split(";")[0] ?? "";

describe("guessing a password", () => {
  // ASVS 6.3.1 6.3.5
  it("gets at most 100 tries an hour for one address over all networks, and holds up neither a known device nor a passkey", async () => {
    const { post, clock, mails } = stage();
    const { email, token } = await addAdmin({ passwordHash });
    const cookie = deviceOf(await post(`${admin}/login`, { email, password }));
    const key = await createAuthenticator();
    const options = await json<{ challenge: string }>(
      await post(`${admin}/passkeys/options`, null, { token }),
    );
    await json(await post(`${admin}/passkeys`, await key.create(options), { token }), 201);
    mails.length = 0;

    const tried: number[] = [];
    const start = clock.time;
    for (let second = 0; second < 1.25 * 3600; second += 20) {
      clock.time = start + second * 1000;
      const response = await post(`${admin}/login`, { email, password: "guess" });
      if (response.status === 401) tried.push(clock.time);
      else expect(Number(response.headers.get("Retry-After"))).toBeLessThanOrEqual(45);
    }
    const inHourFrom = (from: number) => tried.filter((time) => time >= from && time < from + hour).length;
    expect(Math.max(...tried.map(inHourFrom))).toBeLessThanOrEqual(100);
    // Slower, and never closed.
    expect(Math.max(...tried.slice(1).map((time, index) => time - (tried[index] ?? 0)))).toBeLessThanOrEqual(
      minute,
    );
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, "Somebody is guessing your password"],
    ]);

    expect((await post(`${admin}/login`, { email, password }, { cookie })).status).toBe(200);
    const challenge = await json<{ challenge: string }>(await post(`${admin}/login/passkey/options`, null));
    expect((await post(`${admin}/login/passkey`, await key.get(challenge))).status).toBe(200);
    // And a new device gets its turn.
    clock.time += minute;
    expect((await post(`${admin}/login`, { email, password })).status).toBe(200);
  }, 60_000);

  // ASVS 3.3.1 3.3.2 3.3.3 3.3.4
  it("from a known device locks that device, and a mark of another account or another key is none", async () => {
    const { post, clock } = stage();
    const [me, other] = [await addAdmin({ passwordHash }), await addAdmin({ passwordHash })];
    const login = (pass: string, cookie?: string) =>
      post(`${admin}/login`, { email: me.email, password: pass }, { cookie });
    const mine = await login(password);
    expect(mine.headers.get("Set-Cookie")).toMatch(
      /^__Host-device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const cookie = deviceOf(mine);
    for (let failure = 0; failure < 5; failure++) expect((await login("guess", cookie)).status).toBe(401);
    expect((await login(password, cookie)).status).toBe(429);
    expect((await login(password)).status).toBe(200);
    const foreign = deviceOf(await post(`${admin}/login`, { email: other.email, password }));
    for (let attempt = 0; attempt < 40; attempt++) await login("guess");
    clock.time += 1;
    for (const mark of [foreign, `${cookie.slice(0, -2)}AA`, "__Host-device=x", "device=1"]) {
      expect((await login(password, mark)).status, mark).toBe(429);
    }
  });

  it("is counted by network: a /24 of IPv4, a /48 of IPv6", () => {
    expect(networkOf("203.0.113.9")).toBe("203.0.113");
    expect(networkOf("2001:DB8:1:2::9")).toBe("2001:db8:1");
    expect(networkOf("2001:db8::9")).toBe("2001:db8:0");
    expect(networkOf("::1")).toBe("0:0:0");
  });
});

describe("a session", { timeout: 20_000 }, () => {
  // ASVS 7.3.1 7.3.2 7.5.2 6.3.5
  it("ends after the idle and the total time of the settings, and shows its device, country and last use", async () => {
    const { api, clock, mails } = stage({ SESSION_HOURS: "2", SESSION_IDLE_MINUTES: "30" } as object);
    const { email } = await addAdmin({ passwordHash });
    const agent = "Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36";
    const body = { email, password };
    const login = async (headers: Record<string, string> = {}) => {
      const all = { "User-Agent": agent, "CF-Connecting-IP": crypto.randomUUID(), ...headers };
      return api(`${admin}/login`, {
        method: "POST",
        body,
        headers: all,
        cf: { country: "IN" },
      } as ApiRequest);
    };
    const first = await login();
    const { token } = loginResponse.parse(await json(first));
    expect(mails).toMatchObject([{ to: email, subject: "New sign-in to your account" }]);
    expect(mails[0]?.text).toContain("Chrome on Windows");
    await login({ Cookie: deviceOf(first) });
    expect(mails).toHaveLength(1);

    const start = clock.time;
    clock.time = start + 29 * minute;
    const list = sessionList.parse(await json(await api(`${admin}/sessions`, { token })));
    const sessions = list.sessions.filter(({ userAgent }) => userAgent === agent);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => current)).toMatchObject({
      country: "IN",
      lastSeenAt: new Date(clock.time).toISOString(),
    });
    expect(sessions.find(({ current }) => !current)?.lastSeenAt).toBe(new Date(start).toISOString());
    // In use, it goes on.
    for (let used = 58; used < 120; used += 29) {
      clock.time = start + used * minute;
      expect((await api(`${admin}/profile`, { token })).status).toBe(200);
    }
    clock.time = start + 121 * minute;
    expect((await api(`${admin}/profile`, { token })).status).toBe(401);
    const { token: idle } = loginResponse.parse(await json(await login()));
    clock.time += 31 * minute;
    expect((await api(`${admin}/profile`, { token: idle })).status).toBe(401);
  });

  it("costs one indexed read, and a write every five minutes only", async () => {
    const { token } = await addAdmin();
    let statements = 0;
    const rows = await countRows(async (DB) => {
      const prepare = (sql: string) => {
        statements++;
        return DB.prepare(sql);
      };
      const counted = { ...DB, prepare } as D1Database;
      await startApi({ bindings: { DB: counted } })(`${admin}/profile`, { token });
    });
    expect([statements, rows]).toEqual([1, 2]);
  });

  // ASVS 7.4.5
  it("of a colleague is ended by an owner", async () => {
    const { api } = stage();
    const [me, colleague] = [await addAdmin(), await addAdmin({ role: "agent" })];
    const path = `${admin}/accounts/${colleague.id}/sessions`;
    expect(await json(await api(path, { method: "DELETE", token: me.token }))).toEqual({ ended: 1 });
    expect((await api(`${admin}/profile`, { token: colleague.token })).status).toBe(401);
  });
});

describe("a forgotten password", { timeout: 20_000 }, () => {
  const next = "three blue kettles";

  // ASVS 6.3.7 6.4.3
  it("is set with a mailed link, once and within thirty minutes, and ends all sessions", async () => {
    const { api, post, clock, mails, linkOf } = stage();
    const { email, token } = await addAdmin({ passwordHash });
    const ask = () => post(`${admin}/password-reset`, { email: email.toUpperCase() });
    const confirm = (link: string, pass = next) =>
      post(`${admin}/password-reset/confirm`, { token: link, password: pass });
    expect((await ask()).status).toBe(202);
    expect(mails.at(-1)?.text).toContain("https://site.example/login/reset#");
    const link = linkOf(email);
    expect((await confirm(link, "password")).status).toBe(400);
    const [one, other] = await Promise.all([confirm(link), confirm(link)]);
    expect([one?.status, other?.status].sort()).toEqual([200, 400]);
    expect((await api(`${admin}/profile`, { token })).status).toBe(401);
    expect((await post(`${admin}/login`, { email, password })).status).toBe(401);
    expect((await post(`${admin}/login`, { email, password: next })).status).toBe(200);
    expect(mails.map(({ subject }) => subject)).toContain("Your password was changed");

    await ask();
    const old = linkOf(email);
    clock.time += 31 * minute;
    expect(await messageOf(await confirm(old))).toMatch(/too old/);
    // A stored hash is not the token.
    const { token_hash: hash } =
      (await env.DB.prepare("SELECT token_hash FROM admin_links").first<{ token_hash: string }>()) ?? {};
    for (const wrong of [hash ?? "", "x", link]) expect((await confirm(wrong)).status).toBe(400);
  });

  // ASVS 6.3.8
  it("gets the same response and as quickly, whether or not there is an account; five mails an hour at most", async () => {
    const { post, mails } = stage();
    const { email } = await addAdmin({ passwordHash });
    const disabled = await addAdmin({ passwordHash, status: "disabled" });
    const bodies = [];
    for (const one of [email, "nobody@example.com", disabled.email]) {
      const response = await post(`${admin}/password-reset`, { email: one });
      expect([response.status, response.headers.has("Set-Cookie")]).toEqual([202, false]);
      bodies.push(await response.text());
    }
    expect(new Set(bodies).size).toBe(1);
    expect(mails.map(({ to }) => to)).toEqual([email]);
    for (let more = 0; more < 8; more++) await post(`${admin}/password-reset`, { email });
    expect(mails).toHaveLength(5);
  });

  // ASVS 6.4.3
  it("is no way around the second step, and without mail the response says whom to ask", async () => {
    const { post, linkOf } = stage();
    const holder = await withCodes(stage(), { keep: true });
    await post(`${admin}/password-reset`, { email: holder.email });
    await json(
      await post(`${admin}/password-reset/confirm`, { token: linkOf(holder.email), password: next }),
    );
    expect(await json(await post(`${admin}/login`, { email: holder.email, password: next }))).toHaveProperty(
      "ticket",
    );
    const silent = stage({ MAIL_FROM: undefined });
    const response = await json<object>(
      await silent.post(`${admin}/password-reset`, { email: holder.email }),
      202,
    );
    expect(response).toMatchObject({ mail: false, message: expect.stringContaining("Ask an owner") });
    const path = `${admin}/password-reset`;
    expect([await json(await silent.api(path)), await json(await stage().api(path))]).toEqual([
      { mail: false },
      { mail: true },
    ]);
  });

  // ASVS 6.4.1 6.4.3
  it("is set with a link that an owner hands over, once and within an hour, without mail and audited", async () => {
    const { api, post, clock } = stage({ MAIL_FROM: undefined });
    const [owner, forgetful] = [await addAdmin(), await addAdmin({ passwordHash, role: "agent" })];
    const ask = (id: string) => post(`${admin}/accounts/${id}/reset-link`, null, { token: owner.token });
    const makeLink = async () => json<ResetLink>(await ask(forgetful.id), 201);
    const confirm = ({ url }: ResetLink) =>
      post(`${admin}/password-reset/confirm`, { token: url.split("#")[1], password: next });
    const replaced = await makeLink();
    const link = await makeLink();
    expect(link.url).toMatch(/^https:\/\/site\.example\/login\/reset#[\w-]{43}$/);
    expect(Date.parse(link.expiresAt) - clock.time).toBe(hour);
    expect((await confirm(replaced)).status).toBe(400);
    expect((await api(`${admin}/profile`, { token: forgetful.token })).status).toBe(200);
    expect((await confirm(link)).status).toBe(200);
    expect((await confirm(link)).status).toBe(400);
    expect((await api(`${admin}/profile`, { token: forgetful.token })).status).toBe(401);
    expect((await post(`${admin}/login`, { email: forgetful.email, password: next })).status).toBe(200);
    const late = await makeLink();
    clock.time += hour + 1000;
    expect((await confirm(late)).status).toBe(400);
    const log = await env.DB.prepare(
      "SELECT action, admin_id FROM audit_log WHERE subject_id = ? ORDER BY seq",
    )
      .bind(forgetful.id)
      .all();
    const made = { action: "admin.make_reset_link", admin_id: owner.id };
    const set = { action: "admin.reset_password", admin_id: forgetful.id };
    expect(log.results.filter(({ action }) => action !== "admin.login")).toEqual([made, made, set, made]);
  });

  // ASVS 7.5.3 8.2.2
  it("gets no link for one's own, a disabled or an unknown account, nor after ten minutes without a proof of who asks; the account is mailed", async () => {
    const { post, clock, mails } = stage();
    const [owner, disabled, active] = [
      await addAdmin(),
      await addAdmin({ status: "disabled" }),
      await addAdmin(),
    ];
    const ask = async (id: string) =>
      (await post(`${admin}/accounts/${id}/reset-link`, null, { token: owner.token })).status;
    expect(await ask(owner.id)).toBe(403);
    expect(await ask(disabled.id)).toBe(409);
    expect(await ask(crypto.randomUUID())).toBe(404);
    expect(await ask(active.id)).toBe(201);
    const subjects = mails.map(({ to, subject }) => [to, subject]);
    expect(subjects).toEqual([[active.email, "An owner made a link that sets your password"]]);
    expect(mails[0]?.text).not.toContain("/login/reset#");
    clock.time += 11 * minute;
    expect(await ask(active.id)).toBe(403);
  });
});

/** An account whose second step is on. */
async function withCodes({ api, clock }: Stage, { keep = false } = {}) {
  const account = await addAdmin({ passwordHash });
  const { token } = account;
  const totp = (body: object) => api(`${admin}/totp`, { method: "POST", token, body });
  const { secret, uri } = await json<TotpSecret>(await totp({}));
  expect(uri).toContain(`secret=${secret}`);
  const { recoveryCodes } = await json<RecoveryCodeList>(await totp({ code: codeAt(secret, clock.time) }));
  expect(new Set(recoveryCodes).size).toBe(10);
  // The code was used; the next one comes later.
  if (!keep) clock.time += minute;
  return { ...account, secret, recoveryCodes, totp };
}

describe("an authenticator app", { timeout: 20_000 }, () => {
  // ASVS 6.3.3 6.5.1 6.5.5 6.5.8
  it("makes the second step: a code of this time, 30 seconds early or late, once", async () => {
    const scene = stage();
    const { post, clock } = scene;
    const { email, secret } = await withCodes(scene);
    const begin = async () =>
      (await json<SecondStep>(await post(`${admin}/login`, { email, password }))).ticket;
    const finish = async (code: string, ticket?: string) =>
      post(`${admin}/login/code`, { ticket: ticket ?? (await begin()), code });
    for (const seconds of [-90, -60, 60, 90]) {
      expect((await finish(codeAt(secret, clock.time + seconds * 1000))).status, `${seconds}`).toBe(401);
    }
    clock.time += 5 * minute;
    for (const seconds of [-30, 0, 30]) {
      const code = codeAt(secret, clock.time + seconds * 1000);
      const [one, again] = await Promise.all([finish(code), finish(code)]);
      expect([one?.status, again?.status].sort(), `${seconds}`).toEqual([200, 401]);
    }
    clock.time += minute;
    const old = await begin();
    clock.time += 6 * minute;
    expect(await messageOf(await finish(codeAt(secret, clock.time), old))).toMatch(/took too long/);
    for (const forged of ["a.b.c", `${(await begin()).slice(0, -3)}AAA`]) {
      expect((await finish(codeAt(secret, clock.time), forged)).status).toBe(401);
    }
    await env.DB.prepare("UPDATE admins SET password_hash = ? WHERE email = ?")
      .bind(cheapHash("other"), email)
      .run();
  });

  // ASVS 6.3.1 6.5.1 6.5.2 6.5.3 6.5.4
  it("can be replaced by a recovery code, each once, and guessing codes is slowed", async () => {
    const scene = stage();
    const { api, post } = scene;
    const { email, recoveryCodes, token, totp } = await withCodes(scene);
    const from = "192.0.2.1";
    const begin = async () =>
      (await json<SecondStep>(await post(`${admin}/login`, { email, password }))).ticket;
    const [first = "", second = ""] = recoveryCodes;
    const finish = async (code: string) =>
      post(`${admin}/login/code`, { ticket: await begin(), code }, { from });
    expect((await finish(first.toLowerCase().replaceAll("-", " "))).status).toBe(200);
    expect((await finish(first)).status).toBe(401);
    expect(totpState.parse(await json(await api(`${admin}/totp`, { token })))).toEqual({
      enabled: true,
      recoveryCodes: 9,
    });
    for (let guess = 0; guess < 4; guess++) expect((await finish("123456")).status).toBe(401);
    expect((await finish(second)).status).toBe(429);
    const stored = await env.DB.prepare("SELECT code_hash FROM recovery_codes").all<{ code_hash: string }>();
    expect(stored.results.map(({ code_hash: hash }) => hash).join()).toMatch(/^[0-9a-f,]+$/);
    expect((await totp({})).status).toBe(409);
    expect((await api(`${admin}/totp`, { method: "DELETE", token })).status).toBe(204);
    loginResponse.parse(await json(await post(`${admin}/login`, { email, password })));
  });

  // ASVS 6.4.4 6.5.6 7.5.1 7.5.3
  it("is asked for again before an export, a change of role and of how one signs in, ten minutes later", async () => {
    const scene = stage();
    const { api, clock } = scene;
    const { token, secret, id } = await withCodes(scene);
    const colleague = await addAdmin();
    const calls: [string, ApiRequest][] = [
      ["/api/form-submissions/export.csv", {}],
      [`${admin}/accounts/${colleague.id}/role`, { method: "PUT", body: { role: "agent" } }],
      [`${admin}/invitations`, { method: "POST", body: { email: "new@example.com", role: "agent" } }],
      [`${admin}/passkeys/options`, { method: "POST" }],
    ];
    clock.time += 11 * minute;
    for (const [path, request] of calls) {
      const refused = await json<ErrorEnvelope>(await api(path, { token, ...request }), 403);
      expect(refused.data, path).toEqual({ stepUp: ["code"] });
    }
    const stepUp = (body: object) => api(`${admin}/step-up`, { method: "POST", token, body });
    for (const body of [{}, { password }, { code: "123456" }]) expect((await stepUp(body)).status).toBe(400);
    expect((await stepUp({ code: codeAt(secret, clock.time) })).status).toBe(200);
    for (const [path, request] of calls)
      expect((await api(path, { token, ...request })).status, path).toBeLessThan(300);

    // An owner helps somebody whose phone is lost.
    const owner = await addAdmin();
    await env.DB.prepare("UPDATE sessions SET verified_at = ? WHERE id = ?")
      .bind(clock.time, owner.sessionId)
      .run();
    const path = `${admin}/accounts/${id}/second-factor`;
    expect((await api(path, { method: "DELETE", token: owner.token })).status).toBe(200);
    expect((await api(`${admin}/profile`, { token })).status).toBe(401);
  });

  it("is not asked of accounts without one: an export goes on, and the rest asks for the password", async () => {
    const { api, clock } = stage();
    const { token } = await addAdmin({ passwordHash });
    clock.time += 11 * minute;
    expect((await api("/api/form-submissions/export.csv", { token })).status).toBe(200);
    const refused = await json<ErrorEnvelope>(
      await api(`${admin}/totp`, { method: "POST", token, body: {} }),
      403,
    );
    expect(refused.data).toEqual({ stepUp: ["password"] });
    const stepUp = (body: object) => api(`${admin}/step-up`, { method: "POST", token, body });
    expect((await stepUp({ password: "guess" })).status).toBe(400);
    expect((await stepUp({ password })).status).toBe(200);
    expect((await api(`${admin}/totp`, { method: "POST", token, body: {} })).status).toBe(200);
  });
});

describe("a passkey", { timeout: 20_000 }, () => {
  const begin = async ({ post }: Stage) =>
    json<{ challenge: string }>(await post(`${admin}/login/passkey/options`, null));

  async function withPasskey(scene: Stage) {
    const account = await addAdmin({ passwordHash });
    const { token } = account;
    const key = await createAuthenticator();
    const options = await json<{ challenge: string; user: { id: string } }>(
      await scene.post(`${admin}/passkeys/options`, null, { token }),
    );
    const added = await scene.post(
      `${admin}/passkeys`,
      { ...(await key.create(options)), name: "Phone" },
      { token },
    );
    const { data } = await json<{ data: { id: string } }>(added, 201);
    return { ...account, key, passkeyId: data.id };
  }

  // ASVS 6.3.3 6.3.7 6.5.6
  it("is added, named and removed, and signs in without an address, past the second step", async () => {
    const scene = stage();
    const { api, post, mails, clock } = scene;
    const { key, token, id, passkeyId, email } = await withPasskey(scene);
    const options = await begin(scene);
    expect(options).not.toHaveProperty("allowCredentials");
    const signedIn: LoginResponse = loginResponse.parse(
      await json(await post(`${admin}/login/passkey`, await key.get(options))),
    );
    expect(signedIn.admin.id).toBe(id);
    clock.time += 11 * minute;
    const stale = await json<ErrorEnvelope>(await api("/api/form-submissions/export.csv", { token }), 403);
    expect(stale.data).toEqual({ stepUp: ["passkey"] });
    const stepUp = { passkey: await key.get(await begin(scene)) };
    expect((await post(`${admin}/step-up`, stepUp, { token })).status).toBe(200);
    expect((await api("/api/form-submissions/export.csv", { token })).status).toBe(200);

    const path = `${admin}/passkeys/${passkeyId}`;
    const list = async () =>
      passkeyList.parse(await json(await api(`${admin}/passkeys`, { token }))).passkeys;
    expect((await api(path, { method: "PATCH", token, body: { name: "Old phone" } })).status).toBe(200);
    expect(await list()).toMatchObject([
      { id: passkeyId, name: "Old phone", lastUsedAt: expect.any(String) },
    ]);
    expect((await api(path, { method: "DELETE", token })).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await post(`${admin}/login/passkey`, await key.get(await begin(scene)))).status).toBe(401);
    const subjects = mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        "A passkey was added to your account",
        "A passkey was removed from your account",
      ]),
    );
  });

  // ASVS 6.7.2
  it("is refused for a replay, a wrong origin, site, type or challenge, without verification, and with an old counter", async () => {
    const scene = stage();
    const { post, clock } = scene;
    const { key, id } = await withPasskey(scene);
    const other = await withPasskey(scene);
    const send = async (body: object) => (await post(`${admin}/login/passkey`, body)).status;
    const replayed = await key.get(await begin(scene));
    expect(await send(replayed)).toBe(200);
    expect(await send(replayed)).toBe(401);
    const forOthers = await json<{ challenge: string }>(
      await post(`${admin}/passkeys/options`, null, { token: other.token }),
    );
    const faults = [
      { origin: "https://evil.example" },
      { rpId: "evil.example" },
      { type: "webauthn.create" },
      { unverified: true },
      { counter: 1 },
      { challenge: "AAAA" },
      { challenge: forOthers.challenge },
      { userHandle: Buffer.from(other.id).toString("base64url") },
    ];
    for (const fault of faults)
      expect(await send(await key.get(await begin(scene), fault)), JSON.stringify(fault)).toBe(401);
    const theirs = await other.key.get(await begin(scene));
    const mixed = await key.get(await begin(scene));
    expect(
      await send({ ...mixed, response: { ...mixed.response, signature: theirs.response.signature } }),
    ).toBe(401);
    const late = await begin(scene);
    clock.time += 6 * minute;
    expect(await send(await key.get(late, { counter: 90 }))).toBe(401);
    expect(await send(await key.get(await begin(scene), { counter: 91 }))).toBe(200);
    // Neither does it prove anything about another account, nor open a disabled one.
    const stolen = { passkey: await key.get(await begin(scene)) };
    expect((await post(`${admin}/step-up`, stolen, { token: other.token })).status).toBe(400);
    await env.DB.prepare("UPDATE admins SET status = 'disabled' WHERE id = ?").bind(id).run();
    expect(await send(await key.get(await begin(scene)))).toBe(401);
  });

  it("is not added from another origin, with a challenge of another account or used before, or for another account's id", async () => {
    const scene = stage();
    const { api, post } = scene;
    const [me, other] = [await addAdmin(), await withPasskey(scene)];
    const options = async (token: string) =>
      json<{ challenge: string }>(await post(`${admin}/passkeys/options`, null, { token }));
    const add = async (body: object) => (await post(`${admin}/passkeys`, body, { token: me.token })).status;
    const key = await createAuthenticator();
    for (const fault of [
      { origin: "https://evil.example" },
      { rpId: "evil.example" },
      { type: "webauthn.get" },
      { unverified: true },
    ]) {
      expect(await add(await key.create(await options(me.token), fault)), JSON.stringify(fault)).toBe(400);
    }
    expect(await add(await key.create(await options(other.token)))).toBe(400);
    const mine = await options(me.token);
    expect(await add(await key.create(mine))).toBe(201);
    expect(await add(await (await createAuthenticator()).create(mine))).toBe(400);
    const path = `${admin}/passkeys/${other.passkeyId}`;
    expect((await api(path, { method: "DELETE", token: me.token })).status).toBe(404);
    expect((await api(path, { method: "PATCH", token: me.token, body: { name: "Mine" } })).status).toBe(404);
  });
});

describe("an invitation", { timeout: 20_000 }, () => {
  // ASVS 6.4.1
  it("is mailed, makes an account with its role once, and can be withdrawn or too old", async () => {
    const { api, post, clock, mails, linkOf } = stage();
    const { token } = await addAdmin();
    const invite = (email: string) => post(`${admin}/invitations`, { email, role: "editor" }, { token });
    const accept = (link: string) =>
      post(`${admin}/invitations/accept`, { token: link, name: "Ila Joshi", password });
    const { data, url } = await json<InvitationCreated>(await invite("ila@example.com"), 201);
    expect(url).toBeNull();
    expect(mails[0]?.text).toContain("https://site.example/login/join#");
    const first = linkOf("ila@example.com");
    await invite("ila@example.com");
    const link = linkOf("ila@example.com");
    expect((await accept(first)).status).toBe(400);
    const read = (one: string) => post(`${admin}/invitations/read`, { token: one });
    expect((await read(first)).status).toBe(400);
    expect(openInvitation.parse(await json(await read(link)))).toMatchObject({
      email: "ila@example.com",
      role: "editor",
      inviter: "Kavya Rao",
    });
    const list = async () =>
      invitationList
        .parse(await json(await api(`${admin}/invitations`, { token })))
        .invitations.filter(({ email }) => email === "ila@example.com");
    expect(await list()).toMatchObject([{ email: "ila@example.com", role: "editor" }]);
    expect((await list())[0]?.id).not.toBe(data.id);
    const [one, other] = await Promise.all([accept(link), accept(link)]);
    expect([one?.status, other?.status].sort()).toEqual([201, 400]);
    const joined = loginResponse.parse(await (one?.status === 201 ? one : other)?.json());
    expect(joined.admin).toMatchObject({ email: "ila@example.com", role: "editor" });
    expect((await api("/api/discover/admin", { token: joined.token })).status).toBe(200);
    expect((await invite("ila@example.com")).status).toBe(409);

    await invite("late@example.com");
    const withdrawn = await json<InvitationCreated>(await invite("gone@example.com"), 201);
    expect((await api(`${admin}/invitations/${withdrawn.data.id}`, { method: "DELETE", token })).status).toBe(
      204,
    );
    expect((await accept(linkOf("gone@example.com"))).status).toBe(400);
    clock.time += 8 * 24 * hour;
    expect((await accept(linkOf("late@example.com"))).status).toBe(400);
  });
});
