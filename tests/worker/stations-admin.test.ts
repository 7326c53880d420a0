import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { PreviewLink } from "#shared/contract/discover.ts";
import type { ListedRevision, RevisionContent } from "#shared/contract/revisions.ts";
import type { StationPage } from "#shared/contract/stations.ts";
import {
  type StationAdminItem,
  type StationAdminList,
  type StationAdminSummary,
  type StationPreview,
  stationAdminItem,
  stationPreview,
} from "#shared/contract/stations-admin.ts";
import { openDb } from "#worker/db/client.ts";
import { sweepOrphans } from "#worker/features/media/sweep.ts";
import { systemClock } from "#worker/platform/clock.ts";
import { addAdmin, startApi } from "../support/api.ts";
import { addStaff, contentApp } from "../support/content.ts";
import { jpeg } from "../support/pictures.ts";
import { createStation, stationBody } from "../support/station-body.ts";

const path = "/api/stations/admin";
const minute = 60_000;
const day = 24 * 60 * minute;
let now = Date.now();
const app = contentApp({ clock: { ...systemClock, now: () => now } });
beforeAll(addStaff);

const create = (changes: Parameters<typeof createStation>[1] = {}) => createStation(app.staff, changes);

async function json<Body>(response: Response | Promise<Response>): Promise<Body> {
  return (await (await response).json()) as Body;
}

async function data(response: Response | Promise<Response>): Promise<StationAdminItem> {
  const got = await response;
  expect(got.status, await got.clone().text()).toBeLessThan(300);
  return stationAdminItem.strict().parse((await json<{ data: unknown }>(got)).data);
}

function save({ id, name, slug }: StationAdminItem, changes: object = {}, query = "", headers = {}) {
  const body = { ...stationBody({ name, slug }), ...changes };
  return app.staff(`${path}/${id}${query}`, { method: "PUT", body, headers });
}

async function revisionsOf({ id }: StationAdminItem): Promise<ListedRevision[]> {
  return (await json<{ revisions: ListedRevision[] }>(app.staff(`${path}/${id}/revisions`))).revisions;
}

async function listed(query: string): Promise<StationAdminList> {
  const response = await app.staff(`${path}?${query}`);
  expect(response.status, query).toBe(200);
  return json(response);
}

async function auditOf(id: string): Promise<[string, unknown][]> {
  const { results } = await env.DB.prepare(
    "SELECT action, detail FROM audit_log WHERE subject_id = ? ORDER BY seq",
  )
    .bind(id)
    .all<{ action: string; detail: string | null }>();
  return results.map(({ action, detail }) => [action, JSON.parse(detail ?? "null")]);
}

describe("keeping stations", () => {
  it("is for owners and editors", async () => {
    const api = startApi();
    for (const [role, status] of [
      ["owner", 200],
      ["editor", 200],
      ["agent", 403],
    ] as const) {
      const { token } = await addAdmin({ role });
      expect((await api(path, { token })).status, role).toBe(status);
    }
    expect((await api(path)).status).toBe(401);
  });

  it("shows a new station to visitors at once, with what is derived from it", async () => {
    const item = await create({ name: "Besant Nagar", city: "Chennai" });
    expect(item).toMatchObject({ slug: "besant-nagar-chennai", version: 1, isPublished: true, source: null });
    const page = await json<StationPage>(app(`/api/stations/${item.slug}`));
    expect(page.data).toMatchObject({ timing: "06:00 AM - 11:00 PM", price: 18.5, maxCapacity: "60kW" });
    expect((await create({ name: "Besant Nagar" })).slug).toBe("besant-nagar-chennai-2");
    expect(await auditOf(item.id)).toEqual([["station.create", { slug: item.slug, isPublished: true }]]);
  });

  it("refuses what no station can be, with a sentence for each field", async () => {
    const body = stationBody({ pincode: "12", lat: 51.5, hours: [{ weekday: 8, from: "9", to: "10:00" }] });
    const response = await app.staff(path, { method: "POST", body });
    expect(response.status).toBe(400);
    expect((await json<{ details: string[] }>(response)).details).toEqual([
      "pincode: Enter a PIN code of six digits",
      "lat: Enter the latitude of a place in India (6 to 37.5)",
      "hours.0.weekday: Choose a weekday",
      "hours.0.from: Enter a time such as 09:30",
    ]);
  });

  it("makes one station of a request sent twice", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const body = stationBody({ name: "Sent twice" });
    const first = await data(app.staff(path, { method: "POST", body, headers }));
    const again = await app.staff(path, { method: "POST", body, headers });
    expect(again.status).toBe(201);
    expect(await data(again)).toEqual(first);
  });

  it("refuses a slug that is taken, and those of other pages", async () => {
    const { slug } = await create();
    const other = await create();
    expect((await save(other, { slug })).status).toBe(409);
    for (const reserved of [slug, "admin", "status", "tamil-nadu"]) {
      const response = await app.staff(path, { method: "POST", body: stationBody({ slug: reserved }) });
      expect(response.status, reserved).toBe(409);
    }
  });

  it("redirects a former slug, and gives it free when another station takes it", async () => {
    const item = await create();
    const moved = await data(save(item, { slug: `${item.slug}-moved` }));
    const redirect = await app(`/api/stations/${item.slug}`);
    expect([redirect.status, redirect.headers.get("Location")]).toEqual([301, `/api/stations/${moved.slug}`]);
    await create({ slug: item.slug });
    expect((await app(`/api/stations/${item.slug}`)).status).toBe(200);
  });
});

