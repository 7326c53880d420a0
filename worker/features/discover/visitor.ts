import { Buffer } from "node:buffer";
import { isbot } from "isbot";

const day = 24 * 60 * 60 * 1000;
let isolateSalt: string | null = null;

/**
 * A name for the visitor who sends this request that says nothing about them and is another one tomorrow: a salted hash of the day, the
 * address and the browser. Null for bots and for what only fetches ahead.
 */
export async function visitorOf(
  request: Request,
  secret: string | undefined,
  now: number,
): Promise<string | null> {
  const agent = request.headers.get("User-Agent");
  const purpose = request.headers.get("Sec-Purpose") ?? request.headers.get("Purpose") ?? "";
  if (!agent || isbot(agent) || purpose.includes("prefetch")) return null;
  isolateSalt ??= crypto.randomUUID();
  const address = request.headers.get("CF-Connecting-IP") ?? "";
  const text = [secret ?? isolateSalt, Math.floor(now / day), address, agent].join("\n");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(digest, 0, 16).toString("hex");
}
