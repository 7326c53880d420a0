import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type {
  StationAdminItem,
  StationAdminList,
  StationImport,
  StationImportList,
} from "#shared/contract/stations-admin.ts";
import { addAdmin, startApi } from "../support/api.ts";
import { addStaff, contentApp } from "../support/content.ts";
import { createStation, stationBody } from "../support/station-body.ts";

const path = "/api/stations/admin";
const app = contentApp();
beforeAll(addStaff);

const heading = "name,store number,address,city,state,PIN code,latitude,longitude,price per kWh,published";
const line = (name: string, changes: { number?: string; price?: string } = {}) =>
  `${name},${changes.number ?? ""},1 Main Road,Pune,Maharashtra,411001,18.52,73.85,${changes.price ?? "15"},yes`;

async function send(csv: string, query = ""): Promise<StationImport> {
  const response = await app.staff(`${path}/import${query}`, {
    method: "POST",
    body: csv,
    headers: { "Content-Type": "text/csv; charset=utf-8" },
  });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as StationImport;
}

const apply = (csv: string) => send(csv, "?apply=true");
const changesOf = ({ rows }: StationImport) => rows.map(({ change }) => change);

async function read<Body>(rest: string): Promise<Body> {
  const response = await app.staff(`${path}${rest}`);
  expect(response.status, rest).toBe(200);
  return (await response.json()) as Body;
}

async function named(name: string): Promise<StationAdminItem[]> {
  return (await read<StationAdminList>(`?search=${encodeURIComponent(name)}&limit=100`)).stations;
}

async function undo(id: string | undefined): Promise<[status: number, message: string]> {
  const response = await app.staff(`${path}/imports/${id}/undo`, { method: "POST" });
  return [response.status, ((await response.json()) as { message: string }).message];
}

function save(item: StationAdminItem, changes: object) {
  const body = { ...stationBody({ name: item.name, slug: item.slug }), ...changes };
  return app.staff(`${path}/${item.id}`, { method: "PUT", body });
}

