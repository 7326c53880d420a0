import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { brand } from "../../../src/content/brand.ts";
import { hashPassword } from "../../../worker/features/admins/passwords.ts";

/** Runs SQL statements on the tested database. */
export type Sql = (statements: string) => Promise<void>;

interface SmokeResponse {
  status: number;
  headers: Headers;
  text: string;
}

const header = /^default-src 'none'/;

/**
 * Tests a deployment as a visitor and as an admin: pages, API, refusals, and one submission. The
 * account and the submission exist only for the test: they are marked as spam, so that nobody is
 * notified, and are always deleted. Returns the faults as sentences.
 */
export async function smoke(origin: string, sql: Sql, say: (line: string) => void): Promise<string[]> {
  const faults: string[] = [];
  const expect = (name: string, holds: boolean, found: unknown = "") => {
    say(`${holds ? "ok   " : "FAIL "} ${name}`);
    if (!holds) faults.push(`${name} (${String(found).slice(0, 200)})`);
  };
  const ask = async (path: string, init?: RequestInit): Promise<SmokeResponse> => {
    try {
      const response = await fetch(origin + path, { redirect: "manual", ...init });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      return { status: 0, headers: new Headers(), text: String(error) };
    }
  };
  await pages(ask, expect);

  const canary = { id: randomUUID(), email: `canary-${randomUUID()}@example.com`, clientId: randomUUID() };
  const password = randomBytes(18).toString("base64url");
  const now = Date.now();
  try {
    await sql(`INSERT INTO admins (id, name, email, password_hash, status, created_at, updated_at)
VALUES ('${canary.id}', 'Canary', '${canary.email}', '${await hashPassword(password)}', 'active', ${now}, ${now});`);
    await walk(ask, expect, { ...canary, password });
  } catch (error) {
    expect("the walk went through", false, error);
  } finally {
    // Also removes what an interrupted test left.
    await sql(`DELETE FROM submissions WHERE spam = 1 AND email LIKE 'canary-%@example.com';
DELETE FROM admins WHERE email LIKE 'canary-%@example.com';`);
  }
  return faults;
}

/**
 * Waits until the home page at `origin` names the scripts of the build whose home page is `html`:
 * a new version takes some seconds to reach all locations, the address of a new Worker up to a
 * minute. False after `timeoutMs`.
 */
export async function awaitBuild(origin: string, html: string, timeoutMs = 60_000): Promise<boolean> {
  const [entry] = /\/assets\/entry\.client-[\w-]+\.js/.exec(html) ?? [];
  if (!entry) throw new Error("The built home page names no entry script.");
  for (const began = Date.now(); ; await setTimeout(1_000)) {
    const served = await fetch(origin).then(
      (response) => response.text(),
      () => "",
    );
    if (served.includes(entry)) return true;
    if (Date.now() - began > timeoutMs) return false;
  }
}

type Ask = (path: string, init?: RequestInit) => Promise<SmokeResponse>;
type Expect = (name: string, holds: boolean, found?: unknown) => void;

async function pages(ask: Ask, expect: Expect): Promise<void> {
  const health = await ask("/api/health");
  expect("the database and the bucket answer", health.status === 200, health.text);
  for (const path of ["/", "/discover"]) {
    const page = await ask(path);
    const whole = page.status === 200 && page.text.includes(brand.name) && page.text.includes("</html>");
    expect(`${path} is a whole page`, whole, page.status);
    const policy = page.headers.get("content-security-policy") ?? "";
    const strict = header.test(policy) && page.headers.has("strict-transport-security");
    expect(`${path} has its security headers`, strict, policy);
  }
  const portal = await ask("/login");
  expect("the portal is kept from search engines", portal.headers.get("x-robots-tag") === "noindex");
  const unknown = await ask(`/no-such-page-${Date.now()}`);
  expect("an unknown address answers 404", unknown.status === 404, unknown.status);
  const listing = await ask("/api/discover");
  expect("the public API answers", listing.status === 200, listing.text);
  const guarded = await ask("/api/form-submissions");
  expect("enquiries are shown to nobody who has not signed in", guarded.status === 401, guarded.status);
}

async function walk(
  ask: Ask,
  expect: Expect,
  { email, password, clientId }: { email: string; password: string; clientId: string },
): Promise<void> {
  const json = (body: unknown, token?: string): RequestInit => ({
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const login = await ask("/api/admin/login", json({ email, password }));
  expect("staff can sign in", login.status === 200, login.text);
  if (login.status !== 200) return;
  const { token } = JSON.parse(login.text);
  const authorized = { headers: { Authorization: `Bearer ${token}` } };

  const submission = {
    formType: "discover_query",
    firstName: "Canary",
    email,
    formData: { message: "Sent by the deployment to itself, and taken away again." },
    clientId,
    // The honeypot, so that the submission counts as spam.
    website: "canary",
  };
  const sent = await ask("/api/form-submissions", json(submission));
  if (sent.status === 403 && /challenge/i.test(sent.text)) {
    expect("a submission without a solved challenge is refused", true);
  } else {
    expect("a submission is accepted", sent.status === 201, sent.text);
    const again = await ask("/api/form-submissions", json(submission));
    const same = sent.status === 201 && again.status === 200 && idOf(again.text) === idOf(sent.text);
    expect("the same submission sent twice is one", same, again.text);
    const shown =
      sent.status === 201 ? await ask(`/api/form-submissions/${idOf(sent.text)}`, authorized) : sent;
    // This account has a password only.
    const profile = await ask("/api/admin/profile", authorized);
    if (JSON.parse(profile.text).secondFactorNeeded)
      expect("staff without a second factor cannot read it", shown.status === 403, shown.status);
    else expect("staff can read it", shown.status === 200 && shown.text.includes(email), shown.text);
  }
  const out = await ask("/api/admin/logout", { ...authorized, method: "POST" });
  expect("staff can sign out", out.status === 204, out.text);
  const after = await ask("/api/admin/profile", authorized);
  expect("a token is dead after signing out", after.status === 401, after.status);
}

function idOf(receipt: string): string {
  return JSON.parse(receipt).data.id;
}
