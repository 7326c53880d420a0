import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fill } from "../../scripts/simulate/fill.ts";
import { fallSilent, hubParties, type Shape } from "../../scripts/simulate/shapes.ts";
import type { Json } from "../support/ocpi-operator.ts";
import {
  addOperator,
  connectNetwork,
  makeOperator,
  runCron,
  showParties,
  time,
  versionsUrl,
} from "../support/ocpi-world.ts";

vi.setConfig({ testTimeout: 60_000 });
beforeEach(connectNetwork);
afterEach(() => vi.restoreAllMocks());

const stations = 18;
const pullSeconds = 600;

/** An operator of a shape, connected and read once, and its stations as they are. */
async function connectShape(shape?: Shape) {
  const operator = makeOperator();
  const plan = { stations, ...(shape && { shape }) };
  const truth = fill(operator, plan, { number: 0, count: 1 });
  const { data, tokenA } = await addOperator(operator);
  const answer = await (await operator.register(versionsUrl, tokenA)).json();
  expect(answer).toMatchObject({ status_code: 1000 });
  if (shape === "hub") {
    await runCron();
    await showParties(
      data.id,
      hubParties.map((party) => `IN*${party}`),
    );
  }
  await runCron(pullSeconds);
  return { operator, truth, id: data.id };
}

/** Every EVSE of the sender as "name, PIN code: uid STATUS". */
function sent(truth: readonly Json[]): string[] {
  return truth
    .flatMap(({ name, postal_code, evses }) =>
      (evses as Json[]).map(({ uid, status }) => `${name}, ${postal_code}: ${uid} ${status}`),
    )
    .sort();
}

/** The same as the site shows it now. */
async function shown(id: string): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT name, pincode, s.evses AS reports FROM stations t JOIN station_status s ON s.station_id = t.id
     WHERE party_id = ? AND hidden_reason IS NULL AND is_published = 1`,
  )
    .bind(id)
    .all<{ name: string; pincode: string; reports: string }>();
  return results
    .flatMap(({ name, pincode, reports }) =>
      Object.entries(JSON.parse(reports) as Record<string, { status: string; confirmedAt: number }>).map(
        ([uid, { status, confirmedAt }]) => {
          const isFresh = time.now - confirmedAt < 15 * 60_000;
          return `${name}, ${pincode}: ${uid} ${isFresh ? status : "UNKNOWN"}`;
        },
      ),
    )
    .sort();
}

it.each<Shape | undefined>([undefined, "hub", "deviating", "limited", "silent"])(
  "shows the stations, points and statuses that an operator has: %s",
  async (shape) => {
    const { truth, id } = await connectShape(shape);
    await runCron(pullSeconds);
    const all = sent(truth);
    expect(all.length).toBeGreaterThan(stations);
    expect(await shown(id)).toEqual(all);
  },
);

it("knows no status of an operator that fell silent, and all of them once it answers again", async () => {
  const { operator, truth, id } = await connectShape("silent");
  fallSilent(operator);
  await runCron(pullSeconds);
  await runCron(pullSeconds);
  expect(new Set((await shown(id)).map((line) => line.split(" ").at(-1)))).toEqual(new Set(["UNKNOWN"]));
  operator.misbehave = () => null;
  await runCron(pullSeconds);
  await runCron(pullSeconds);
  expect(await shown(id)).toEqual(sent(truth));
});
