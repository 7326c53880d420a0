import type { Db } from "../../db/client.ts";
import { isObject, type Repair } from "../ocpi-objects/lenient.rules.ts";
import { objectKey } from "../ocpi-objects/object-key.rules.ts";
import { isPartial, type Party, type ReadObject } from "../ocpi-objects/read-location.rules.ts";
import { markSeen } from "./ocpi-locations.queries.ts";
import type { OperatorRow } from "./ocpi-operators.queries.ts";
import { clearProblems, type OcpiModule, type Problem, recordProblem } from "./ocpi-problems.queries.ts";
import { objectName } from "./ocpi-refusals.ts";

/** A page of a list: the objects that can be used, and those that cannot. */
export interface ReadPage<Value> {
  used: { key: string; name: string; object: Value; isPartial: boolean; repairs: Repair[]; raw: unknown }[];
  /** `key`: null without a readable id, "" for an object of somebody else. */
  refused: { key: string | null; name: string; refusal: string; repairs: Repair[]; raw: unknown }[];
}

type Owned = { country_code: string; party_id: string; id: string };

/** Reads the objects of a page; one of a party that the operator does not speak for is refused. */
export function readObjects<Value extends Owned>(
  read: (value: unknown, owner: Party) => ReadObject<Value>,
  objects: unknown[],
  { operator, parties }: { operator: OperatorRow; parties: ReadonlySet<string> },
): ReadPage<Value> {
  const page: ReadPage<Value> = { used: [], refused: [] };
  for (const [index, raw] of objects.entries()) {
    const result = read(raw, operator);
    const { object, problem, repairs } = result;
    if (problem === null && isOwn(object, { operator, parties })) {
      const named = { key: objectKey(operator, object), name: objectName({ ...object }) };
      page.used.push({ ...named, object, isPartial: isPartial(result), repairs, raw });
      continue;
    }
    const refusal = problem ?? "It belongs to a party that this operator does not speak for.";
    const id =
      isObject(raw) && (typeof raw.id === "string" || typeof raw.id === "number") ? String(raw.id) : null;
    const sent = isObject(raw) ? raw : {};
    const { country_code = operator.countryCode, party_id = operator.partyId } = sent;
    const name = objectName({ country_code, party_id, id: id ?? `no id, number ${index + 1} of its page` });
    page.refused.push({
      key: object ? "" : id && refusedKey(operator, sent, id),
      name,
      refusal,
      repairs,
      raw,
    });
  }
  return page;
}

function refusedKey(operator: OperatorRow, sent: Record<string, unknown>, id: string): string {
  const { country_code = operator.countryCode, party_id = operator.partyId } = sent;
  return objectKey(operator, { country_code: String(country_code), party_id: String(party_id), id });
}

/** A hub speaks for every party that it forwards. */
function isOwn(
  object: Owned,
  { operator, parties }: { operator: OperatorRow; parties: ReadonlySet<string> },
): boolean {
  return operator.isHub || parties.has(`${object.country_code}*${object.party_id}`.toUpperCase());
}

/** Records what was wrong in a page, and forgets what was and is right now. */
export async function recordPage(
  { db, now }: { db: Db; now: number },
  operator: OperatorRow,
  { module, page }: { module: OcpiModule; page: ReadPage<unknown> },
): Promise<void> {
  const { id: operatorId } = operator;
  const problems: Problem[] = [
    ...page.refused.map(({ name, refusal, repairs, raw }) => ({
      module,
      object: name,
      refusal,
      repairs,
      raw,
    })),
    ...page.used
      .filter(({ repairs }) => repairs.length > 0)
      .map(({ name, repairs, raw }) => ({ module, object: name, refusal: null, repairs, raw })),
  ];
  const right = page.used.filter(({ repairs }) => repairs.length === 0).map(({ name }) => name);
  const keys = page.refused.flatMap(({ key }) => key ?? []);
  await db.batch([
    clearProblems(db, operatorId, { module, objects: right }),
    ...(module === "locations" && keys.length > 0 ? [markSeen(db, operatorId, { keys, now })] : []),
    ...problems.map((problem) => recordProblem(db, problem, { operatorId, now })),
  ]);
}
