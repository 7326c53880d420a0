import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { type AdminRole, adminRoles } from "#shared/contract/admins.ts";
import { addAdmin, startApi, wholeApp } from "../support/api.ts";
import { forgedTokens } from "../support/forged-tokens.ts";

/** The public routes; all others are for admins only. */
const open = new Set([
  "GET /api/docs",
  "GET /api/health",
  "GET /api/openapi.json",
  "POST /api/form-submissions",
  "GET /api/discover",
  "GET /api/discover/counts",
  "GET /api/discover/newest",
  "GET /api/discover/slug/:slug",
  "GET /api/discover/tags",
  "GET /api/discover/newest",
  "GET /api/discover/addresses",
  "POST /api/discover/slug/:slug/view",
  "GET /api/discover/preview/:token",
  "GET /api/stations",
  "GET /api/stations/preview/:token",
  "GET /api/stations/:slug",
  "GET /api/stations/compact",
  "GET /api/stations/status",
  "GET /api/stations.geojson",
  "GET /api/stations.json",
  "GET /api/trips",
  "GET /api/trips/pairs",
  "GET /api/reliability",
  "GET /api/reliability/log/:file",
  "GET /api/reliability/stations/:slug",
  "GET /api/map",
  "GET /api/reply-languages",
  "GET /tiles/:archive/:z/:x/:file",
  "POST /api/admin/login",
  "POST /api/admin/login/code",
  "POST /api/admin/login/passkey",
  "POST /api/admin/login/passkey/options",
  "GET /api/admin/password-reset",
  "POST /api/admin/password-reset",
  "POST /api/admin/password-reset/confirm",
  "POST /api/admin/invitations/read",
  "POST /api/admin/invitations/accept",
  "POST /api/admin/register",
  "GET /media/:key",
]);
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const api = startApi();
const routes = [
  ...new Set(
    wholeApp()
      .routes.filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => `${method} ${path}`),
  ),
].map((name) => {
  const [method = "", path = ""] = name.split(" ");
  return { name, method, path, address: path.replace(/:\w+/g, crypto.randomUUID()) };
});
const forStaff = routes.filter(({ name }) => !open.has(name));
let staff: Awaited<ReturnType<typeof addAdmin>>;

beforeAll(async () => {
  staff = await addAdmin();
});

async function expectShut(method: string, address: string, headers: Record<string, string>, why: string) {
  const response = await api(address, { method, headers });
  expect(response.status, `${method} ${address}: ${why}`).toBe(401);
  expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toMatchObject({
    code: "unauthenticated",
    requestId: response.headers.get("X-Request-Id"),
  });
}

describe("every route of the staff", { timeout: 30_000 }, () => {
  // ASVS 8.2.1 13.4.5 15.2.3
  it("is every route that is not listed as public, and the public ones exist", () => {
    expect(forStaff.length).toBeGreaterThan(15);
    const mounted = routes.map(({ name }) => name);
    expect([...open].filter((name) => !mounted.includes(name))).toEqual([]);
  });

  // ASVS 8.2.1 8.3.1 3.3.1 3.5.1 3.5.2 7.2.1 14.2.1
  it("responds 401 without a token, and to a token sent anywhere but in the header", async () => {
    const elsewhere: Record<string, string>[] = [
      {},
      { Authorization: "" },
      { Authorization: "Bearer" },
      { Authorization: "Bearer " },
      { Authorization: `Basic ${staff.token}` },
      { Authorization: `Token ${staff.token}` },
      { Authorization: staff.token },
      { Authorization: `Bearer ${staff.token} x` },
      { Authorization: `Bearer ${staff.token}=` },
      { Authorization: `Bearer ${staff.token}, Bearer ${staff.token}` },
      { Cookie: `auth_token=${staff.token}` },
      { "X-Auth-Token": staff.token },
    ];
    for (const { method, address } of forStaff) {
      for (const headers of elsewhere) {
        await expectShut(method, address, headers, JSON.stringify(headers).slice(0, 40));
      }
      await expectShut(
        method,
        `${address}?token=${staff.token}&auth_token=${staff.token}`,
        {},
        "in the query",
      );
      if (method === "GET") expect((await api(address, { method: "HEAD" })).status).toBe(401);
    }
  });

  // ASVS 9.1.1 9.1.2 9.1.3 9.2.2 9.2.3 9.2.4
  it("responds 401 to every forged token", async () => {
    const forged = await forgedTokens(staff);
    for (const { method, address } of forStaff) {
      for (const [name, token] of forged) {
        await expectShut(method, address, { Authorization: `Bearer ${token}` }, name);
      }
    }
    expect((await api("/api/admin/profile", { token: staff.token })).status).toBe(200);
  });

  it("responds 401 after logout, and to admins who are pending, disabled or unknown", async () => {
    const gone = await addAdmin();
    expect((await api("/api/admin/profile", { token: gone.token })).status).toBe(200);
    expect((await api("/api/admin/logout", { method: "POST", token: gone.token })).status).toBe(204);
    const pending = await addAdmin({ status: "pending" });
    const disabled = await addAdmin({ status: "disabled" });
    for (const { method, address } of forStaff) {
      for (const { token } of [gone, pending, disabled]) {
        await expectShut(method, address, { Authorization: `Bearer ${token}` }, "no live session");
      }
    }
  });
});