it("a station of the version before is shown with its hours and its price, and can be saved", async () => {
  const [old] = (await listed("search=charge%20india%20chennai")).stations;
  if (!old) throw new Error("The first station is gone");
  expect(old.hours.filter(({ weekday }) => weekday === 7)).toEqual([
    { weekday: 7, from: "00:00", to: "16:00" },
    { weekday: 7, from: "18:00", to: "21:45" },
  ]);
  expect(old).toMatchObject({
    hours: { length: 14 },
    price: { energyPerKwh: 15 },
    isPublished: true,
    version: 1,
  });
  expect(Date.parse(old.createdAt)).toBeGreaterThan(0);
  const saved = await data(
    app.staff(`${path}/${old.id}`, { method: "PUT", body: { ...old, city: "Chennai" } }),
  );
  expect(saved).toEqual({ ...old, version: 2, updatedAt: saved.updatedAt });
  const page = await json<StationPage>(app(`/api/stations/${old.slug}`));
  expect(page.data).toMatchObject({ timing: "12:00 AM - 04:00 PM", timingSecond: "06:00 PM - 09:45 PM" });
  expect((await revisionsOf(old)).map(({ version }) => version)).toEqual([2, 1]);
});

it("a station of which only the text of its hours is known keeps them when staff save it", async () => {
  const { id, slug } = await create();
  await env.DB.prepare("UPDATE stations SET hours = NULL, timing = '6 AM - 11 PM' WHERE id = ?")
    .bind(id)
    .run();
  const item = await data(app.staff(`${path}/${id}`));
  expect(item.hours.at(-1)).toEqual({ weekday: 7, from: "06:00", to: "23:00" });
  await data(app.staff(`${path}/${id}`, { method: "PUT", body: item }));
  const page = await json<StationPage>(app(`/api/stations/${slug}`));
  expect(page.data).toMatchObject({ timing: "06:00 AM - 11:00 PM", hours: item.hours });
});

it("counts the problems as the list finds them, and names the operators", async () => {
  const partyId = crypto.randomUUID();
  await env.DB.prepare(
    "INSERT INTO ocpi_parties (id, name, country_code, party_id, status, created_at, updated_at) VALUES (?, 'Count Volt', 'IN', 'CNT', 'connected', 0, 0)",
  )
    .bind(partyId)
    .run();
  const reported = await create({ name: "Reported as broken" });
  await env.DB.prepare("UPDATE stations SET party_id = ?, location_id = 'x' WHERE id = ?")
    .bind(partyId, reported.id)
    .run();
  await env.DB.prepare(
    `INSERT INTO station_status (station_id, version, evses)
     VALUES (?, 1, '{"A1":{"status":"INOPERATIVE","reportedAt":1,"confirmedAt":1}}')`,
  )
    .bind(reported.id)
    .run();
  const { problems, sources } = await json<StationAdminSummary>(app.staff(`${path}/summary`));
  for (const [problem, count] of Object.entries(problems))
    expect((await listed(`problem=${problem}`)).pagination.total, problem).toBe(count);
  expect(problems.out_of_order).toBeGreaterThan(0);
  expect(problems.stale).toBeGreaterThan(0);
  expect((await listed("search=reported%20as%20broken")).stations[0]?.problems).toContain("out_of_order");
  expect(sources).toContainEqual({ id: partyId, name: "Count Volt" });
});

