import { connectorStandards, usualPowerType } from "#shared/contract/station-fields.ts";
import type { StationInput } from "#shared/contract/station-input.ts";
import { CellProblem, readList } from "./station-cells.rules.ts";

type Evse = StationInput["evses"][number];
type Connector = Evse["connectors"][number];

const wrong =
  "Write charging points like A1: CCS2 60 kW DC + CCS2 60 kW DC; A2: TYPE2 7.4 kW AC (out of order)";
const statusWords = { AVAILABLE: "", OUTOFORDER: " (out of order)", PLANNED: " (coming soon)" } as const;

/** `A1: CCS2 60 kW DC + CCS2 60 kW DC; A2: TYPE2 7.4 kW AC (out of order)` */
export function writeEvses(evses: readonly Evse[]): string {
  return evses
    .map(
      ({ uid, connectors, status }) =>
        `${uid}: ${connectors.map(writeConnector).join(" + ")}${statusWords[status]}`,
    )
    .join("; ");
}

function writeConnector({ standard, maxPowerKw, powerType }: Connector): string {
  return `${standard} ${maxPowerKw} kW ${powerType}`;
}

/**
 * The charging points of a cell. Those that the station has keep the ids of their connectors, and
 * why they are out of order.
 */
export function readEvses(cell: string, before: readonly Evse[]): Evse[] {
  return readList(cell).map((item) => {
    const [, uid, list = "", word = ""] = /^([^\s:]+)\s*:\s*([^(]+?)\s*(?:\(([^)]*)\))?$/.exec(item) ?? [];
    if (!uid) throw new CellProblem(wrong);
    const known = before.find((evse) => evse.uid.toLowerCase() === uid.toLowerCase());
    const ids = (known?.connectors ?? []).map(({ id }) => id);
    const status = readStatus(word);
    const cause = known?.status === status ? known : { reason: null, until: null };
    const { reason, until } = cause;
    const connectors = list.split("+").map((text, index) => ({
      id: ids[index] ?? freeId(ids, index),
      ...readConnector(text.trim()),
    }));
    return { uid, connectors, status, reason, until, ...(known?.label && { label: known.label }) };
  });
}

function freeId(taken: readonly string[], index: number): string {
  let number = index + 1;
  while (taken.includes(String(number))) number++;
  return String(number);
}

function readStatus(word: string): Evse["status"] {
  const text = word.trim().toLowerCase();
  if (text === "" || text === "working") return "AVAILABLE";
  if (text === "out of order") return "OUTOFORDER";
  if (text === "coming soon") return "PLANNED";
  throw new CellProblem(wrong);
}

function readConnector(text: string): Omit<Connector, "id"> {
  const [, name = "", power, type] = /^(.+?)\s+(\d+(?:[.,]\d+)?)\s*kW(?:\s+(AC|DC))?$/i.exec(text) ?? [];
  const standard = connectorStandards.find((one) => plain(one) === plain(name));
  if (!standard || !power) throw new CellProblem(wrong);
  return {
    standard,
    powerType: type ? (type.toUpperCase() as Connector["powerType"]) : usualPowerType(standard),
    maxPowerKw: Number(power.replace(",", ".")),
  };
}

/** "Type 2" and "TYPE2", "Bharat DC-001" and "BHARAT_DC001" are the same. */
function plain(name: string): string {
  return name.toUpperCase().replace(/[^A-Z0-9]/g, "");
}
