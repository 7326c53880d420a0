import { isbot } from "isbot";
import { dayMs, minuteMs } from "#shared/time.ts";
import { sha256 } from "../../platform/digest.ts";

/** Milliseconds for which one visitor's repeated visits to an article count as one view. */
export const viewWindow = 30 * minuteMs;
let isolateSalt: string | null = null;

/** Who opens an article. */
export interface Visitor {
  /** Says nothing about the visitor, and is another one tomorrow: a salted hash of the day, the address and the browser. */
  name: string;
  /** The same visitor's name yesterday; null once that was more than half an hour ago. */
  before: string | null;
}

/** The visitor who sends this request; null for bots and for what only fetches ahead. */
export async function visitorOf(
  request: Request,
  secret: string | undefined,
  now: number,
): Promise<Visitor | null> {
  const agent = request.headers.get("User-Agent");
  const purpose = request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? "";
  if (!agent || isbot(agent) || purpose.includes("prefetch")) return null;
  isolateSalt ??= crypto.randomUUID();
  const salt = secret ?? isolateSalt;
  const address = request.headers.get("CF-Connecting-IP") ?? "";
  const today = Math.floor(now / dayMs);
  const nameOn = (date: number) => sha256([salt, date, address, agent].join("\n"), 16);
  return { name: await nameOn(today), before: now % dayMs < viewWindow ? await nameOn(today - 1) : null };
}