describe("importing a file", () => {
  it("is for owners and editors, and of text/csv", async () => {
    const api = startApi();
    const { token } = await addAdmin({ role: "agent" });
    const headers = { "Content-Type": "text/csv" };
    for (const [rest, method] of [
      ["/import", "POST"],
      ["/export.csv", "GET"],
      ["/imports", "GET"],
    ] as const) {
      const body = method === "POST" ? heading : undefined;
      expect((await api(path + rest, { method, token, headers, body })).status, rest).toBe(403);
      expect((await api(path + rest, { method, headers, body })).status, rest).toBe(401);
    }
    const wrong = await app.staff(`${path}/import`, {
      method: "POST",
      body: heading,
      headers: { "Content-Type": "text/plain" },
    });
    expect(wrong.status).toBe(415);
  });

  it("shows what would change, and writes nothing until it is applied", async () => {
    const known = await createStation(app.staff, { storeNumber: `K-${crypto.randomUUID()}` });
    const csv = `store number,name,price per kWh\n${known.storeNumber},${known.name},19\n${known.storeNumber},X,1\n`;
    const shown = await send(csv);
    expect(shown).toEqual({
      applied: false,
      rows: [
        { line: 2, change: "changed", name: known.name, fields: ["price per kWh"] },
        { line: 3, change: "faulty", name: "X", problem: "The same station is in line 2 too." },
      ],
    });
    expect(await apply(csv)).toEqual(shown);
    expect(await read<{ data: StationAdminItem }>(`/${known.id}`)).toEqual({ data: known });
  });

  it("gives no station an address that a later row names", async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    await apply(`slug,${heading}\n,${line(`New ${mark}`)}\nnew-${mark}-pune,${line(`Named ${mark}`)}\n`);
    expect((await named(mark)).map(({ name, slug }) => [name, slug]).sort()).toEqual([
      [`Named ${mark}`, `new-${mark}-pune`],
      [`New ${mark}`, `new-${mark}-pune-2`],
    ]);
  });

  it("writes all rows at once, with revisions, redirects and fresh pages", async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const known = await createStation(app.staff, { name: `Old ${mark}` });
    expect((await app(`/api/stations/${known.slug}`)).status).toBe(200);
    const csv = `id,slug,${heading}\n${known.id},moved-${mark},${line(`Known ${mark}`)}\n,,${line(`New ${mark}`)}\n,,${line(`New ${mark}`)}\n`;
    const done = await apply(csv);
    expect(changesOf(done)).toEqual(["changed", "new", "new"]);
    expect(done).toMatchObject({ applied: true, importId: expect.any(String) });
    const found = await named(mark);
    expect(found.map(({ name, slug, version }) => [name, slug, version]).sort()).toEqual([
      [`Known ${mark}`, `moved-${mark}`, 2],
      [`New ${mark}`, `new-${mark}-pune`, 1],
      [`New ${mark}`, `new-${mark}-pune-2`, 1],
    ]);
    expect((await app(`/api/stations/${known.slug}`)).status).toBe(301);
    const page = await app(`/api/stations/moved-${mark}`);
    expect(((await page.json()) as { data: object }).data).toMatchObject({
      name: `Known ${mark}`,
      price: 15,
    });
    const { revisions } = await read<{ revisions: { author: string; changed: string[] }[] }>(
      `/${known.id}/revisions`,
    );
    expect(revisions[0]).toMatchObject({ author: "Meera Iyer" });
    expect(revisions[0]?.changed).toContain("name");
    const { results } = await env.DB.prepare(
      "SELECT detail FROM audit_log WHERE action = 'station.import' AND subject_id = ?",
    )
      .bind(done.importId)
      .all<{ detail: string }>();
    expect(results.map(({ detail }) => JSON.parse(detail))).toEqual([{ created: 2, changed: 1 }]);
    // Again, by slug, it changes nothing.
    const again = await apply(`slug,${heading}\nmoved-${mark},${line(`Known ${mark}`)}\n`);
    expect(again).toMatchObject({ applied: true, rows: [{ change: "same" }] });
    expect(again.importId).toBeUndefined();
  });

  it("takes a row without id, slug and number for the station with its name at its place, and says so", async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const csv = `${heading}\n${line(`Twice ${mark}`)}\n${line(`Elsewhere ${mark}`)}\n`;
    expect(changesOf(await apply(csv))).toEqual(["new", "new"]);
    const again = await apply(csv);
    expect(changesOf(again)).toEqual(["same", "same"]);
    expect(again.rows[0]?.hint).toMatch(/^Taken for the station that has this name at this place/);
    const dearer = await send(`${heading}\n${line(`TWICE ${mark}`, { price: "16" })}\n`);
    expect(dearer.rows[0]).toMatchObject({ change: "changed", fields: ["name", "price per kWh"] });
    // The same name somewhere else is another station.
    const farther = line(`Twice ${mark}`).replace("18.52,73.85", "18.60,73.85");
    expect(changesOf(await send(`${heading}\n${farther}\n`))).toEqual(["new"]);
    expect(await named(mark)).toHaveLength(2);
  });

  it("says all faults of a line at once", async () => {
    const known = await createStation(app.staff);
    const slug = `slug,${heading}\n${known.slug}-x,Bad,,,Pune,Maharashtra,4110,north,73.85,cheap,maybe\n`;
    const { rows } = await send(slug);
    expect(rows[0]?.change).toBe("faulty");
    const problem = rows[0]?.problem ?? "";
    for (const column of ["address", "PIN code", "latitude", "price per kWh", "published"])
      expect(problem).toContain(`${column}: `);
    const unknown = await send(`id,price per kWh,slug\n${crypto.randomUUID()},cheap,${known.slug}\n`);
    expect(unknown.rows[0]?.problem).toContain("id: No station has this id.");
    expect(unknown.rows[0]?.problem).toContain("price per kWh: ");
    expect(unknown.rows[0]?.problem).toContain("slug: Another station or page has this address.");
    expect(unknown.rows[0]?.problem).not.toContain("address: Enter");
  });

  it("takes the state from the PIN code, and says where state, PIN code and coordinates differ", async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const place = (state: string, coordinates: string) =>
      `Andheri ${mark},,1 Link Road,Mumbai,${state},400053,${coordinates},15,yes`;
    const { rows } = await send(
      `${heading}\n${place("", "19.13,72.83")}\n${place("Tamil Nadu", "19.13,72.83")}\n${place("", "13.08,80.27")}\n`,
    );
    expect(rows.map(({ change }) => change)).toEqual(["new", "new", "new"]);
    expect(rows[0]?.hint).toBeUndefined();
    expect(rows[1]?.hint).toBe(
      "PIN codes like this are in Maharashtra, not in Tamil Nadu. Check it once more. These coordinates are not in Tamil Nadu. Check them once more.",
    );
    expect(rows[2]?.hint).toBe("These coordinates are not in Maharashtra. Check them once more.");
    await apply(`${heading}\n${place("", "19.13,72.83")}\n`);
    expect((await named(`Andheri ${mark}`))[0]?.state).toBe("Maharashtra");
  });

  it("takes a deleted station for faulty, and does not take its slug for taken", async () => {
    const gone = await createStation(app.staff);
    await app.staff(`${path}/${gone.id}`, { method: "DELETE" });
    const { rows } = await send(
      `id,slug,${heading}\n${gone.id},,${line("Gone")}\n,${gone.slug},${line("Next")}\n`,
    );
    expect(rows[0]?.problem).toBe("id: This station was deleted. Restore it first.");
    expect(rows[1]?.change).toBe("new");
  });
});