describe("a preview link", () => {
  const linkOf = async (id: string) => {
    const link = await json<PreviewLink>(app.staff(`${path}/${id}/preview-link`, { method: "POST" }));
    return { ...link, path: `/api${new URL(link.url).pathname}` };
  };

  it("shows a draft as its page will be to anybody who has it, for seven days, and is never cached", async () => {
    const item = await create({ name: "Not public yet", isPublished: false });
    const link = await linkOf(item.id);
    const response = await app(link.path);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const preview = stationPreview.strict().parse(await response.json());
    expect(preview).toMatchObject({ isPublic: false, data: { name: "Not public yet", chargers: 2 } });
    await save(item, { isPublished: true });
    expect(await json<StationPreview>(app(link.path))).toMatchObject({ isPublic: true });
    const before = now;
    now = Date.parse(link.expiresAt) + minute;
    expect((await app(link.path)).status).toBe(404);
    now = before;
  });

  it("stops working when it is withdrawn", async () => {
    const { id } = await create({ isPublished: false });
    const link = await linkOf(id);
    expect((await app(link.path)).status).toBe(200);
    expect((await app.staff(`${path}/${id}/preview-link`, { method: "DELETE" })).status).toBe(204);
    expect((await app(link.path)).status).toBe(404);
  });

  it("stops working when the station is deleted", async () => {
    const { id } = await create({ isPublished: false });
    const link = await linkOf(id);
    await app.staff(`${path}/${id}`, { method: "DELETE" });
    expect((await app(link.path)).status).toBe(404);
    expect((await app(`${path}/${id}/preview-link`, { method: "POST" })).status).toBe(401);
  });
});

describe("saving", () => {
  it("refuses an older version with the current record, and overwrites nothing", async () => {
    const item = await create();
    const current = await data(save(item, { address: "Elsewhere" }, "", { "If-Match": '"v1"' }));
    const stale = await save(item, { address: "Nowhere" }, "", { "If-Match": '"v1"' });
    expect([stale.status, stale.headers.get("ETag")]).toEqual([412, '"v2"']);
    expect((await json<{ data: unknown }>(stale)).data).toEqual(current);
    const wrong = await app.staff(`${path}/${item.id}`, {
      method: "DELETE",
      headers: { "If-Match": '"v1"' },
    });
    expect(wrong.status).toBe(412);
    expect(await data(app.staff(`${path}/${item.id}`))).toEqual(current);
  });

  it("drops what visitors have in their caches, but not for a draft", async () => {
    const item = await create();
    const shown = async () => (await app(`/api/stations/${item.slug}`)).status;
    expect(await shown()).toBe(200);
    await data(save(item, { isPublished: false }));
    expect(await shown()).toBe(404);
    await data(save(item, { isPublished: true, address: "1, New Street" }));
    const page = await json<StationPage>(app(`/api/stations/${item.slug}`));
    expect(page.data.address).toBe("1, New Street");
  });

  it("stores revisions, replaces autosaved ones, and restores an older one as a new save", async () => {
    const item = await create({ isPublished: false });
    for (const address of ["1", "12", "12, Long Road"]) await data(save(item, { address }, "?autosave=1"));
    const latest = await data(save(item, { address: "12, Long Road", lat: 13.1, isPublished: true }));
    expect(
      (await revisionsOf(item)).map(({ version, autosaved, changed }) => [version, autosaved, changed]),
    ).toEqual([
      [5, false, ["address", "lat", "isPublished"]],
      [1, false, null],
    ]);
    const first = `${path}/${item.id}/revisions/1`;
    const { data: revision } = await json<{ data: RevisionContent<object> }>(app.staff(first));
    expect(revision.content).toMatchObject({ lat: 13.085, isPublished: false, hours: item.hours });
    const restored = await data(app.staff(`${first}/restore`, { method: "POST" }));
    expect(restored).toMatchObject({ version: latest.version + 1, lat: 13.085, isPublished: true });
    expect(restored.evses).toEqual(item.evses);
    const stale = { method: "POST", headers: { "If-Match": '"v1"' } };
    expect((await app.staff(`${first}/restore`, stale)).status).toBe(412);
  });

  it("deletes softly and restores, under another slug when its own is taken", async () => {
    const item = await create();
    expect((await app(`/api/stations/${item.slug}`)).status).toBe(200);
    expect((await app.staff(`${path}/${item.id}`, { method: "DELETE" })).status).toBe(200);
    for (const address of [`/api/stations/${item.slug}`, `${path}/${item.id}`])
      expect((await app.staff(address)).status, address).toBe(404);
    expect((await listed("status=deleted")).stations[0]).toMatchObject({ id: item.id, isActive: false });
    await create({ slug: item.slug });
    const restored = await data(app.staff(`${path}/${item.id}/restore`, { method: "POST" }));
    expect(restored).toMatchObject({ slug: `${item.slug}-2`, isActive: true, version: 3 });
    expect((await auditOf(item.id)).map(([action]) => action)).toEqual([
      "station.create",
      "station.delete",
      "station.restore",
    ]);
  });
});

