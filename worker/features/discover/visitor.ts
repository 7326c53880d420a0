import { isbot } from "isbot";
import { dayMs, minuteMs } from "#shared/time.ts";
import { sha256 } from "../../platform/digest.ts";

/** How long one visitor's repeated visits to an item count as one view. */
export const viewWindowMs = 30 * minuteMs;
let isolateSalt: string | null = null;

/** The visitor of an item, as an anonymous hash. */
export interface Visitor {
  /** A salted hash of the day, the IP address and the browser. */
  hash: string;
  /** The same visitor's hash of yesterday, during the first half-hour of a day; else null. */
  previousHash: string | null;
}

/** The visitor who sends a request; null for bots and prefetches. */
export async function identifyVisitor(
  request: Request,
  secret: string | undefined,
  now: number,
): Promise<Visitor | null> {
  const agent = request.headers.get("User-Agent");
  const purpose = request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? "";
  if (!agent || isbot(agent) || purpose.includes("prefetch")) return null;
  isolateSalt ??= crypto.randomUUID();
  const salt = secret ?? isolateSalt;
  const ip = request.headers.get("CF-Connecting-IP") ?? "";
  const today = Math.floor(now / dayMs);
  const hashOn = (day: number) => sha256([salt, day, ip, agent].join("\n"), 16);
  const previousHash = now % dayMs < viewWindowMs ? await hashOn(today - 1) : null;
  return { hash: await hashOn(today), previousHash };
}
