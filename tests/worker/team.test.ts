import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  type AuditLogPage,
  adminList,
  adminListItem as adminListItemSchema,
  auditLogPage,
  notificationSettings,
  sessionList,
} from "#shared/contract/admins.ts";
import type { ErrorEnvelope } from "#shared/errors.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { addAdmin, startApi, tokenFor } from "../support/api.ts";
import { countRows } from "../support/rows-read.ts";

const api = startApi();
type Staff = Awaited<ReturnType<typeof addAdmin>>;

function decide(by: Staff, decision: string, id: string) {
  return api(`/api/admin/accounts/${id}/${decision}`, { method: "POST", token: by.token });
}

async function audited(subjectId: string): Promise<string[]> {
  const rows = await env.DB.prepare("SELECT action FROM audit_log WHERE subject_id = ? ORDER BY seq")
    .bind(subjectId)
    .all<{ action: string }>();
  return rows.results.map(({ action }) => action);
}

async function readAudit(by: Staff, query = ""): Promise<AuditLogPage> {
  const response = await api(`/api/admin/audit${query}`, { token: by.token });
  expect(response.status).toBe(200);
  return auditLogPage.parse(await response.json());
}

describe("the admins", () => {
  it("are listed by status, newest first, page by page", async () => {
    const me = await addAdmin();
    const waiting = [];
    for (let made = 0; made < 52; made++) waiting.push((await addAdmin({ status: "pending" })).id);
    const read = async (after: string | null) => {
      const response = await api(`/api/admin/accounts?status=pending${after ? `&after=${after}` : ""}`, {
        token: me.token,
      });
      return adminList.parse(await response.json());
    };
    const first = await read(null);
    expect(first.accounts).toHaveLength(50);
    const second = await read(first.next);
    expect(second.next).toBeNull();
    const ids = [...first.accounts, ...second.accounts].map(({ id }) => id);
    // Ids sort by time, to the millisecond.
    expect(ids.slice(0, 52)).toEqual(waiting.toSorted().toReversed());
    for (const query of ["", "?status=gone", "?status=pending&after=1"]) {
      expect((await api(`/api/admin/accounts${query}`, { token: me.token })).status).toBe(400);
    }
  });

  it("are approved, rejected, disabled and enabled, each once, with an audit entry", async () => {
    const me = await addAdmin();
    const { id } = await addAdmin({ status: "pending" });
    for (const [decision, status] of [
      ["approve", "active"],
      ["disable", "disabled"],
      ["enable", "active"],
    ] as const) {
      const response = await decide(me, decision, id);
      expect(response.status).toBe(200);
      const { data } = (await response.json()) as { data: unknown };
      expect(adminListItemSchema.parse(data)).toMatchObject({ id, status, decidedBy: "Kavya Rao" });
      const again = await decide(me, decision, id);
      expect(again.status).toBe(409);
      expect(await again.json()).toMatchObject({ code: "conflict", data: { id, status } });
    }
    expect(await audited(id)).toEqual(["admin.approve", "admin.disable", "admin.enable"]);

    const other = await addAdmin({ status: "pending" });
    expect((await decide(me, "reject", other.id)).status).toBe(200);
    expect((await decide(me, "approve", other.id)).status).toBe(409);
    expect((await decide(me, "approve", crypto.randomUUID())).status).toBe(404);
    expect((await decide(me, "approve", "1")).status).toBe(400);
  });

  it("lose their sessions when they are disabled, so that the next request is refused", async () => {
    const me = await addAdmin();
    const colleague = await addAdmin();
    expect((await api("/api/admin/profile", { token: colleague.token })).status).toBe(200);
    await decide(me, "disable", colleague.id);
    expect((await api("/api/admin/profile", { token: colleague.token })).status).toBe(401);
    await decide(me, "enable", colleague.id);
    expect((await api("/api/admin/profile", { token: colleague.token })).status).toBe(401);
  });

  it("cannot disable or reject themselves, nor two of them each other at once", async () => {
    const me = await addAdmin();
    for (const decision of ["disable", "reject"]) {
      const response = await decide(me, decision, me.id);
      expect(response.status).toBe(403);
      expect(((await response.json()) as ErrorEnvelope).message).toContain(`cannot ${decision} your own`);
    }
    const other = await addAdmin();
    const responses = await Promise.all([decide(me, "disable", other.id), decide(other, "disable", me.id)]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await env.DB.prepare(
      "SELECT count(*) AS n FROM admins WHERE id IN (?, ?) AND status = 'active'",
    )
      .bind(me.id, other.id)
      .first("n");
    expect(left).toBe(1);
  });
});

describe("the audit log", () => {
  it("is read newest first, in parts without gaps, by person and by kind, with the names of records", async () => {
    const me = await addAdmin();
    const waiting = await Promise.all(Array.from({ length: 33 }, () => addAdmin({ status: "pending" })));
    for (const { id } of waiting) await decide(me, "approve", id);
    const first = await readAudit(me, `?person=${me.id}&kind=admin`);
    expect(first.lines).toHaveLength(30);
    const second = await readAudit(me, `?person=${me.id}&kind=admin&before=${first.next}`);
    expect(second.next).toBeNull();
    expect([...first.lines, ...second.lines].map(({ subject }) => subject.id)).toEqual(
      waiting.map(({ id }) => id).toReversed(),
    );
    expect(first.lines[0]).toMatchObject({
      action: "admin.approve",
      person: { id: me.id, name: "Kavya Rao" },
      subject: { name: "Kavya Rao" },
    });
    expect((await readAudit(me, "?kind=media")).lines).toEqual([]);
    expect((await readAudit(me, `?person=${crypto.randomUUID()}`)).lines).toEqual([]);
    for (const query of ["?kind=all", "?person=1", "?before=0", "?before=1e9"]) {
      expect((await api(`/api/admin/audit${query}`, { token: me.token })).status).toBe(400);
    }
  });

  it("reads two rows a line, however long it is", async () => {
    const me = await addAdmin();
    const lines = Array.from({ length: 300 }, (_, index) =>
      env.DB.prepare(
        "INSERT INTO audit_log (id, at, admin_id, admin_name, action, subject_type, subject_id, request_id) VALUES (?, 1, ?, 'K', 'admin.login', ?, ?, 'r')",
      ).bind(String(index), index % 2 ? me.id : "someone", index % 3 ? "admin" : "media", me.id),
    );
    await env.DB.batch(lines);
    for (const query of ["", `?person=${me.id}`, "?kind=admin", `?person=${me.id}&kind=admin`]) {
      const rows = await countRows(async (DB) => {
        await startApi({ bindings: { DB } })(`/api/admin/audit${query}`, { token: me.token });
      });
      expect(rows, query).toBeLessThanOrEqual(2 + 2 * 31);
    }
  });
});

describe("the caller's own profile", () => {
  it("changes its name, and only that", async () => {
    const me = await addAdmin();
    const put = (body: unknown) => api("/api/admin/profile", { method: "PUT", token: me.token, body });
    const response = await put({ name: "  Kavya  Menon ", email: "other@example.com", role: "agent" });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      admin: { id: me.id, name: "Kavya  Menon", email: me.email, role: "owner" },
    });
    expect(await (await api("/api/admin/profile", { token: me.token })).json()).toMatchObject({
      admin: { name: "Kavya  Menon", email: me.email },
    });
    for (const name of ["", "  ", null, 5, "x".repeat(121), "two\nlines"]) {
      expect((await put({ name })).status).toBe(400);
    }
    expect(await audited(me.id)).toEqual(["admin.rename"]);
  });

  it("sees its sessions, marks the present one, and ends one or all others", async () => {
    const me = await addAdmin();
    const tokens = [];
    for (let made = 0; made < 3; made++) {
      const sessionId = systemClock.id();
      const now = Date.now();
      const expiresAt = now + 3_600_000;
      await env.DB.prepare(
        "INSERT INTO sessions (id, admin_id, user_agent, created_at, expires_at) VALUES (?, ?, 'Browser', ?, ?)",
      )
        .bind(sessionId, me.id, now, expiresAt)
        .run();
      tokens.push(await tokenFor({ adminId: me.id, sessionId, now }));
    }
    const stranger = await addAdmin();
    const list = async () =>
      sessionList.parse(await (await api("/api/admin/sessions", { token: me.token })).json()).sessions;
    const remove = (id: string) => api(`/api/admin/sessions/${id}`, { method: "DELETE", token: me.token });
    const sessions = await list();
    expect(sessions).toHaveLength(4);
    expect(sessions.filter(({ current }) => current).map(({ id }) => id)).toEqual([me.sessionId]);

    const [newest] = sessions.filter(({ current }) => !current);
    expect((await remove(newest?.id ?? "")).status).toBe(204);
    expect((await remove(newest?.id ?? "")).status).toBe(404);
    expect((await remove(stranger.sessionId)).status).toBe(404);
    expect((await api("/api/admin/profile", { token: stranger.token })).status).toBe(200);

    const others = await api("/api/admin/sessions", { method: "DELETE", token: me.token });
    expect(await others.json()).toEqual({ ended: 2 });
    expect((await list()).map(({ id }) => id)).toEqual([me.sessionId]);
    for (const token of tokens) expect((await api("/api/admin/profile", { token })).status).toBe(401);
    expect(await audited(me.id)).toEqual(["admin.revoke_session", "admin.revoke_session"]);
  });

  it("chooses its mails, and learns whether any are sent", async () => {
    const me = await addAdmin();
    const path = "/api/admin/notifications";
    const before = notificationSettings.parse(await (await api(path, { token: me.token })).json());
    expect(before).toMatchObject({
      choice: { formTypes: [], digest: false },
      mail: { configured: false, queued: 0, failed: 0, lastError: null },
    });
    const put = (body: unknown) => api(path, { method: "PUT", token: me.token, body });
    const choice = { formTypes: ["land_partnership", "general_query", "general_query"], digest: true };
    const saved = notificationSettings.parse(await (await put(choice)).json());
    expect(saved.choice).toEqual({ formTypes: ["general_query", "land_partnership"], digest: true });
    for (const body of [{}, { formTypes: ["x"], digest: true }, { formTypes: [], digest: "yes" }]) {
      expect((await put(body)).status).toBe(400);
    }
    expect(await audited(me.id)).toEqual(["admin.notifications"]);
  });
});
