/** The one place that speaks to the bucket. Keys of served files are made from their content; what is still coming in lies below `incoming/`. */

const incoming = "incoming/";
/** All parts of an upload but the last have the same size, at least 5 MiB. */
const partBytes = 8 * 1024 * 1024;

/** Milliseconds to wait for the first word of an answer. */
const patience = 1800;

/** A file on its way into the bucket, whose key is known when all of it has been read. */
export interface StreamedFile {
  /** SHA-256 of the content, hexadecimal. */
  hash: string;
  size: number;
  /** Gives the file its key, unless a file with this key is there. */
  publish(key: string, contentType: string): Promise<void>;
  /** Drops the incoming copy; to be called in any case. */
  discard(): Promise<void>;
}

/** Puts a file under its key unless it is there: the same key always means the same bytes. */
export async function storeFile(
  bucket: R2Bucket,
  key: string,
  content: Uint8Array | ReadableStream,
  contentType: string,
): Promise<void> {
  await bucket.put(key, content, {
    onlyIf: { etagDoesNotMatch: "*" },
    httpMetadata: { contentType, cacheControl: "public, max-age=31536000, immutable" },
  });
}

/** Streams a file into the bucket, holding one part of it at a time. Throws what `chunks` throws, and leaves nothing then. */
export async function receiveFile(
  bucket: R2Bucket,
  id: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<StreamedFile> {
  const key = incoming + id;
  const upload = await bucket.createMultipartUpload(key);
  const digest = new crypto.DigestStream("SHA-256");
  const hasher = digest.getWriter();
  // Awaited below; without this a failing upload would also count as an unhandled rejection.
  digest.digest.catch(() => undefined);
  try {
    const parts: R2UploadedPart[] = [];
    const part = new Uint8Array(partBytes);
    let filled = 0;
    let size = 0;
    const flush = async () => {
      if (filled === 0) return;
      parts.push(await upload.uploadPart(parts.length + 1, part.subarray(0, filled)));
      filled = 0;
    };
    for await (const chunk of chunks) {
      size += chunk.length;
      await hasher.write(chunk);
      for (let at = 0; at < chunk.length; ) {
        const taken = chunk.subarray(at, at + partBytes - filled);
        part.set(taken, filled);
        filled += taken.length;
        at += taken.length;
        if (filled === partBytes) await flush();
      }
    }
    await flush();
    await hasher.close();
    await upload.complete(parts);
    return {
      hash: hex(await digest.digest),
      size,
      publish: async (publicKey, contentType) => {
        if (await bucket.head(publicKey)) return;
        const copy = await bucket.get(key);
        if (!copy) throw new Error("R2 lost an incoming file");
        await storeFile(bucket, publicKey, copy.body, contentType);
      },
      discard: async () => bucket.delete(key),
    };
  } catch (error) {
    await hasher.abort(error).catch(() => undefined);
    await upload.abort().catch(() => undefined);
    throw error;
  }
}

/** SHA-256 of a file in memory, hexadecimal. */
export async function hashOf(bytes: Uint8Array): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>));
}

/** Size in bytes of a stored file, or null. */
export async function fileSize(bucket: R2Bucket, key: string): Promise<number | null> {
  return (await inTime(bucket.head(key)))?.size ?? null;
}

/** The content of a stored file or of a span of it, or null. */
export async function openFile(
  bucket: R2Bucket,
  key: string,
  range?: { first: number; last: number },
): Promise<{ body: ReadableStream; size: number } | null> {
  const found = await inTime(
    bucket.get(key, range && { range: { offset: range.first, length: range.last - range.first + 1 } }),
  );
  return found && { body: found.body, size: found.size };
}

/** Deletes files; those that are not there count as deleted. */
export async function deleteFiles(bucket: R2Bucket, keys: string[]): Promise<void> {
  if (keys.length > 0) await bucket.delete(keys);
}

/** Up to a thousand files whose keys begin with `prefix` and that were written before `before` (milliseconds since 1970). */
export async function filesOlderThan(bucket: R2Bucket, prefix: string, before: number): Promise<string[]> {
  const { objects } = await bucket.list({ prefix, limit: 1000 });
  return objects.filter(({ uploaded }) => uploaded.getTime() < before).map(({ key }) => key);
}

/** Deletes what was left behind by uploads that broke off before `before`. */
export async function deleteIncoming(bucket: R2Bucket, before: number): Promise<void> {
  await deleteFiles(bucket, await filesOlderThan(bucket, incoming, before));
}

/** Gives up on a bucket that does not begin to answer; visitors are told to come back rather than kept waiting. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("R2 does not answer")), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    if (timer !== undefined) clearTimeout(timer);
  }
}

function hex(buffer: ArrayBuffer): string {
  return Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Throws when the bucket does not answer. */
export async function bucketAnswers(bucket: R2Bucket): Promise<void> {
  await bucket.head("health");
}
