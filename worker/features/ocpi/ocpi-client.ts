import type { z } from "zod";
import type { Bindings } from "../../env.ts";
import { isPublicUrl } from "../../platform/public-url.ts";
import { ownParty } from "../ocpi-objects/ocpi.rules.ts";
import { ocpiEnvelope } from "./ocpi-credentials.schemas.ts";
import { authorizationOf } from "./ocpi-token.ts";

const timeoutMs = 10_000;
/** Attempts of a read that the operator puts off, and the longest time to wait before the next. */
const maxAttempts = 4;
const longestWaitMs = 5000;
const maxResponseBytes = 4 * 1024 * 1024;

/** A call to an operator failed; the message is a sentence that owners read. */
export class OperatorError extends Error {}

/** The operator is there, and asks to be left alone for a while. */
export class OperatorBusyError extends OperatorError {
  /** For how long, in ms. */
  readonly waitMs: number;

  constructor(message: string, waitMs: number) {
    super(message);
    this.waitMs = waitMs;
  }
}

interface OperatorCall {
  env: Pick<Bindings, "OCPI_LOCAL">;
  /** The token that the operator gave us. */
  token: string;
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  /** The operator's ids, for calls to modules that hubs route. */
  to?: { countryCode: string; partyId: string };
}

/**
 * Calls an operator; returns the checked `data` and the headers. A read that it puts off is repeated
 * after the time that it asks for, when that is short. Fails with OperatorError.
 */
export async function callOperator<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
  call: OperatorCall,
): Promise<{ data: z.output<Schema>; headers: Headers }> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await callOnce(url, schema, call);
    } catch (error) {
      const isRepeated = error instanceof OperatorBusyError && (call.method ?? "GET") === "GET";
      if (!isRepeated || attempt === maxAttempts || error.waitMs > longestWaitMs) throw error;
      await scheduler.wait(error.waitMs);
    }
  }
}

async function callOnce<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
  { env, token, method = "GET", body, to }: OperatorCall,
): Promise<{ data: z.output<Schema>; headers: Headers }> {
  requirePublicUrl(env, url);
  const id = crypto.randomUUID();
  const headers = new Headers({
    Authorization: authorizationOf(token),
    Accept: "application/json",
    "X-Request-ID": id,
    "X-Correlation-ID": id,
  });
  if (body !== undefined) headers.set("Content-Type", "application/json");
  for (const [name, value] of Object.entries(to ? routing(to) : {})) headers.set(name, value);
  const response = await fetch(url, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    // A redirect could lead anywhere, with the token.
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    const slow = error instanceof Error && error.name === "TimeoutError";
    throw new OperatorError(`${hostOf(url)} ${slow ? "did not answer in time" : "could not be reached"}.`);
  });
  const answer = await readAnswer(url, response);
  const checked = schema.safeParse(answer);
  if (!checked.success) throw new OperatorError(`${hostOf(url)} answered with data that is not OCPI 2.2.1.`);
  return { data: checked.data, headers: response.headers };
}

function routing(to: { countryCode: string; partyId: string }) {
  return {
    "OCPI-to-country-code": to.countryCode,
    "OCPI-to-party-id": to.partyId,
    "OCPI-from-country-code": ownParty.countryCode,
    "OCPI-from-party-id": ownParty.partyId,
  };
}

async function readAnswer(url: string, response: Response): Promise<unknown> {
  const text = await readText(url, response);
  if (response.status === 401 || response.status === 403) {
    const advice = "it does not know our token. Revoke it and connect it again with a new token.";
    throw new OperatorError(`${hostOf(url)} answered with HTTP status ${response.status}: ${advice}`);
  }
  if (response.status === 429 || response.status === 503) {
    const message = `${hostOf(url)} answered with HTTP status ${response.status}: it limits how often it is asked.`;
    throw new OperatorBusyError(message, waitOf(response.headers.get("Retry-After")));
  }
  if (!response.ok) throw new OperatorError(`${hostOf(url)} answered with HTTP status ${response.status}.`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new OperatorError(`${hostOf(url)} answered with something that is not JSON.`);
  }
  const { success, data } = ocpiEnvelope.safeParse(parsed);
  if (!success) throw new OperatorError(`${hostOf(url)} answered without OCPI's envelope.`);
  if (data.status_code >= 2000) {
    throw new OperatorError(`${hostOf(url)} answered with OCPI status ${data.status_code}.`);
  }
  return data.data;
}

/** `Retry-After` in ms: seconds, or a date; without it a second. */
function waitOf(retryAfter: string | null): number {
  if (retryAfter === null) return 1000;
  const time = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.now();
  return Number.isFinite(time) ? Math.max(0, time) : 1000;
}

/** The body as text; fails when it is larger than any page of an operator may be. */
async function readText(url: string, { body }: Response): Promise<string> {
  if (!body) return "";
  const decoder = new TextDecoder();
  let [text, bytes] = ["", 0];
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength;
      if (bytes > maxResponseBytes) throw new OperatorError(`${hostOf(url)} answered with too much data.`);
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${hostOf(url)} stopped in the middle of its answer.`);
  }
  return text + decoder.decode();
}

/** Fails for an address that is not on the public internet, or not encrypted. */
export function requirePublicUrl(env: Pick<Bindings, "OCPI_LOCAL">, url: string): void {
  if (isPublicUrl(env, url)) return;
  if (!URL.canParse(url)) throw new OperatorError("An address of the operator is not a valid one.");
  throw new OperatorError(`${new URL(url).hostname} is not a public https address.`);
}

function hostOf(url: string): string {
  return new URL(url).host;
}
