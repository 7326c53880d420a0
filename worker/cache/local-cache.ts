import { log } from "../platform/log.ts";

/** An answer as it is kept: always a 200, with all its headers. */
export interface StoredAnswer {
  body: ArrayBuffer;
  headers: [string, string][];
  /** Milliseconds since 1970. */
  storedAt: number;
}

/**
 * The stand-in for Cloudflare's cache where there is none. Each tag has a generation, which is part of every key: expiring a tag gives it a
 * new one, so no older answer is ever found again. Answers and generations lie in `caches.default`, which all isolates of a machine
 * share, and the warmest in memory.
 */
declare const BUILD_ID: string | undefined;
/** Each build has a cache of its own, as each deployed version has in production: an older build's pages name files that are gone. */
const build = typeof BUILD_ID === "string" ? BUILD_ID : "unbuilt";
const host = `https://edge-cache.invalid/${build}`;

/** How long an isolate believes what it remembers of a tag before it looks again what others did. */
const trusted = 1000;
/** A cache that takes longer than this is treated as one that does not answer. */
const patience = 250;
/** How long answers lie in `caches.default`: as long as they may help when everything else fails. */
const keptSeconds = 608_400;

const generations = new Map<string, { value: string; readAt: number }>();
const memory = new Map<string, StoredAnswer>();
const memoryEntries = 500;
const memoryBodyBytes = 128 * 1024;

/** Where an answer lies: an address that holds the generation of each of its tags. */
export interface Place {
  address: string;
  generations: { tag: string; value: string }[];
}

/**
 * Where the answer for `key` lies in the present generation of its tags. Taken before the answer is made and used for both reading and
 * storing: an answer that was on its way while its tag expired is then stored where nobody looks any more.
 */
export async function findPlace(key: string, tags: string[], now: number): Promise<Place> {
  const present = await Promise.all(tags.map(async (tag) => ({ tag, value: await generationOf(tag, now) })));
  return { address: `${host}/${present.map(({ value }) => value).join(".")}${key}`, generations: present };
}

/** Whether a place is, as far as this isolate knows without asking, still the present one. */
export function isPresent({ generations: seen }: Place, now: number): boolean {
  return seen.every(({ tag, value }) => {
    const known = generations.get(tag);
    return known !== undefined && known.value === value && isTrusted(known.readAt, now);
  });
}

/** The answer stored at a place, or null. */
export async function findStored({ address }: Place): Promise<StoredAnswer | null> {
  const remembered = memory.get(address);
  if (remembered) return remembered;
  const found = await quietly(async () => caches.default.match(address));
  if (!found) return null;
  const stored = await quietly(async () => read(found));
  if (stored) remember(address, stored);
  return stored ?? null;
}

/** Keeps an answer. The shared copy is written while the answer goes out. */
export function storeAnswer(
  { address }: Place,
  answer: StoredAnswer,
  ctx: Pick<ExecutionContext, "waitUntil">,
): void {
  remember(address, answer);
  const copy = new Response(answer.body, {
    headers: {
      "Cache-Control": `public, max-age=${keptSeconds}`,
      "Content-Type": "application/octet-stream",
      "X-Stored-At": String(answer.storedAt),
      "X-Stored-Headers": encodeURIComponent(JSON.stringify(answer.headers)),
    },
  });
  ctx.waitUntil(quietly(async () => caches.default.put(address, copy)));
}

/** Starts a new generation of each tag. */
export async function expireTags(tags: string[]): Promise<void> {
  await Promise.all(tags.map((tag) => newGeneration(tag, Date.now())));
}

async function generationOf(tag: string, now: number): Promise<string> {
  const remembered = generations.get(tag);
  if (remembered && isTrusted(remembered.readAt, now)) return remembered.value;
  const shared = await quietly(async () => (await caches.default.match(generationAddress(tag)))?.text());
  if (!shared) return remembered?.value ?? newGeneration(tag, now);
  generations.set(tag, { value: shared, readAt: now });
  return shared;
}

/** Recent, by a clock that in a test may run backwards. */
function isTrusted(readAt: number, now: number): boolean {
  return Math.abs(now - readAt) < trusted;
}

async function newGeneration(tag: string, now: number): Promise<string> {
  const value = crypto.randomUUID();
  generations.set(tag, { value, readAt: now });
  const stored = new Response(value, { headers: { "Cache-Control": `public, max-age=${keptSeconds * 2}` } });
  await quietly(async () => caches.default.put(generationAddress(tag), stored));
  return value;
}

function generationAddress(tag: string): string {
  return `${host}/generation/${encodeURIComponent(tag)}`;
}

async function read(response: Response): Promise<StoredAnswer> {
  return {
    body: await response.arrayBuffer(),
    headers: JSON.parse(decodeURIComponent(response.headers.get("X-Stored-Headers") ?? "")),
    storedAt: Number(response.headers.get("X-Stored-At")),
  };
}

function remember(place: string, answer: StoredAnswer): void {
  if (answer.body.byteLength > memoryBodyBytes) return;
  memory.delete(place);
  memory.set(place, answer);
  const [oldest] = memory.keys();
  if (memory.size > memoryEntries && oldest !== undefined) memory.delete(oldest);
}

/** A cache that fails or hangs must never fail a request: it is then as if it held nothing. */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), patience);
    });
    return await Promise.race([work(), late]);
  } catch (error) {
    log("warn", "local_cache_failed", { error: String(error) });
    return undefined;
  } finally {
    if (timer !== undefined) clearTimeout(timer);
  }
}