describe("the status of a charging point", () => {
  const patch = ({ id }: { id: string }, body: object, uid = "A1", headers = {}) =>
    app.staff(`${path}/${id}/evses/${uid}`, { method: "PATCH", body, headers });

  it("is what staff say, with a reason and a day, and a revision", async () => {
    const item = await create();
    const broken = { status: "OUTOFORDER", reason: "Cable stolen", until: "2099-01-31" };
    const changed = await data(patch(item, broken, "a1"));
    expect(changed.evses[0]).toMatchObject({ uid: "A1", ...broken });
    expect(changed.evses[1]).toEqual(item.evses[1]);
    expect(changed.problems).toEqual(["out_of_order"]);
    expect((await revisionsOf(item))[0]?.changed).toEqual(["evses"]);
    const fixed = await data(patch(item, { status: "AVAILABLE", reason: "ignored" }));
    expect(fixed.evses[0]).toMatchObject({ status: "AVAILABLE", reason: null, until: null });
    expect(fixed.problems).toEqual([]);
    expect((await auditOf(item.id)).at(-1)).toEqual(["station.status", { uid: "A1", status: "AVAILABLE" }]);
  });

  it("is refused of an unknown point, of another version, and with an operator's word", async () => {
    const item = await create();
    expect((await patch(item, { status: "AVAILABLE" }, "Z9")).status).toBe(404);
    expect((await patch({ id: crypto.randomUUID() }, { status: "AVAILABLE" })).status).toBe(404);
    expect((await patch(item, { status: "CHARGING" })).status).toBe(400);
    await data(save(item));
    expect((await patch(item, { status: "PLANNED" }, "A1", { "If-Match": '"v1"' })).status).toBe(412);
  });

  it("is never lost when several staff change different points at once", async () => {
    const evses = ["A", "B", "C", "D"].map((uid) => ({
      uid,
      connectors: [{ id: "1", standard: "CCS2" as const, powerType: "DC" as const, maxPowerKw: 60 }],
    }));
    const item = await create({ evses });
    const planned = { status: "PLANNED", until: "2027-01-31" } as const;
    await Promise.all(evses.map(({ uid }) => patch(item, planned, uid)));
    const { data: after } = await json<{ data: StationAdminItem }>(app.staff(`${path}/${item.id}`));
    expect(after.evses).toMatchObject(Array(4).fill(planned));
  });
});

