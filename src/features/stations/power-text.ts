/** A power of the API, such as `60kW`, as pages write it: `60 kW`. */
export function powerText(power: string): string {
  return power.replace(/(\d)kW/g, "$1 kW");
}
