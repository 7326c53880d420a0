/** The power of the fastest of these connectors, as pages write it; empty without any. */
export function fastestText(connectors: readonly { maxPowerKw: number }[]): string {
  const fastest = fastestKw(connectors);
  return fastest > 0 ? `${fastest} kW` : "";
}

/** The power of the fastest of these connectors, in kW; 0 without any. */
export function fastestKw(connectors: readonly { maxPowerKw: number }[]): number {
  return Math.max(0, ...connectors.map(({ maxPowerKw }) => maxPowerKw));
}

/** A power of the API, such as `60kW`, as pages write it: `60 kW`. */
export function powerText(power: string): string {
  return power.replace(/(\d)kW/g, "$1 kW");
}
