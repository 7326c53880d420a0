/**
 * What a session costs by OCPI 2.2.1, worked out the slow way: it goes through the session in steps of
 * a tenth of a minute and asks in each which price component applies. For comparison only.
 */

export interface OcpiTariffJson {
  elements: {
    price_components: { type: string; price: number; vat?: number; step_size: number }[];
    restrictions?: Record<string, unknown>;
  }[];
  min_price?: { excl_vat: number; incl_vat: number };
  max_price?: { excl_vat: number; incl_vat: number };
}

interface ReferenceSession {
  kwh: number;
  kw: number;
  isDc: boolean;
  /** In ms. */
  at: number;
}

const stepMinutes = 0.1;
const days = ["SUNDAY", "MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY"];
const usualVat = 18;

/** Rupees with tax. */
export function referenceCost(tariff: OcpiTariffJson, { kwh, kw, isDc, at }: ReferenceSession): number {
  const end = (kwh / kw) * 60;
  const totals = { ENERGY: 0, TIME: 0 };
  const volumes = { ENERGY: 0, TIME: 0 };
  const last: Record<string, { price: number; step: number }> = {};
  let flat: number | null = null;
  for (let from = 0; from < end; from += stepMinutes) {
    const length = Math.min(stepMinutes, end - from);
    const minute = from + length / 2;
    const state = { kwh: (kw * minute) / 60, kw, amperes: (kw * 1000) / (isDc ? 400 : 230), minute };
    const local = localTime(at + minute * 60_000);
    for (const type of ["ENERGY", "TIME", "FLAT"] as const) {
      const component = tariff.elements
        .filter(({ restrictions }) => applies(restrictions ?? {}, state, local))
        .flatMap(({ price_components }) => price_components)
        .find((one) => one.type === type);
      if (!component) continue;
      const price = component.price * (1 + (component.vat ?? usualVat) / 100);
      if (type === "FLAT") {
        flat ??= price;
        continue;
      }
      // kWh, and hours.
      const volume = type === "ENERGY" ? (kw * length) / 60 : length / 60;
      volumes[type] += volume;
      totals[type] += volume * price;
      last[type] = { price, step: component.step_size / (type === "ENERGY" ? 1000 : 3600) };
    }
  }
  for (const type of ["ENERGY", "TIME"] as const) {
    const { price, step } = last[type] ?? { price: 0, step: 0 };
    if (step > 0) totals[type] += (Math.ceil(volumes[type] / step - 1e-6) * step - volumes[type]) * price;
  }
  const total = totals.ENERGY + totals.TIME + (flat ?? 0);
  const least = tariff.min_price?.incl_vat ?? 0;
  const most = tariff.max_price?.incl_vat ?? Number.POSITIVE_INFINITY;
  return Math.min(most, Math.max(least, total));
}

interface Local {
  date: string;
  clock: string;
  day: string;
}

function localTime(time: number): Local {
  const local = new Date(time + 5.5 * 3_600_000);
  const text = local.toISOString();
  return { date: text.slice(0, 10), clock: text.slice(11, 16), day: days[local.getUTCDay()] ?? "" };
}

type State = { kwh: number; kw: number; amperes: number; minute: number };

function applies(restrictions: Record<string, unknown>, state: State, local: Local): boolean {
  const number = (name: string, otherwise: number) => Number(restrictions[name] ?? otherwise);
  const inRange = (name: string, value: number) =>
    value >= number(`min_${name}`, 0) && value < number(`max_${name}`, Number.POSITIVE_INFINITY);
  if (restrictions.reservation) return false;
  if (!inRange("kwh", state.kwh) || !inRange("power", state.kw)) return false;
  if (!inRange("current", state.amperes) || !inRange("duration", state.minute * 60)) return false;
  const weekdays = restrictions.day_of_week as string[] | undefined;
  if (weekdays && !weekdays.includes(local.day)) return false;
  const { date, clock } = local;
  if (restrictions.start_date && date < String(restrictions.start_date)) return false;
  if (restrictions.end_date && date >= String(restrictions.end_date)) return false;
  const start = String(restrictions.start_time ?? "00:00");
  const end = String(restrictions.end_time ?? "00:00");
  if (end > start) return clock >= start && clock < end;
  return clock >= start || clock < end;
}