describe("the list of staff", () => {
  it("finds by words, state, status and source", async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const draft = await create({ name: `Whitefield ${mark}`, state: "Karnataka", isPublished: false });
    const shown = await create({ name: `Indiranagar ${mark}`, state: "Karnataka", storeNumber: `S-${mark}` });
    const ids = async (query: string) => (await listed(query)).stations.map(({ id }) => id);
    expect(await ids(`search=${mark}`)).toEqual([shown.id, draft.id]);
    expect(await ids(`search=${mark}%20WHITE`)).toEqual([draft.id]);
    expect(await ids(`search=s-${mark}`)).toEqual([shown.id]);
    expect(await ids(`search=${mark}&status=draft&state=Karnataka&source=manual`)).toEqual([draft.id]);
    expect(await ids(`search=${mark}&status=published`)).toEqual([shown.id]);
    expect(await ids(`search=${mark}&state=Goa`)).toEqual([]);
    expect(await ids(`search=${mark}&source=${crypto.randomUUID()}`)).toEqual([]);
    expect((await listed(`search=${mark}&limit=1&page=2`)).pagination).toMatchObject({
      total: 2,
      totalPages: 2,
    });
    expect((await app.staff(`${path}?problem=ugly`)).status).toBe(400);
  });

  it("names the problems of a station, and finds stations by them", async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const party = crypto.randomUUID();
    await env.DB.prepare(
      `INSERT INTO ocpi_parties (id, name, country_code, party_id, status, created_at, updated_at)
       VALUES (?1, 'Volt', 'IN', ?1, 'connected', 0, 0)`,
    )
      .bind(party)
      .run();
    const whole = await create({ name: `Whole ${mark}` });
    const bare = await create({ name: `Bare ${mark}`, pictures: [] });
    const fed = await create({ name: `Fed ${mark}` });
    await env.DB.prepare(
      "UPDATE stations SET party_id = ?, location_id = 'l1', hidden_reason = 'vanished' WHERE id = ?",
    )
      .bind(party, fed.id)
      .run();
    const problemsOf = async (id: string) => (await data(app.staff(`${path}/${id}`))).problems;
    expect(await problemsOf(whole.id)).toEqual([]);
    expect(await problemsOf(bare.id)).toEqual(["incomplete"]);
    expect(await problemsOf(fed.id)).toEqual(["hidden", "stale"]);
    const report = (status: string, confirmedAt: number) =>
      env.DB.prepare("INSERT OR REPLACE INTO station_status (station_id, version, evses) VALUES (?, 1, ?)")
        .bind(fed.id, JSON.stringify({ A1: { status, reportedAt: 1, confirmedAt } }))
        .run();
    await report("INOPERATIVE", now - 2 * day);
    expect(await problemsOf(fed.id)).toEqual(["out_of_order", "hidden", "stale"]);
    await report("CHARGING", now - 60 * minute);
    const read = await data(app.staff(`${path}/${fed.id}`));
    expect(read.problems).toEqual(["hidden"]);
    expect(read.source).toEqual({ id: party, name: "Volt" });
    expect(read.evses[0]?.live).toEqual({
      status: "CHARGING",
      confirmedAt: new Date(now - 60 * minute).toISOString(),
    });
    for (const [problem, found] of [
      ["incomplete", bare],
      ["hidden", fed],
    ] as const)
      expect((await listed(`search=${mark}&problem=${problem}`)).stations.map(({ id }) => id)).toEqual([
        found.id,
      ]);
    expect((await listed(`search=${mark}&source=${party}`)).pagination.total).toBe(1);
  });
});

describe("pictures of stations", () => {
  it("stay in the library while a station or one of its revisions uses them", async () => {
    const form = new FormData();
    form.set("file", new File([jpeg({ width: 777 }) as Uint8Array<ArrayBuffer>], "bay.jpg"));
    const { url } = await json<{ url: string }>(
      app.staff("/api/discover/admin/upload", { method: "POST", body: form }),
    );
    const item = await create({ pictures: [url] });
    const inLibrary = `/api/discover/admin/media/${url.replace("/media/", "")}`;
    const used = await json<{ data: { uses: number; usedIn: unknown } }>(app.staff(inLibrary));
    expect(used.data).toMatchObject({
      uses: 1,
      usedIn: [{ kind: "station", id: item.id, title: item.name }],
    });
    expect((await app.staff(inLibrary, { method: "DELETE" })).status).toBe(409);
    now += 30 * day;
    const remains = async () => {
      await sweepOrphans(openDb(env.DB), env.MEDIA, now);
      return (await app(url)).status === 200;
    };
    expect(await remains()).toBe(true);
    await data(save(item, { pictures: [] }));
    // The first revision can still be restored.
    expect(await remains()).toBe(true);
    await env.DB.prepare("DELETE FROM station_revisions WHERE station_id = ?").bind(item.id).run();
    expect(await remains()).toBe(false);
  });
});
