/** How long a POST without a known outcome counts as the same one when it is sent again. */
const repeatMs = 10 * 60_000;

/** Keys of POSTs that are running, or got no response, by path and body. */
const keys = new Map<string, { key: string; at: number }>();

/**
 * The `Idempotency-Key` of a POST: while its outcome is unknown, the same path and body get the
 * same key, so that pressing a button again after a lost response changes nothing twice. `settle`
 * forgets the key, once there is a response.
 */
export function idempotentPost(path: string, body: unknown) {
  const request = `${path} ${JSON.stringify(body)}`;
  const known = keys.get(request);
  const isRepeated = known && Date.now() - known.at < repeatMs;
  const key = isRepeated ? known.key : crypto.randomUUID();
  keys.set(request, { key, at: Date.now() });
  return { headers: { "Idempotency-Key": key }, settle: () => keys.delete(request) };
}
