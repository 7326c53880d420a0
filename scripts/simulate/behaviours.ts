import type { Json, Operator } from "../../tests/support/ocpi-operator.ts";
import { fallSilent, type Shape } from "./shapes.ts";

/** Does one thing that operators do, and says it in a line; null when there was nothing to do. */
type Behaviour = (operator: Operator) => Promise<string | null>;

const hourMs = 3_600_000;
const statuses = ["AVAILABLE", "AVAILABLE", "CHARGING", "CHARGING", "BLOCKED", "OUTOFORDER"];

function pick<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item;
}

/** A push below the address of a party, such as `SM1/LOC-1/1-1`. */
interface Push {
  path: string;
  body: Json;
}

/** Changes the status of an EVSE in the operator's own list; returns the push that tells of it. */
function nextStatus(operator: Operator, aheadMs = 0): Push {
  const location = pick([...operator.locations.values()]);
  const evse = pick(location.evses as Json[]);
  const body = { status: pick(statuses), last_updated: new Date(Date.now() + aheadMs).toISOString() };
  if (aheadMs === 0) Object.assign(evse, body);
  if (aheadMs === 0) location.last_updated = body.last_updated;
  return { path: `${location.party_id}/${location.id}/${evse.uid}`, body };
}

/** An operator pushes for itself, a hub for its parties. */
function send(operator: Operator, method: "PATCH" | "PUT", { path, body }: Push): Promise<Response> {
  return operator.call(method, `${operator.endpoint("locations")}/${operator.countryCode}/${path}`, body);
}

async function tell(operator: Operator, push: Push): Promise<number> {
  const response = await send(operator, "PATCH", push);
  return ((await response.json()) as { status_code: number }).status_code;
}

const changeStatus: Behaviour = async (operator) => {
  const push = nextStatus(operator);
  await tell(operator, push);
  return `${push.path} is ${push.body.status}`;
};

/** Confirms all EVSEs of a location, as an honest operator does from time to time. */
const confirm: Behaviour = async (operator) => {
  const location = pick([...operator.locations.values()]);
  restamp(location);
  await send(operator, "PUT", { path: `${location.party_id}/${location.id}`, body: location });
  return `${location.id} is confirmed`;
};

function restamp(location: Json): void {
  location.last_updated = new Date().toISOString();
  for (const evse of location.evses as Json[]) evse.last_updated = location.last_updated;
}

const stampAll: Behaviour = async (operator) => {
  const some = [...operator.locations.values()].slice(0, 10);
  for (const location of some) {
    location.last_updated = new Date().toISOString();
    await operator.push("PUT", "locations", String(location.id), location);
  }
  return `${some.length} locations get a new time although nothing changed`;
};

const deleteSilently: Behaviour = async (operator) => {
  if (operator.locations.size < 20) return null;
  const location = pick([...operator.locations.values()]);
  operator.locations.delete(String(location.id));
  return `${location.id} is deleted without a word; the next list does not have it`;
};

const misusePublish: Behaviour = async (operator) => {
  const location = pick([...operator.locations.values()]);
  location.publish = !location.publish;
  location.last_updated = new Date().toISOString();
  const { publish, last_updated } = location;
  await operator.push("PATCH", "locations", String(location.id), { publish, last_updated });
  return `${location.id} is ${publish ? "published again" : "taken back with publish=false"}`;
};

const heldBack = new WeakMap<Operator, Push[]>();

/** Holds pushes back, then sends them in any order, and some of them twice. */
const sendLate: Behaviour = async (operator) => {
  const waiting = heldBack.get(operator) ?? [];
  heldBack.set(operator, [...waiting, nextStatus(operator), nextStatus(operator)]);
  if (waiting.length < 12) return null;
  heldBack.delete(operator);
  const mixed = [...waiting, ...waiting.slice(0, 4)].sort(() => Math.random() - 0.5);
  for (const push of mixed) await tell(operator, push);
  return `${mixed.length} pushes arrive late, in any order, four of them twice`;
};

const wrongClock: Behaviour = async (operator) => {
  const push = nextStatus(operator, hourMs);
  const code = await tell(operator, push);
  return `${push.path} is reported an hour ahead of time, answered with ${code}`;
};

/** After its list was read and some statuses told, nothing of it answers any more. */
const goSilent: Behaviour = async (operator) => {
  fallSilent(operator);
  return "is silent from now on: its statuses are unknown a quarter of an hour later";
};

export interface SimulatedOperator {
  partyId: string;
  name: string;
  stations: number;
  shape?: Shape;
  /** What it does each second, by how often. */
  behaviours: readonly [Behaviour, share: number][];
}

/** One that is honest, two that are not, and four of the shapes in which others speak OCPI. */
export const simulatedOperators: readonly SimulatedOperator[] = [
  {
    partyId: "SM1",
    name: "Simulated: honest",
    stations: 100,
    behaviours: [
      [changeStatus, 0.7],
      [confirm, 0.3],
    ],
  },
  {
    partyId: "SM2",
    name: "Simulated: careless",
    stations: 60,
    behaviours: [
      [changeStatus, 0.6],
      [stampAll, 0.1],
      [deleteSilently, 0.1],
      [misusePublish, 0.2],
    ],
  },
  {
    partyId: "SM3",
    name: "Simulated: wrong clock",
    stations: 40,
    behaviours: [
      [sendLate, 0.8],
      [wrongClock, 0.2],
    ],
  },
  {
    partyId: "SM4",
    name: "Simulated: hub of three parties",
    stations: 30,
    shape: "hub",
    behaviours: [
      [changeStatus, 0.7],
      [confirm, 0.3],
    ],
  },
  {
    partyId: "SM5",
    name: "Simulated: OCPI in its own way",
    stations: 24,
    shape: "deviating",
    behaviours: [[confirm, 1]],
  },
  {
    partyId: "SM6",
    name: "Simulated: limits requests",
    stations: 20,
    shape: "limited",
    behaviours: [[changeStatus, 1]],
  },
  {
    partyId: "SM7",
    name: "Simulated: falls silent",
    stations: 20,
    shape: "silent",
    behaviours: [
      [changeStatus, 0.98],
      [goSilent, 0.02],
    ],
  },
];

/** One of the behaviours, by chance and their shares. */
export function chooseBehaviour({ behaviours }: SimulatedOperator): Behaviour {
  let left = Math.random();
  for (const [behaviour, share] of behaviours) {
    left -= share;
    if (left < 0) return behaviour;
  }
  return changeStatus;
}
