/** The path of the area below values that are one unit apart, in a box of this height. */
export function areaBelow(values: readonly number[], height: number): string {
  const point = (x: number, y: number) => `${rounded(x)} ${rounded(height - y)}`;
  const curve = values.slice(1).map((value, index) => {
    const before = values[index] ?? value;
    const start = point(index + 1 / 3, before + slopeAt(values, index) / 3);
    const end = point(index + 2 / 3, value - slopeAt(values, index + 1) / 3);
    return `C${start} ${end} ${point(index + 1, value)}`;
  });
  return `M${point(0, values[0] ?? 0)}${curve.join("")}V${height}H0Z`;
}

/** Of a monotone cubic: the curve never goes beyond its values, so never above a limit. */
function slopeAt(values: readonly number[], index: number): number {
  const [before, here, after] = [values[index - 1], values[index], values[index + 1]];
  if (before === undefined || here === undefined || after === undefined) return 0;
  const [rise, next] = [here - before, after - here];
  return rise * next > 0 ? (2 * rise * next) / (rise + next) : 0;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
