import { env } from "cloudflare:workers";
import type { DiscoverAdminItem } from "#shared/contract/discover.ts";
import type { StationAdminItem } from "#shared/contract/stations-admin.ts";
import { openDb } from "#worker/db/client.ts";
import type { Bindings } from "#worker/env.ts";
import { insertResetLink, newLinkToken } from "#worker/features/admins/links.queries.ts";
import { type ApiRequest, addAdmin, cheapHash, startApi, submissionBody } from "./api.ts";
import { writeArchive } from "./archive.ts";
import { codeAt, createAuthenticator } from "./authenticator.ts";
import { article } from "./content.ts";
import { jpeg } from "./pictures.ts";
import { lastReceived, mailBindings, receive, siteAddress, startThread } from "./received-mail.ts";
import { createStation, stationBody } from "./station-body.ts";

/** One request to an operation; `bindings` override those of the deployment. */
export interface Call extends ApiRequest {
  path: string;
  bindings?: Partial<Bindings>;
}

type Maker = (world: World) => Call | Promise<Call>;

const password = "four green bicycles";
const station = "charge-india-chennai";
const submissions = "/api/form-submissions";
const articles = "/api/discover/admin";
const adminStations = "/api/stations/admin";
const accounts = "/api/admin/accounts";
const passkeys = "/api/admin/passkeys";
const totp = "/api/admin/totp";
const invitations = "/api/admin/invitations";
const operators = "/api/ocpi/admin/parties";
const privacy = "/api/privacy";
const sendsMail = { bindings: mailBindings };
const r2 = { MAP_STYLE: "r2" } as unknown as Partial<Bindings>;

/** The records of the calls, created through the API. */
export class World {
  readonly #api = startApi();
  readonly #passwordHash = cheapHash(password);
  #staff?: Awaited<ReturnType<typeof addAdmin>>;

  async staff() {
    this.#staff ??= await addAdmin();
    return this.#staff;
  }

