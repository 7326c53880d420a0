const steps = [1, 2, 5, 10, 15, 20, 50, 100];
/** Above the tallest column. */
const headroom = 1.1;

/** The end of a scale for shares of time in percent, a round number. */
export function scaleFor(shares: readonly number[]): number {
  const most = Math.max(0, ...shares);
  return steps.find((step) => step >= most * headroom) ?? 100;
}
