const steps = [1, 2, 5, 10, 20, 50, 100];

/** The end of a scale for shares of time in percent, a round number. */
export function scaleFor(shares: readonly number[]): number {
  const most = Math.max(0, ...shares);
  return steps.find((step) => step >= most) ?? 100;
}
