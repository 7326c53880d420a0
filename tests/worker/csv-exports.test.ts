import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { answerLabels } from "#shared/form-answers.ts";
import { csvFile, plainCell } from "#worker/platform/csv.ts";
import { addAdmin, startApi, submissionBody, wholeApp } from "../support/api.ts";
import { hostileText, readSafely } from "../support/csv.ts";
import { addOperator, addStations } from "../support/stations.ts";

const api = startApi();
const count = 150;
let token: string;
beforeAll(async () => {
  token = (await addAdmin()).token;
});

const hostileRows = (width: number) =>
  fc.sample(fc.array(hostileText, { minLength: width, maxLength: width }), count);

/** Submissions with texts as they may be in the database, also from before today's rules. */
async function addSubmissions(rows: string[][]): Promise<void> {
  const first = await api("/api/form-submissions", { method: "POST", body: submissionBody() });
  expect(first.status).toBe(201);
  await env.DB.prepare(
    `INSERT INTO submissions (id, reference, form_type, first_name, last_name, email, created_at, updated_at, notes, form_data, origin)
     SELECT printf('01890000-0000-7000-9000-%012x', key), printf('EV-%09d', key), 'general_query', value ->> 0, value ->> 1, 'a@b' || (value ->> 2),
       key, key, value ->> 3, json_object('message', value ->> 4, 'gone', value ->> 5), json_object('page', value ->> 6) FROM json_each(?)`,
  )
    .bind(JSON.stringify(rows))
    .run();
}

/** The rows of an export, by the text in its column of references or ids. */
async function exported(path: string, key: string) {
  const response = await api(path, { token });
  expect(response.status).toBe(200);
  const [head = [], ...rows] = readSafely(await response.text());
  const cellsOf = (row: string[]) => new Map(head.map((name, index) => [name, plainCell(row[index] ?? "")]));
  return new Map(rows.map(cellsOf).map((cells) => [cells.get(key), cells]));
}

const references = (index: number) => `EV-${String(index).padStart(9, "0")}`;

test("an export of enquiries gives every text back whole to other programs, and no formula", async () => {
  const rows = hostileRows(7);
  await addSubmissions(rows);
  const found = await exported("/api/form-submissions/export.csv", "Reference");
  expect(found.size).toBe(count + 1);
  for (const [index, [firstName, lastName, email, notes, message, gone, page]] of rows.entries()) {
    const cells = found.get(references(index));
    expect(cells?.get("First name")).toBe(firstName);
    expect(cells?.get("Last name")).toBe(lastName);
    expect(cells?.get("Email")).toBe(`a@b${email}`);
    expect(cells?.get("Notes")).toBe(notes);
    expect(cells?.get(answerLabels(["general_query"]).get("message") ?? "")).toBe(message);
    expect(cells?.get("Other answers")).toBe(`gone: ${gone}`);
    expect(cells?.get("Page")).toBe(page);
  }
});

test("an export of the persons whom a breach affects gives their names and addresses back whole", async () => {
  const body = {
    discoveredAt: new Date().toISOString(),
    receivedFrom: new Date(0).toISOString(),
    receivedTo: new Date(count).toISOString(),
    formTypes: ["general_query"],
    title: "A lost telephone",
    description: "A colleague lost a telephone that was signed in.",
  };
  const added = await api("/api/privacy/breaches", { method: "POST", token, body });
  expect(added.status, await added.clone().text()).toBe(201);
  const { data } = (await added.json()) as { data: { id: string } };
  const stored = await env.DB.prepare(
    "SELECT reference, first_name || ' ' || last_name name, email FROM submissions WHERE created_at < ?",
  )
    .bind(count)
    .all<{ reference: string; name: string; email: string }>();
  const found = await exported(`/api/privacy/breaches/${data.id}/affected.csv`, "Reference");
  expect(found.size).toBe(count);
  for (const { reference, name, email } of stored.results) {
    expect(found.get(reference)?.get("Name")).toBe(name);
    expect(found.get(reference)?.get("Email")).toBe(email);
  }
});

test("an export of stations gives every text back whole, and the template can be read", async () => {
  await addOperator();
  await addStations(count);
  const rows = hostileRows(4);
  await env.DB.prepare(
    `UPDATE stations SET name = value ->> 0, address = value ->> 1, city = value ->> 2,
       facilities = json_array(json_object('name', value ->> 3, 'available', json('true')))
     FROM json_each(?) WHERE slug = 'station-' || key`,
  )
    .bind(JSON.stringify(rows))
    .run();
  const found = await exported("/api/stations/admin/export.csv", "slug");
  for (const [index, [name, address, city]] of rows.entries()) {
    const cells = found.get(`station-${index}`);
    expect(cells?.get("name")).toBe(name);
    expect(cells?.get("address")).toBe(address);
    expect(cells?.get("city")).toBe(city);
  }
  expect((await exported("/api/stations/admin/template.csv", "id")).size).toBe(2);
});

test("there is no other export", () => {
  const paths = wholeApp().routes.filter(({ method, path }) => method === "GET" && path.endsWith(".csv"));
  expect([...new Set(paths.map(({ path }) => path))].sort()).toEqual([
    "/api/form-submissions/export.csv",
    "/api/privacy/breaches/:id/affected.csv",
    "/api/stations/admin/export.csv",
    "/api/stations/admin/template.csv",
  ]);
});

test("any rows are the same in other programs, with a mark before each formula only", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(hostileText, hostileText, hostileText), { minLength: 1 }), (rows) => {
      expect(readSafely(csvFile(rows)).map((row) => row.map(plainCell))).toEqual(rows);
    }),
    { numRuns: 500 },
  );
  const message = "Hello\n=cmd|'/c calc'!A1\nCall me at 10-11, + I pay";
  expect(readSafely(csvFile([[message]]))).toEqual([[message.replace("=", "'=")]]);
});