describe("undoing an import", () => {
  it("gives back what was there before, deletes what it made, and works once", async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const known = await createStation(app.staff, { name: `Old ${mark}` });
    const { importId } = await apply(
      `id,${heading}\n${known.id},${line(`Known ${mark}`)}\n,${line(`New ${mark}`)}\n`,
    );
    expect(await undo(importId)).toEqual([200, "The import was undone."]);
    const { data } = await read<{ data: StationAdminItem }>(`/${known.id}`);
    expect(data).toEqual({ ...known, version: 3, updatedAt: data.updatedAt });
    expect((await named(mark)).map(({ name }) => name)).toEqual([known.name]);
    expect(await undo(importId)).toEqual([409, "This import was undone already."]);
    const { imports } = await read<StationImportList>("/imports");
    expect(imports.find(({ id }) => id === importId)).toMatchObject({
      author: "Meera Iyer",
      created: 1,
      updated: 1,
      undoneAt: expect.any(String),
    });
  });

  it("is refused with the names of stations that were changed since, and changes none", async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const { importId } = await apply(`${heading}\n${line(`One ${mark}`)}\n${line(`Two ${mark}`)}\n`);
    const [two] = await named(`Two ${mark}`);
    if (!two) throw new Error("not imported");
    expect((await save(two, { address: "2 New Road" })).status).toBe(200);
    expect(await undo(importId)).toEqual([
      409,
      `Nothing was undone, because these stations were changed since: Two ${mark}.`,
    ]);
    expect(await named(mark)).toHaveLength(2);
    expect((await undo(crypto.randomUUID()))[0]).toBe(404);
  });
});

describe("a thousand rows", { timeout: 60_000 }, () => {
  it("are imported, exported and imported again without a difference, and undone", async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const rows = Array.from({ length: 1000 }, (_, index) =>
      line(`Nº ${index} ${mark}`, { number: `${mark}-${index}` }),
    );
    const done = await apply(`${heading}\n${rows.join("\n")}\n`);
    expect(new Set(changesOf(done))).toEqual(new Set(["new"]));
    expect(done.applied).toBe(true);
    const exported = await app.staff(`${path}/export.csv`);
    expect(exported.headers.get("Content-Disposition")).toMatch(
      /attachment; filename="stations-[\d-]+\.csv"/,
    );
    const csv = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
      await exported.arrayBuffer(),
    );
    expect(csv.startsWith("\uFEFFid,")).toBe(true);
    const same = await apply(csv);
    expect(same.rows.length).toBeGreaterThan(1000);
    expect(same.rows.filter(({ change }) => change !== "same")).toEqual([]);
    const dearer = rows.map((row) => row.replace(",15,", ",16,"));
    const changed = await apply(`${heading}\n${dearer.join("\n")}\n`);
    expect(new Set(changesOf(changed))).toEqual(new Set(["changed"]));
    expect((await undo(changed.importId))[0]).toBe(200);
    const prices = new Set((await named(mark)).map(({ price }) => price?.energyPerKwh));
    expect(prices).toEqual(new Set([15]));
  });

  it("are refused when the file is too large", async () => {
    const response = await app.staff(`${path}/import`, {
      method: "POST",
      body: "x".repeat(5 * 1024 * 1024 + 1),
      headers: { "Content-Type": "text/csv" },
    });
    expect(response.status).toBe(413);
  });
});

it("the template has all columns and a byte order mark", async () => {
  const response = await app.staff(`${path}/template.csv`);
  expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(
    await response.arrayBuffer(),
  );
  expect(text.split("\r\n")[0]).toMatch(/^\uFEFFid,.*"charging points",pictures,published$/);
  expect((await send(text)).rows).toEqual([]);
});