/** Who may use the staff's routes, by the beginning of the path; the longest that fits counts. */
const rolesByPath: [path: string, roles: AdminRole[]][] = [
  ["/api/admin", ["owner", "editor", "agent"]],
  ["/api/admin/accounts", ["owner"]],
  ["/api/admin/invitations", ["owner"]],
  ["/api/admin/audit", ["owner"]],
  ["/api/admin/acknowledgements", ["owner"]],
  ["/api/admin/reply-languages", ["owner"]],
  ["/api/admin/colleagues", ["owner", "agent"]],
  ["/api/admin/notifications", ["owner", "agent"]],
  ["/api/admin/dashboard", ["owner", "agent"]],
  ["/api/form-submissions", ["owner", "agent"]],
  ["/api/received-mails", ["owner", "agent"]],
  ["/api/reply-templates", ["owner", "agent"]],
  ["/api/discover/admin", ["owner", "editor"]],
  ["/api/stations/admin", ["owner", "editor"]],
  ["/api/reliability/admin", ["owner", "editor"]],
  ["/api/ocpi/admin/parties", ["owner"]],
  ["/api/privacy", ["owner"]],
];

describe("a role", { timeout: 30_000 }, () => {
  const forbiddenText = "Your role does not include this. Ask an owner.";
  const isRefused = async (response: Response) =>
    response.status === 403 && ((await response.json()) as { message: string }).message === forbiddenText;

  // ASVS 8.2.1 8.3.1 8.3.2
  it("opens its own routes and no others, of every route and for every role", async () => {
    for (const role of adminRoles) {
      const { token: lasting } = await addAdmin({ role });
      for (const { method, path, address, name } of forStaff) {
        const token = path.endsWith("/logout") ? (await addAdmin({ role })).token : lasting;
        const fitting = rolesByPath.filter(([start]) => path === start || path.startsWith(`${start}/`));
        const roles = fitting.sort(([one], [other]) => other.length - one.length)[0]?.[1];
        expect(roles, `${name} has no line in rolesByPath`).toBeDefined();
        const refused = await isRefused(await api(address, { method, token }));
        expect(refused, `${role}: ${name}`).toBe(!roles?.includes(role));
      }
    }
  });

  it("takes effect with the next request, and is decided by owners about others only", async () => {
    const [me, colleague] = [await addAdmin(), await addAdmin()];
    const change = (by: typeof me, id: string, role: string) =>
      api(`/api/admin/accounts/${id}/role`, { method: "PUT", token: by.token, body: { role } });
    const list = (by: typeof me) => api("/api/admin/accounts?status=active", { token: by.token });
    expect((await list(colleague)).status).toBe(200);
    expect(await (await change(me, colleague.id, "agent")).json()).toMatchObject({ data: { role: "agent" } });
    expect((await list(colleague)).status).toBe(403);
    expect((await api("/api/form-submissions", { token: colleague.token })).status).toBe(200);
    expect((await change(colleague, me.id, "agent")).status).toBe(403);
    expect((await change(me, me.id, "agent")).status).toBe(403);
    expect((await change(me, colleague.id, "superadmin")).status).toBe(400);
    // The specification's only role means owner.
    expect(await (await change(me, colleague.id, "admin")).json()).toMatchObject({ data: { role: "owner" } });
    const responses = await Promise.all([
      change(me, colleague.id, "agent"),
      change(colleague, me.id, "agent"),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  // ASVS 6.3.3
  it("opens the settings only, and says so in the profile, where the site requires a second factor and the session has none", async () => {
    const strict = startApi({ bindings: { ADMIN_SECOND_FACTOR: "required" as "optional" } });
    const { token, sessionId } = await addAdmin();
    const statuses = async () => {
      const paths = ["/api/admin/profile", "/api/admin/passkeys", "/api/form-submissions"];
      return Promise.all(paths.map(async (path) => (await strict(path, { token })).status));
    };
    const profile = async () => (await strict("/api/admin/profile", { token })).json();
    expect(await statuses()).toEqual([200, 200, 403]);
    expect(await profile()).toMatchObject({ secondFactorNeeded: true });
    await env.DB.prepare("UPDATE sessions SET is_strong = 1 WHERE id = ?").bind(sessionId).run();
    expect(await statuses()).toEqual([200, 200, 200]);
    expect(await profile()).not.toHaveProperty("secondFactorNeeded");
  });
});

describe("a method that an address does not offer", () => {
  // ASVS 3.5.3 4.1.1 13.4.4
  it("gets 405 with the methods that the path has", async () => {
    const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
    for (const { address } of routes) {
      const offered = new Set(
        routes.filter(({ path }) => pattern(path).test(address)).map(({ method }) => method),
      );
      for (const method of methods.filter((one) => !offered.has(one))) {
        const response = await api(address, { method });
        expect(response.status, `${method} ${address}`).toBe(405);
        const allowed = response.headers.get("Allow")?.split(", ") ?? [];
        expect(new Set(allowed.filter((one) => one !== "HEAD")), `${method} ${address}`).toEqual(offered);
        expect(allowed.includes("HEAD")).toBe(offered.has("GET"));
        expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
        expect(await response.json()).toMatchObject({ code: "method_not_allowed" });
      }
    }
  });
});

describe("an address that is none", () => {
  it.each([
    "/api",
    "/api/",
    "/api/nothing",
    "/api//discover",
    "/api/discover/",
    "/api/discover/admin/x/y/z",
    "/api/admin/profile/x.js",
    "/media/",
    "/media/a/b.jpg",
    "/api/discover/slug/",
  ])("%s is answered in the envelope, opens nothing and is not stored", async (path) => {
    const response = await api(path);
    expect([400, 401, 404, 405]).toContain(response.status);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  });
});