  async account(status: string) {
    return addAdmin({ status, passwordHash: this.#passwordHash });
  }

  /** An account with a passkey, and the key. */
  async passkeyHolder() {
    const account = await this.account("active");
    const key = await createAuthenticator();
    const { token } = account;
    const options = await this.#send<{ challenge: string }>(`${passkeys}/options`, { method: "POST", token });
    const body = await key.create(options);
    const { data } = await this.#send<{ data: { id: string } }>(passkeys, { method: "POST", token, body });
    return { ...account, key, passkeyId: data.id };
  }

  /** The response of a passkey to a new challenge. */
  async assertion(key: Awaited<ReturnType<typeof createAuthenticator>>) {
    const path = "/api/admin/login/passkey/options";
    return key.get(await this.#send<{ challenge: string }>(path, { method: "POST" }));
  }

  /** An account with an authenticator app; `confirmed`: its second step is on. */
  async codeHolder({ confirmed }: { confirmed: boolean }) {
    const account = await this.account("active");
    const { token } = account;
    const { secret } = await this.#send<{ secret: string }>(totp, { method: "POST", token, body: {} });
    if (!confirmed) return { ...account, code: codeAt(secret), recoveryCode: "" };
    const body = { code: codeAt(secret, Date.now() - 30_000) };
    const sent = await this.#send<{ recoveryCodes: string[] }>(totp, { method: "POST", token, body });
    return { ...account, code: codeAt(secret), recoveryCode: sent.recoveryCodes[0] ?? "" };
  }

  async ticket(): Promise<{ ticket: string; code: string }> {
    const { email, code } = await this.codeHolder({ confirmed: true });
    const body = { email, password };
    const { ticket } = await this.#send<{ ticket: string }>("/api/admin/login", { method: "POST", body });
    return { ticket, code };
  }

  /** The token of an invitation's link, and the invitation's id. */
  async invitation(): Promise<{ token: string; id: string }> {
    const body = { email: `${crypto.randomUUID()}@example.com`, role: "agent" };
    const sent = await this.#send<{ data: { id: string }; url: string }>(invitations, {
      method: "POST",
      body,
    });
    return { token: sent.url.split("#")[1] ?? "", id: sent.data.id };
  }

  /** The token of a link that sets a new password. */
  async resetToken(): Promise<string> {
    const { id, email } = await this.account("active");
    const { token, tokenHash } = await newLinkToken();
    const link = {
      id: crypto.randomUUID(),
      tokenHash,
      email,
      adminId: id,
      createdAt: 0,
      expiresAt: Date.now() + 1e6,
    };
    await insertResetLink(openDb(env.DB), link, { since: 0, limit: 1 });
    return token;
  }

  async submission(): Promise<string> {
    const { data } = await this.#send<{ data: { id: string } }>(submissions, {
      method: "POST",
      body: submissionBody(),
    });
    return data.id;
  }

  /** The path of a template. */
  async template(): Promise<string> {
    const { token } = await this.staff();
    const request = { method: "POST", body: replyTemplate, token };
    const made = await startApi()("/api/reply-templates", request);
    const { data } = (await made.json()) as { data: { id: string } };
    return `/api/reply-templates/${data.id}`;
  }

  /** The path of a reply that waits to be sent. */
  async queuedMessage(): Promise<string> {
    const path = `${submissions}/${await this.submission()}/messages`;
    const { token } = await this.staff();
    const request = { method: "POST", body: { body: "Yes." }, token };
    const made = await startApi({ bindings: mailBindings })(path, request);
    const { data } = (await made.json()) as { data: { id: string } };
    return `${path}/${data.id}`;
  }

  /** The path of a reply that the mail service refused for good. */
  async failedMessage(): Promise<string> {
    const path = await this.queuedMessage();
    const id = path.slice(path.lastIndexOf("/") + 1);
    await env.DB.prepare("UPDATE messages SET state = 'failed' WHERE id = ?").bind(id).run();
    return path;
  }

  /** A received mail with a file, in a conversation. */
  async receivedMessage(): Promise<{ path: string; id: string }> {
    const thread = await startThread(`${crypto.randomUUID()}@customer.example`);
    const source = [
      ...[
        "From: guest@x.example",
        "Message-ID: <file@x.example>",
        "Content-Type: multipart/mixed; boundary=b",
        "",
      ],
      ...["--b", "Content-Type: text/plain", "", "See the file.", "--b"],
      ...["Content-Disposition: attachment; filename=plan.txt", "", "A plan.", "--b--", ""],
    ].join("\r\n");
    await receive(source, { from: "guest@x.example", to: thread.replyAddress });
    const { id } = await lastReceived();
    return { path: `${submissions}/${thread.id}/messages/${id}`, id };
  }

  /** The id of a mail that cannot be read. */
  async openMail(): Promise<string> {
    await receive("\r\nno headers", { from: "x@y.example", to: siteAddress });
    return (await lastReceived()).id;
  }

  async article(changes: Record<string, unknown> = {}): Promise<DiscoverAdminItem> {
    const body = article({ title: `Article ${crypto.randomUUID()}`, ...changes });
    return (await this.#send<{ data: DiscoverAdminItem }>(articles, { method: "POST", body })).data;
  }

  async station(): Promise<StationAdminItem> {
    const { token } = await this.staff();
    return createStation((path, request) => this.#api(path, { ...request, token }));
  }

  /** The id of an applied import. */
  async imported(): Promise<string> {
    const { path, ...request } = importOf("?apply=true", newStationRow());
    return (await this.#send<{ importId: string }>(path, request)).importId;
  }

  draft(): Promise<DiscoverAdminItem> {
    return this.article({ isPublished: false });
  }

  async deleted(path: string): Promise<string> {
    await this.#send(path, { method: "DELETE" });
    return path;
  }

  /** The key of a stored picture. */
  async picture(width?: number): Promise<string> {
    const { url } = await this.#send<{ url: string }>(`${articles}/upload`, {
      method: "POST",
      body: pictureForm(width),
    });
    return url.replace("/media/", "");
  }

  async preview(path: string): Promise<string> {
    const { url } = await this.#send<{ url: string }>(`${path}/preview-link`, { method: "POST" });
    return `/api${new URL(url).pathname}`;
  }

  async movedSlug(): Promise<string> {
    const { id, slug } = await this.article();
    await this.#send(`${articles}/${id}`, { method: "PUT", body: article({ slug: `moved-${id}` }) });
    return slug;
  }

  /** An operator of stations, as it was added; `connected`: as if it had registered. */
  async operator({ connected = false } = {}): Promise<string> {
    const { data } = await this.#send<{ data: { id: string } }>(operators, {
      method: "POST",
      body: newOperator(),
    });
    if (connected) {
      const endpoints = JSON.stringify({ locations: "https://10.0.0.1/locations" });
      await env.DB.prepare("UPDATE ocpi_parties SET status = 'connected', endpoints = ? WHERE id = ?")
        .bind(endpoints, data.id)
        .run();
    }
    return `${operators}/${data.id}`;
  }

  /** The path of an open request for erasure. */
  async privacyRequest(): Promise<string> {
    const body = { submissionId: await this.submission(), reason: "Asked by telephone" };
    const { data } = await this.#send<{ data: { id: string } }>(`${privacy}/erasures`, {
      method: "POST",
      body,
    });
    return `${privacy}/requests/${data.id}`;
  }

  /** The path of a breach that is not dealt with yet. */
  async breach(): Promise<string> {
    const { data } = await this.#send<{ data: { id: string } }>(`${privacy}/breaches`, {
      method: "POST",
      body: newBreach,
    });
    return `${privacy}/breaches/${data.id}`;
  }

  async archive(): Promise<void> {
    const tiles = [{ z: 4, x: 11, y: 6, bytes: new TextEncoder().encode("a tile") }];
    await env.MEDIA.put(env.MAP_TILES_KEY, writeArchive(tiles));
  }

  async #send<Body>(path: string, request: ApiRequest): Promise<Body> {
    const { token } = await this.staff();
    const headers = { "CF-Connecting-IP": crypto.randomUUID(), ...request.headers };
    const response = await this.#api(path, { token, ...request, headers });
    if (!response.ok)
      throw new Error(`${request.method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  }
}

function pictureForm(width?: number): FormData {
  const form = new FormData();
  form.set("file", new File([jpeg({ width }) as Uint8Array<ArrayBuffer>], "a.jpg"));
  return form;
}

const get =
  (path: string): Maker =>
  () => ({ path });
/** A cached response, and its 304. */
const cached = (path: string): Record<number, Maker> => ({
  200: get(path),
  304: () => ({ path, headers: { "If-None-Match": "*" } }),
});
const onSubmission =
  (method: string, rest = "", body?: object): Maker =>
  async (world) => ({ method, path: `${submissions}/${await world.submission()}${rest}`, body });
const onArticle =
  (method: string, rest = "", body?: object): Maker =>
  async (world) => ({ method, path: `${articles}/${(await world.article()).id}${rest}`, body });
const onStation =
  (method: string, rest = "", body?: object): Maker =>
  async (world) => ({ method, path: `${adminStations}/${(await world.station()).id}${rest}`, body });
const onDraft =
  (method: string, rest: string, body?: () => object): Maker =>
  async (world) => ({ method, path: `${articles}/${(await world.draft()).id}${rest}`, body: body?.() });
const onAccount =
  (decision: string, status: string): Maker =>
  async (world) => ({
    method: "POST",
    path: `${accounts}/${(await world.account(status)).id}/${decision}`,
  });
const onOwnAccount =
  (decision: string): Maker =>
  async (world) => ({ method: "POST", path: `${accounts}/${(await world.staff()).id}/${decision}` });
const asSomebody =
  (method: string, path: string, body?: object): Maker =>
  async (world) => ({ method, path, body, token: (await world.account("active")).token });
const signIn =
  (status: string, pass = password): Maker =>
  async (world) => {
    const { email } = await world.account(status);
    return { method: "POST", path: "/api/admin/login", body: { email, password: pass } };
  };
const register =
  (changes: () => object = () => ({}), bindings?: object): Maker =>
  () => ({
    method: "POST",
    path: "/api/admin/register",
    body: { name: "Anand Pillai", email: `${crypto.randomUUID()}@example.com`, password, ...changes() },
    bindings,
  });
const acceptance =
  (email?: (world: World) => Promise<string>): Maker =>
  async (world) => {
    const { token, id } = await world.invitation();
    if (email) {
      await env.DB.prepare("UPDATE admin_links SET email = ? WHERE id = ?")
        .bind(await email(world), id)
        .run();
    }
    const body = { token, name: "Anand Pillai", password };
    return { method: "POST", path: `${invitations}/accept`, body };
  };
const addPasskey: Maker = async (world) => {
  const { token } = await world.account("active");
  const options = await startApi()(`${passkeys}/options`, { method: "POST", token });
  const body = await (await createAuthenticator()).create(await options.json());
  return { method: "POST", path: passkeys, token, body: { ...body, name: "Phone" } };
};
const onPasskey =
  (method: string, body?: object): Maker =>
  async (world) => {
    const { passkeyId, token } = await world.passkeyHolder();
    return { method, path: `${passkeys}/${passkeyId}`, token, body };
  };
/** The same of somebody who signed in an hour ago. */
const stale =
  (method: string, path: string): Maker =>
  async (world) => {
    const { token, sessionId } = await world.account("active");
    await env.DB.prepare("UPDATE sessions SET verified_at = 1 WHERE id = ?").bind(sessionId).run();
    return { method, path, token, body: method === "POST" ? {} : undefined };
  };
const onColleague =
  (method: string, rest: string, body?: object): Maker =>
  async (world) => ({ method, path: `${accounts}/${(await world.account("active")).id}${rest}`, body });
const newOperator = () => {
  const partyId = String(operatorCount++).padStart(3, "0");
  return { name: "Volt Lane", countryCode: "in", partyId };
};
let operatorCount = 100;
const onOperator =
  (method: string, rest: string, options?: { connected: boolean }): Maker =>
  async (world) => ({ method, path: `${await world.operator(options)}${rest}` });
const replyTemplate = {
  name: "Site visit",
  language: "hi",
  formType: null,
  body: "नमस्ते {{firstName}}, हम {{city}} में मंगलवार को आ सकते हैं।",
};
const newBreach = {
  title: "A lost telephone",
  description: "With the portal open.",
  discoveredAt: "2026-11-20T10:00:00.000Z",
  formTypes: ["general_query"],
  receivedFrom: "2026-01-01T00:00:00.000Z",
  receivedTo: "2100-01-01T00:00:00.000Z",
};
const onPrivacyRequest =
  (body?: object): Maker =>
  async (world) => ({ method: body ? "PUT" : "GET", path: await world.privacyRequest(), body });
const onBreach =
  (method: string, rest = "", body?: object): Maker =>
  async (world) => ({ method, path: `${await world.breach()}${rest}`, body });
const forSubmission =
  (path: string, body?: object): Maker =>
  async (world) => ({
    method: "POST",
    path: `${privacy}${path}`,
    body: { submissionId: await world.submission(), ...body },
  });
const callersRequest = { type: "correction", message: "By letter: another phone number" };
const unknownSubmission =
  (path: string, body?: object): Maker =>
  () => ({
    method: "POST",
    path: `${privacy}${path}`,
    body: { submissionId: crypto.randomUUID(), ...body },
  });
const soon = () => ({ at: new Date(Date.now() + 3_600_000).toISOString() });
function newStationRow(): string {
  return `Station ${crypto.randomUUID()},1 Road,Goa,Goa,403001,15.3,74`;
}
const importOf = (query: string, row: string) => ({
  method: "POST",
  path: `${adminStations}/import${query}`,
  body: `name,address,city,state,PIN code,latitude,longitude\n${row}\n`,
  headers: { "Content-Type": "text/csv" },
});
const takenStationSlug: Maker = async (world) => {
  const { slug } = await world.station();
  return { method: "POST", path: adminStations, body: stationBody({ slug }) };
};
const takenSlug: Maker = async (world) => {
  const { slug } = await world.article();
  return { method: "POST", path: articles, body: article({ slug }) };
};

/** For each operation, a request for each successful response. */
export const goodCalls: Record<string, Record<number, Maker>> = {
  "POST /api/form-submissions": {
    201: () => ({
      method: "POST",
      path: submissions,
      body: submissionBody({ clientId: crypto.randomUUID(), consent: { version: "1" } }),
    }),
    200: async () => {
      const again = { method: "POST", body: submissionBody({ clientId: crypto.randomUUID() }) };
      await startApi()(submissions, again);
      return { path: submissions, ...again };
    },
  },
  "GET /api/form-submissions": { 200: get(`${submissions}?status=new&limit=3`) },
  "GET /api/form-submissions/stats": { 200: get(`${submissions}/stats`) },
  "GET /api/form-submissions/export.csv": { 200: get(`${submissions}/export.csv`) },
  "GET /api/form-submissions/:id": { 200: onSubmission("GET") },
  "PUT /api/form-submissions/:id": { 200: onSubmission("PUT", "", { status: "completed", notes: "Done" }) },
  "DELETE /api/form-submissions/:id": { 200: onSubmission("DELETE") },
  "POST /api/form-submissions/:id/restore": {
    200: async (world) => {
      const path = await world.deleted(`${submissions}/${await world.submission()}`);
      return { method: "POST", path: `${path}/restore` };
    },
  },
  "POST /api/form-submissions/:id/contacts": { 200: onSubmission("POST", "/contacts", { channel: "phone" }) },
  "PUT /api/form-submissions/:id/reminder": {
    200: onSubmission("PUT", "/reminder", { at: "2026-11-24T05:30:00.000Z", note: "Ask for the bill" }),
  },
  "DELETE /api/form-submissions/:id/reminder": { 200: onSubmission("DELETE", "/reminder") },
  "GET /api/form-submissions/repeats": {
    200: async (world) => ({ path: `${submissions}/repeats?ids=${await world.submission()}` }),
  },
  "GET /api/form-submissions/:id/same-person": { 200: onSubmission("GET", "/same-person") },
  "PUT /api/form-submissions/:id/links/:otherId": {
    200: async (world) => ({
      method: "PUT",
      path: `${submissions}/${await world.submission()}/links/${await world.submission()}`,
    }),
  },
  "DELETE /api/form-submissions/:id/links/:otherId": {
    200: async (world) => {
      const path = `${submissions}/${await world.submission()}/links/${await world.submission()}`;
      const { token } = await world.staff();
      await startApi()(path, { method: "PUT", token });
      return { method: "DELETE", path };
    },
  },
  "GET /api/form-submissions/:id/timeline": {
    200: async (world) => {
      const path = `${submissions}/${await world.submission()}`;
      const { token } = await world.staff();
      await startApi()(path, { method: "PUT", body: { priority: "high" }, token });
      return { path: `${path}/timeline` };
    },
  },
  "DELETE /api/form-submissions/:id/timeline/:entryId": {
    200: async (world) => {
      const path = `${submissions}/${await world.submission()}`;
      const { token } = await world.staff();
      const added = await startApi()(`${path}/notes`, { method: "POST", body: { text: "Rang." }, token });
      const { entry } = (await added.json()) as { entry: { id: string } };
      return { method: "DELETE", path: `${path}/timeline/${entry.id}` };
    },
  },
  "POST /api/form-submissions/:id/notes": { 201: onSubmission("POST", "/notes", { text: "Rang twice." }) },
  "PUT /api/form-submissions/:id/presence": { 200: onSubmission("PUT", "/presence", { editing: true }) },
  "GET /api/form-submissions/views": { 200: get(`${submissions}/views`) },
  "POST /api/form-submissions/views": {
    201: () => ({ method: "POST", path: `${submissions}/views`, body: { name: "New", query: "status=new" } }),
  },
  "DELETE /api/form-submissions/views/:id": {
    200: async (world) => {
      const { token } = await world.staff();
      const body = { name: "New", query: "status=new" };
      const made = await startApi()(`${submissions}/views`, { method: "POST", body, token });
      const { data } = (await made.json()) as { data: { id: string } };
      return { method: "DELETE", path: `${submissions}/views/${data.id}` };
    },
  },
  "GET /api/form-submissions/:id/messages": { 200: onSubmission("GET", "/messages") },
  "POST /api/form-submissions/:id/messages": {
    201: async (world) => ({
      ...(await onSubmission("POST", "/messages", { body: "Yes." })(world)),
      ...sendsMail,
    }),
    503: onSubmission("POST", "/messages", { body: "Yes." }),
  },
  "POST /api/form-submissions/:id/attachments": {
    201: async (world) => ({
      method: "POST",
      path: `${submissions}/${await world.submission()}/attachments`,
      body: pictureForm(),
    }),
  },
  "DELETE /api/form-submissions/:id/messages/:messageId": {
    200: async (world) => ({ method: "DELETE", path: await world.queuedMessage() }),
  },
  "POST /api/form-submissions/:id/messages/:messageId/retry": {
    200: async (world) => ({ method: "POST", path: `${await world.failedMessage()}/retry` }),
  },
  "POST /api/form-submissions/:id/messages/:messageId/let-in": {
    200: async (world) => ({ method: "POST", path: `${(await world.receivedMessage()).path}/let-in` }),
  },
  "GET /api/form-submissions/:id/messages/:messageId/raw": {
    200: async (world) => ({ path: `${(await world.receivedMessage()).path}/raw` }),
  },
  "GET /api/form-submissions/:id/messages/:messageId/pictures": {
    200: async (world) => ({ path: `${(await world.receivedMessage()).path}/pictures` }),
  },
  "GET /api/form-submissions/:id/messages/:messageId/files/:fileId": {
    200: async (world) => {
      const { path, id } = await world.receivedMessage();
      return { path: `${path}/files/${id}-0` };
    },
  },
  "GET /api/reply-templates": { 200: get("/api/reply-templates") },
  "POST /api/reply-templates": {
    201: () => ({ method: "POST", path: "/api/reply-templates", body: replyTemplate }),
  },
  "PUT /api/reply-templates/:id": {
    200: async (world) => ({ method: "PUT", path: await world.template(), body: replyTemplate }),
  },
  "DELETE /api/reply-templates/:id": {
    200: async (world) => ({ method: "DELETE", path: await world.template() }),
  },
  "POST /api/reply-templates/:id/restore": {
    200: async (world) => {
      const path = await world.template();
      const { token } = await world.staff();
      await startApi()(path, { method: "DELETE", token });
      return { method: "POST", path: `${path}/restore` };
    },
  },
  "GET /api/received-mails": { 200: get("/api/received-mails") },
  "GET /api/received-mails/:id/raw": {
    200: async (world) => ({ path: `/api/received-mails/${await world.openMail()}/raw` }),
  },
  "POST /api/received-mails/:id/assign": {
    200: async (world) => ({
      method: "POST",
      path: `/api/received-mails/${await world.openMail()}/assign`,
      body: { submissionId: await world.submission() },
    }),
  },
  "POST /api/received-mails/:id/dismiss": {
    200: async (world) => ({ method: "POST", path: `/api/received-mails/${await world.openMail()}/dismiss` }),
  },
  "GET /api/discover": cached("/api/discover?type=blog&limit=7"),
  "GET /api/discover/counts": cached("/api/discover/counts"),
  "GET /api/discover/tags": cached("/api/discover/tags"),
  "GET /api/discover/newest": cached("/api/discover/newest"),
  "GET /api/discover/addresses": cached("/api/discover/addresses?part=1"),
  "GET /api/discover/slug/:slug": {
    200: async (world) => ({ path: `/api/discover/slug/${(await world.article()).slug}` }),
    301: async (world) => ({ path: `/api/discover/slug/${await world.movedSlug()}` }),
    304: async (world) => ({
      path: `/api/discover/slug/${(await world.article()).slug}`,
      headers: { "If-None-Match": "*" },
    }),
  },
  "POST /api/discover/slug/:slug/view": {
    204: async (world) => ({
      method: "POST",
      path: `/api/discover/slug/${(await world.article()).slug}/view`,
      headers: { "User-Agent": "Mozilla/5.0 (Linux; Android 15) Chrome/150.0" },
    }),
  },
  "GET /api/discover/preview/:token": {
    200: async (world) => ({ path: await world.preview(`${articles}/${(await world.draft()).id}`) }),
  },
  "GET /api/discover/admin": { 200: get(`${articles}?status=published&limit=3`) },
  "GET /api/discover/admin/stats": { 200: get(`${articles}/stats`) },
  "GET /api/discover/admin/authors": { 200: get(`${articles}/authors`) },
  "GET /api/discover/admin/tags": { 200: get(`${articles}/tags`) },
  "GET /api/discover/admin/:id": { 200: onArticle("GET") },
  "POST /api/discover/admin": {
    201: () => ({ method: "POST", path: articles, body: article({ title: `New ${crypto.randomUUID()}` }) }),
  },
  "PUT /api/discover/admin/:id": { 200: onArticle("PUT", "", article({ description: "Other words." })) },
  "PATCH /api/discover/admin/:id/toggle-publish": { 200: onArticle("PATCH", "/toggle-publish") },
  "DELETE /api/discover/admin/:id": { 200: onArticle("DELETE") },
  "POST /api/discover/admin/:id/restore": {
    200: async (world) => {
      const path = await world.deleted(`${articles}/${(await world.article()).id}`);
      return { method: "POST", path: `${path}/restore` };
    },
  },
  "PUT /api/discover/admin/:id/schedule": { 200: onDraft("PUT", "/schedule", soon) },
  "DELETE /api/discover/admin/:id/schedule": { 200: onDraft("DELETE", "/schedule") },
  "GET /api/discover/admin/:id/revisions": { 200: onArticle("GET", "/revisions") },
  "GET /api/discover/admin/:id/revisions/:version": { 200: onArticle("GET", "/revisions/1") },
  "POST /api/discover/admin/:id/revisions/:version/restore": {
    200: onArticle("POST", "/revisions/1/restore"),
  },
  "POST /api/discover/admin/:id/preview-link": { 201: onDraft("POST", "/preview-link") },
  "DELETE /api/discover/admin/:id/preview-link": { 204: onDraft("DELETE", "/preview-link") },
  "POST /api/discover/admin/upload": {
    201: () => ({ method: "POST", path: `${articles}/upload`, body: pictureForm() }),
  },
  "GET /api/discover/admin/media": {
    200: async (world) => {
      await world.picture();
      return { path: `${articles}/media?kind=image` };
    },
  },
  "GET /api/discover/admin/media/:key": {
    200: async (world) => ({ path: `${articles}/media/${await world.picture()}` }),
  },
  "DELETE /api/discover/admin/media/:key": {
    200: async (world) => ({ method: "DELETE", path: `${articles}/media/${await world.picture()}` }),
  },
  "PATCH /api/discover/admin/media/:key": {
    200: async (world) => ({
      method: "PATCH",
      path: `${articles}/media/${await world.picture()}`,
      body: { alt: "A car at a charger" },
    }),
  },
  "GET /media/:key": {
    200: async (world) => ({ path: `/media/${await world.picture()}` }),
    206: async (world) => ({ path: `/media/${await world.picture()}`, headers: { Range: "bytes=0-9" } }),
    304: async (world) => ({ path: `/media/${await world.picture()}`, headers: { "If-None-Match": "*" } }),
    416: async (world) => ({ path: `/media/${await world.picture()}`, headers: { Range: "bytes=999999-" } }),
  },
  "GET /api/stations": cached("/api/stations?limit=3"),
  "GET /api/stations/compact": cached("/api/stations/compact"),
  "GET /api/stations/status": cached("/api/stations/status?only=counts"),
  "GET /api/trips": cached("/api/trips?from=mumbai&to=pune"),
  "GET /api/trips/pairs": cached("/api/trips/pairs"),
  "GET /api/reliability": cached("/api/reliability"),
  "GET /api/reliability/log/:file": {
    200: async () => {
      await env.DB.prepare(
        `INSERT OR IGNORE INTO station_days
         SELECT id, '2026-10-01', 'Volt', state, city, '{"a":"A0"}', NULL, 86400, 0, 0, 0 FROM stations WHERE slug = ?`,
      )
        .bind(station)
        .run();
      return { path: "/api/reliability/log/2026-10.ndjson" };
    },
  },
  "GET /api/reliability/stations/:slug": cached(`/api/reliability/stations/${station}`),
  "GET /api/reliability/admin/worst": { 200: get("/api/reliability/admin/worst") },
  "GET /api/stations.geojson": cached("/api/stations.geojson"),
  "GET /api/stations.json": cached("/api/stations.json"),
  "GET /api/stations/:slug": {
    ...cached(`/api/stations/${station}`),
    301: async () => {
      const slug = `old-${crypto.randomUUID()}`;
      await env.DB.prepare("INSERT INTO station_slugs SELECT ?, id, 0 FROM stations WHERE slug = ?")
        .bind(slug, station)
        .run();
      return { path: `/api/stations/${slug}` };
    },
  },
  "GET /api/stations/admin": { 200: get(`${adminStations}?status=published&limit=3`) },
  "GET /api/stations/admin/summary": { 200: get(`${adminStations}/summary`) },
  "POST /api/stations/admin/:id/preview-link": { 201: onStation("POST", "/preview-link") },
  "DELETE /api/stations/admin/:id/preview-link": { 204: onStation("DELETE", "/preview-link") },
  "GET /api/stations/preview/:token": {
    200: async (world) => ({
      path: await world.preview(`${adminStations}/${(await world.station()).id}`),
    }),
  },
  "GET /api/stations/admin/:id": { 200: onStation("GET") },
  "GET /api/stations/admin/:id/operator-values": { 200: onStation("GET", "/operator-values") },
  "POST /api/stations/admin": {
    201: () => ({ method: "POST", path: adminStations, body: stationBody() }),
  },
  "PUT /api/stations/admin/:id": { 200: onStation("PUT", "", stationBody()) },
  "PATCH /api/stations/admin/:id/evses/:uid": {
    200: onStation("PATCH", "/evses/A1", { status: "OUTOFORDER", reason: "No power", until: "2026-12-01" }),
  },
  "POST /api/stations/admin/:id/evses/:uid/visits": {
    201: async (world) => {
      const { id } = await world.station();
      await env.DB.prepare(
        "INSERT INTO station_status (station_id, version, evses) SELECT ?, coalesce(max(version), 0) + 1, '{}' FROM station_status",
      )
        .bind(id)
        .run();
      return { method: "POST", path: `${adminStations}/${id}/evses/A1/visits`, body: { works: true } };
    },
  },
  "DELETE /api/stations/admin/:id": { 200: onStation("DELETE") },
  "POST /api/stations/admin/:id/restore": {
    200: async (world) => {
      const path = await world.deleted(`${adminStations}/${(await world.station()).id}`);
      return { method: "POST", path: `${path}/restore` };
    },
  },
  "GET /api/stations/admin/:id/revisions": { 200: onStation("GET", "/revisions") },
  "GET /api/stations/admin/:id/revisions/:version": { 200: onStation("GET", "/revisions/1") },
  "POST /api/stations/admin/:id/revisions/:version/restore": {
    200: onStation("POST", "/revisions/1/restore"),
  },
  "GET /api/stations/admin/export.csv": { 200: get(`${adminStations}/export.csv`) },
  "GET /api/stations/admin/template.csv": { 200: get(`${adminStations}/template.csv`) },
  "POST /api/stations/admin/import": { 200: async () => importOf("", newStationRow()) },
  "GET /api/stations/admin/imports": {
    200: async (world) => {
      await world.imported();
      return { path: `${adminStations}/imports` };
    },
  },
  "POST /api/stations/admin/imports/:id/undo": {
    200: async (world) => ({
      method: "POST",
      path: `${adminStations}/imports/${await world.imported()}/undo`,
    }),
  },
  "GET /api/map": { 200: () => ({ path: "/api/map", bindings: r2 }) },
  "GET /tiles/:archive/:z/:x/:file": {
    200: async (world) => {
      await world.archive();
      return { path: `/tiles/india/4/11/6.mvt?v=${crypto.randomUUID()}` };
    },
    204: async (world) => {
      await world.archive();
      return { path: "/tiles/india/4/1/1.mvt?v=1" };
    },
  },
  "POST /api/admin/login": { 200: signIn("active") },
  "POST /api/admin/login/code": {
    200: async (world) => ({ method: "POST", path: "/api/admin/login/code", body: await world.ticket() }),
  },
  "POST /api/admin/login/passkey/options": {
    200: () => ({ method: "POST", path: "/api/admin/login/passkey/options" }),
  },
  "POST /api/admin/login/passkey": {
    200: async (world) => {
      const { key } = await world.passkeyHolder();
      return { method: "POST", path: "/api/admin/login/passkey", body: await world.assertion(key) };
    },
  },
  "GET /api/admin/password-reset": { 200: get("/api/admin/password-reset") },
  "POST /api/admin/password-reset": {
    202: () => ({ method: "POST", path: "/api/admin/password-reset", body: { email: "a@example.com" } }),
  },
  "POST /api/admin/password-reset/confirm": {
    200: async (world) => {
      const body = { token: await world.resetToken(), password: "a new long sentence" };
      return { method: "POST", path: "/api/admin/password-reset/confirm", body };
    },
  },
  "POST /api/admin/invitations/read": {
    200: async (world) => {
      const { token } = await world.invitation();
      return { method: "POST", path: `${invitations}/read`, body: { token } };
    },
  },
  "POST /api/admin/invitations/accept": { 201: acceptance() },
  "GET /api/admin/invitations": {
    200: async (world) => {
      await world.invitation();
      return { path: invitations };
    },
  },
  "POST /api/admin/invitations": {
    201: () => ({
      method: "POST",
      path: invitations,
      body: { email: `${crypto.randomUUID()}@example.com`, role: "admin" },
    }),
  },
  "DELETE /api/admin/invitations/:id": {
    204: async (world) => ({ method: "DELETE", path: `${invitations}/${(await world.invitation()).id}` }),
  },
  "GET /api/ocpi/admin/parties": {
    200: async (world) => {
      await world.operator();
      return { path: operators };
    },
  },
  "POST /api/ocpi/admin/parties": { 201: () => ({ method: "POST", path: operators, body: newOperator() }) },
  "POST /api/ocpi/admin/parties/:id/rotate": { 200: onOperator("POST", "/rotate") },
  "POST /api/ocpi/admin/parties/:id/pull": { 200: onOperator("POST", "/pull", { connected: true }) },
  "PUT /api/ocpi/admin/parties/:id/shown": {
    200: async (world) => ({
      method: "PUT",
      path: `${await world.operator()}/shown`,
      body: { shown: ["IN*VLT"] },
      token: (await world.staff()).token,
    }),
  },
  "GET /api/ocpi/admin/parties/:id/problems": { 200: onOperator("GET", "/problems") },
  "DELETE /api/ocpi/admin/parties/:id": { 200: onOperator("DELETE", "") },
  "GET /api/admin/passkeys": {
    200: async (world) => ({ path: passkeys, token: (await world.passkeyHolder()).token }),
  },
  "POST /api/admin/passkeys/options": { 200: asSomebody("POST", `${passkeys}/options`) },
  "POST /api/admin/passkeys": { 201: addPasskey },
  "PATCH /api/admin/passkeys/:id": { 200: onPasskey("PATCH", { name: "My phone" }) },
  "DELETE /api/admin/passkeys/:id": { 204: onPasskey("DELETE") },
  "GET /api/admin/totp": { 200: get(totp) },
  "POST /api/admin/totp": {
    200: async (world) => {
      const { token, code } = await world.codeHolder({ confirmed: false });
      return { method: "POST", path: totp, token, body: { code } };
    },
  },
  "DELETE /api/admin/totp": {
    204: async (world) => {
      const { token } = await world.codeHolder({ confirmed: true });
      return { method: "DELETE", path: totp, token };
    },
  },
  "POST /api/admin/step-up": { 200: asSomebody("POST", "/api/admin/step-up", { password }) },
  "PUT /api/admin/accounts/:id/role": { 200: onColleague("PUT", "/role", { role: "editor" }) },
  "POST /api/admin/accounts/:id/reset-link": { 201: onAccount("reset-link", "active") },
  "DELETE /api/admin/accounts/:id/sessions": { 200: onColleague("DELETE", "/sessions") },
  "DELETE /api/admin/accounts/:id/second-factor": { 200: onColleague("DELETE", "/second-factor") },
  "POST /api/admin/register": { 201: register() },
  "POST /api/admin/logout": { 204: asSomebody("POST", "/api/admin/logout") },
  "GET /api/admin/profile": { 200: get("/api/admin/profile") },
  "POST /api/admin/password": {
    200: asSomebody("POST", "/api/admin/password", {
      currentPassword: password,
      newPassword: "a new long sentence",
    }),
  },
  "GET /api/admin/colleagues": { 200: get("/api/admin/colleagues") },
  "PUT /api/admin/profile": { 200: asSomebody("PUT", "/api/admin/profile", { name: "Kavya Menon" }) },
  "GET /api/admin/dashboard": { 200: get("/api/admin/dashboard") },
  "GET /api/admin/accounts": { 200: get(`${accounts}?status=active`) },
  "POST /api/admin/accounts/:id/approve": { 200: onAccount("approve", "pending") },
  "POST /api/admin/accounts/:id/reject": { 200: onAccount("reject", "pending") },
  "POST /api/admin/accounts/:id/disable": { 200: onAccount("disable", "active") },
  "POST /api/admin/accounts/:id/enable": { 200: onAccount("enable", "disabled") },
  "GET /api/admin/audit": { 200: get("/api/admin/audit?kind=discover") },
  "GET /api/admin/sessions": { 200: get("/api/admin/sessions") },
  "DELETE /api/admin/sessions": { 200: asSomebody("DELETE", "/api/admin/sessions") },
  "DELETE /api/admin/sessions/:id": {
    204: async (world) => {
      const { sessionId, token } = await world.account("active");
      return { method: "DELETE", path: `/api/admin/sessions/${sessionId}`, token };
    },
  },
  "GET /api/admin/notifications": { 200: get("/api/admin/notifications") },
  "PUT /api/admin/notifications": {
    200: asSomebody("PUT", "/api/admin/notifications", { formTypes: ["general_query"], digest: true }),
  },
  "PUT /api/admin/notifications/signature": {
    200: asSomebody("PUT", "/api/admin/notifications/signature", { signature: "Asha\n98450 12345" }),
  },
  "PUT /api/admin/acknowledgements": {
    200: () => ({ method: "PUT", path: "/api/admin/acknowledgements", body: { on: true } }),
  },
  "PUT /api/admin/reply-languages": {
    200: () => ({ method: "PUT", path: "/api/admin/reply-languages", body: { languages: ["en", "hi"] } }),
  },
  "GET /api/reply-languages": { 200: get("/api/reply-languages") },
  "GET /api/health": { 200: get("/api/health") },
  "GET /api/openapi.json": { 200: get("/api/openapi.json") },
  "GET /api/docs": { 200: get("/api/docs") },
  "GET /api/privacy/requests": { 200: get(`${privacy}/requests?open=false&limit=3`) },
  "GET /api/privacy/requests/:id": { 200: onPrivacyRequest() },
  "PUT /api/privacy/requests/:id": { 200: onPrivacyRequest({ status: "answered", answer: "Done" }) },
  "POST /api/privacy/requests": { 201: forSubmission("/requests", callersRequest) },
  "POST /api/privacy/erasures": { 201: forSubmission("/erasures", { reason: "Asked by telephone" }) },
  "GET /api/privacy/retention": { 200: get(`${privacy}/retention`) },
  "PUT /api/privacy/retention": {
    200: () => ({ method: "PUT", path: `${privacy}/retention`, body: { days: { general_query: 731 } } }),
  },
  "GET /api/privacy/submissions": { 200: get(`${privacy}/submissions?find=ravi@example.com`) },
  "POST /api/privacy/links": { 201: forSubmission("/links") },
  "GET /api/privacy/export": {
    200: async (world) => {
      await world.submission();
      return { path: `${privacy}/export?email=ravi@example.com` };
    },
  },
  "GET /api/privacy/breaches": { 200: get(`${privacy}/breaches`) },
  "POST /api/privacy/breaches": {
    201: () => ({ method: "POST", path: `${privacy}/breaches`, body: newBreach }),
  },
  "PUT /api/privacy/breaches/:id": {
    200: onBreach("PUT", "", { step: "board_informed", measures: "Locked" }),
  },
  "GET /api/privacy/breaches/:id/affected.csv": { 200: onBreach("GET", "/affected.csv") },
};

/** Requests for the errors that follow from an operation's own rules. */
export const refusedCalls: Record<string, Record<number, Maker>> = {
  "DELETE /api/form-submissions/:id/messages/:messageId": {
    409: async (world) => ({ method: "DELETE", path: (await world.receivedMessage()).path }),
  },
  "POST /api/form-submissions/:id/attachments": {
    400: async (world) => ({
      method: "POST",
      path: `${submissions}/${await world.submission()}/attachments`,
      body: "--x\r\nno header",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    }),
    413: async (world) => ({
      method: "POST",
      path: `${submissions}/${await world.submission()}/attachments`,
      body: "--x\r\n",
      headers: { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "200000000" },
    }),
  },
  // A month without a record; any other word is no month.
  "GET /api/reliability/log/:file": { 404: () => ({ path: "/api/reliability/log/2020-01.ndjson" }) },
  // Its places are in the query, not in the path.
  "GET /api/trips": { 404: () => ({ path: "/api/trips?from=mumbai&to=no-such-place" }) },
  "POST /api/discover/admin": { 409: takenSlug },
  "PUT /api/discover/admin/:id": {
    409: async (world) => {
      const { body } = await takenSlug(world);
      return { method: "PUT", path: `${articles}/${(await world.draft()).id}`, body };
    },
  },
  "POST /api/stations/admin": { 409: takenStationSlug },
  "PUT /api/stations/admin/:id": {
    409: async (world) => {
      const { body } = await takenStationSlug(world);
      return { method: "PUT", path: `${adminStations}/${(await world.station()).id}`, body };
    },
  },
  "POST /api/stations/admin/import": {
    400: () => ({ ...importOf("", ""), body: "name;colour\nA;red" }),
    413: () => ({ ...importOf("", ""), body: "x".repeat(5 * 1024 * 1024 + 1) }),
  },
  "POST /api/stations/admin/imports/:id/undo": {
    409: async (world) => {
      const path = `${adminStations}/imports/${await world.imported()}/undo`;
      await startApi()(path, { method: "POST", token: (await world.staff()).token });
      return { method: "POST", path };
    },
  },
  "PUT /api/discover/admin/:id/schedule": { 409: onArticle("PUT", "/schedule", soon()) },
  "DELETE /api/discover/admin/:id/schedule": { 409: onArticle("DELETE", "/schedule") },
  "POST /api/discover/admin/upload": {
    400: () => ({
      method: "POST",
      path: `${articles}/upload`,
      body: "--x\r\nno header",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    }),
    413: () => ({
      method: "POST",
      path: `${articles}/upload`,
      body: "--x\r\n",
      headers: { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "200000000" },
    }),
  },
  "DELETE /api/discover/admin/media/:key": {
    409: async (world) => {
      const key = await world.picture(1235);
      await world.article({ mainImageUrl: `/media/${key}` });
      return { method: "DELETE", path: `${articles}/media/${key}` };
    },
  },
  "GET /media/:key": { 400: async (world) => ({ path: `/media/${await world.picture()}?w=481` }) },
  "POST /api/admin/login": { 401: signIn("active", "another password"), 403: signIn("pending") },
  "POST /api/admin/register": {
    403: register(() => ({}), { ADMIN_REGISTRATION: "closed" }),
    409: async (world) => {
      const { email } = await world.account("active");
      return register(() => ({ email }))(world);
    },
  },
  "POST /api/admin/login/code": {
    401: async (world) => {
      const { ticket } = await world.ticket();
      return { method: "POST", path: "/api/admin/login/code", body: { ticket, code: "000000x" } };
    },
  },
  "POST /api/admin/login/passkey/options": {
    503: () => ({
      method: "POST",
      path: "/api/admin/login/passkey/options",
      bindings: { AUTH_SECRET: undefined },
    }),
  },
  "POST /api/admin/login/passkey": {
    401: async (world) => {
      const body = await world.assertion(await createAuthenticator());
      return { method: "POST", path: "/api/admin/login/passkey", body };
    },
  },
  "POST /api/admin/invitations/accept": {
    409: acceptance(async (world) => (await world.account("active")).email),
  },
  "POST /api/admin/invitations": {
    409: async (world) => {
      const { email } = await world.account("active");
      return { method: "POST", path: invitations, body: { email, role: "editor" } };
    },
  },
  "POST /api/ocpi/admin/parties": {
    403: stale("POST", operators),
    409: async (world) => {
      const body = newOperator();
      const { token } = await world.staff();
      await startApi()(operators, { method: "POST", body, token });
      return { method: "POST", path: operators, body };
    },
  },
  "POST /api/ocpi/admin/parties/:id/rotate": {
    403: stale("POST", `${operators}/${crypto.randomUUID()}/rotate`),
    409: onOperator("POST", "/rotate", { connected: true }),
  },
  "POST /api/ocpi/admin/parties/:id/pull": { 409: onOperator("POST", "/pull") },
  "DELETE /api/ocpi/admin/parties/:id": { 403: stale("DELETE", `${operators}/${crypto.randomUUID()}`) },
  "POST /api/admin/passkeys/options": { 403: stale("POST", `${passkeys}/options`) },
  "POST /api/admin/passkeys": {
    403: stale("POST", passkeys),
    409: async (world) => {
      const { key, token } = await world.passkeyHolder();
      const options = await startApi()(`${passkeys}/options`, { method: "POST", token });
      return { method: "POST", path: passkeys, token, body: await key.create(await options.json()) };
    },
  },
  "DELETE /api/admin/passkeys/:id": { 403: stale("DELETE", `${passkeys}/${crypto.randomUUID()}`) },
  "POST /api/admin/totp": {
    403: stale("POST", totp),
    409: async (world) => {
      const { token } = await world.codeHolder({ confirmed: true });
      return { method: "POST", path: totp, token, body: {} };
    },
  },
  "DELETE /api/admin/totp": { 403: stale("DELETE", totp) },
  "PUT /api/admin/accounts/:id/role": {
    // The other one was faster.
    409: async (world) => {
      const [me, other] = [await world.account("active"), await world.account("active")];
      const call = await onColleague("PUT", "/role", { role: "agent" })(world);
      let reads = 0;
      const DB = new Proxy(env.DB, {
        get: (target, key) => {
          if (key !== "batch") return Reflect.get(target, key).bind(target);
          return async (statements: D1PreparedStatement[]) => {
            if (++reads === 1)
              await target.prepare("UPDATE admins SET role = 'agent' WHERE id = ?").bind(me.id).run();
            return target.batch(statements);
          };
        },
      });
      return { ...call, path: `${accounts}/${other.id}/role`, token: me.token, bindings: { DB } };
    },
  },
  "POST /api/admin/accounts/:id/reset-link": {
    403: onOwnAccount("reset-link"),
    409: onAccount("reset-link", "disabled"),
  },
  "POST /api/admin/accounts/:id/approve": {
    403: onOwnAccount("approve"),
    409: onAccount("approve", "active"),
  },
  "POST /api/admin/accounts/:id/reject": { 403: onOwnAccount("reject"), 409: onAccount("reject", "active") },
  "POST /api/admin/accounts/:id/disable": {
    403: onOwnAccount("disable"),
    409: onAccount("disable", "disabled"),
  },
  "POST /api/admin/accounts/:id/enable": { 403: onOwnAccount("enable"), 409: onAccount("enable", "active") },
  "PUT /api/privacy/requests/:id": {
    409: async (world) => {
      const path = await world.privacyRequest();
      const request = { method: "PUT", path, body: { status: "refused", answer: "No" } };
      await startApi()(path, { ...request, token: (await world.staff()).token });
      return request;
    },
  },
  "POST /api/privacy/erasures": { 404: unknownSubmission("/erasures", { reason: "Asked by telephone" }) },
  "POST /api/privacy/requests": { 404: unknownSubmission("/requests", callersRequest) },
  "POST /api/privacy/links": { 404: unknownSubmission("/links") },
  "PUT /api/privacy/breaches/:id": { 409: onBreach("PUT", "", { step: "closed" }) },
};
