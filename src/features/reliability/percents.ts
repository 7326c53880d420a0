import type { ReliabilityFigures } from "#shared/contract/reliability.ts";

const parts = ["working", "unknown", "blocked", "broken"] as const;

type Shares = Pick<ReliabilityFigures, (typeof parts)[number] | "reliable">;

/**
 * Shares to the tenth that have a sum of 100 (the largest remainders are rounded up), which say neither none nor all
 * where that is not so.
 */
export function percents(shares: Shares): Record<keyof Shares, string> {
  const hundredths = parts.map((part) => Math.round(shares[part] * 100));
  const tenths = hundredths.map((share) => Math.floor(share / 10));
  const byRest = parts.map((_, index) => index).sort((a, b) => rest(hundredths, b) - rest(hundredths, a));
  const missing = 1000 - tenths.reduce((sum, share) => sum + share, 0);
  for (const index of byRest.slice(0, Math.max(0, missing))) tenths[index] = (tenths[index] ?? 0) + 1;
  const [working = 0, unknown = 0, blocked = 0, broken = 0] = tenths;
  return {
    working: text(working, shares.working),
    unknown: text(unknown, shares.unknown),
    blocked: text(blocked, shares.blocked),
    broken: text(broken, shares.broken),
    reliable: text(1000 - broken, shares.reliable),
  };
}

function rest(hundredths: readonly number[], index: number): number {
  return (hundredths[index] ?? 0) % 10;
}

function text(tenths: number, share: number): string {
  if (tenths === 0 && share > 0) return "<0.1%";
  if (tenths === 1000 && share < 100) return ">99.9%";
  return `${(tenths / 10).toFixed(1)}%`;
}
