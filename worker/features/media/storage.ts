import { Buffer } from "node:buffer";
import { bindingTimeoutMs, withDeadline } from "../../platform/deadline.ts";

// The only module that calls R2 for media. Keys of served files are derived from their content;
// uploads in progress are below `incoming/`.

const incoming = "incoming/";
/** All parts of an upload but the last have the same size, at least 5 MiB. */
const partBytes = 8 * 1024 * 1024;

/** Bytes per millisecond that R2 accepts at least. */
const minThroughput = 1000;

/** A file that was streamed into the bucket under a temporary key. */
export interface StreamedFile {
  /** SHA-256 of the content, hexadecimal. */
  hash: string;
  size: number;
  /** Copies the file to its final key, unless that key exists. */
  publish(key: string, contentType: string): Promise<void>;
  /** Deletes the temporary copy; always to be called. */
  discard(): Promise<void>;
}

interface StoredFile {
  content: Uint8Array | ReadableStream;
  /** Bytes. */
  size: number;
  contentType: string;
}

/** Stores a file of `size` bytes unless its key exists: a key always has the same bytes. */
export async function storeFile(
  bucket: R2Bucket,
  key: string,
  { content, size, contentType }: StoredFile,
): Promise<void> {
  const put = bucket.put(key, content, {
    onlyIf: { etagDoesNotMatch: "*" },
    httpMetadata: { contentType, cacheControl: "public, max-age=31536000, immutable" },
  });
  await r2Call(put, size);
}

/**
 * Streams a file into the bucket, with one part in memory at a time. Throws what `chunks` throws,
 * and then leaves nothing in the bucket.
 */
export async function streamFile(
  bucket: R2Bucket,
  id: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<StreamedFile> {
  const key = incoming + id;
  const upload = await r2Call(bucket.createMultipartUpload(key));
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
      parts.push(await r2Call(upload.uploadPart(parts.length + 1, part.subarray(0, filled)), filled));
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
    await r2Call(upload.complete(parts), size);
    return {
      hash: Buffer.from(await digest.digest).toString("hex"),
      size,
      publish: async (publicKey, contentType) => {
        if (await r2Call(bucket.head(publicKey))) return;
        const copy = await r2Call(bucket.get(key));
        if (!copy) throw new Error("R2 lost an incoming file");
        await storeFile(bucket, publicKey, { content: copy.body, size, contentType });
      },
      discard: async () => r2Call(bucket.delete(key)),
    };
  } catch (error) {
    await hasher.abort(error).catch(() => undefined);
    await r2Call(upload.abort()).catch(() => undefined);
    throw error;
  }
}

/** Size in bytes of a stored file, or null. */
export async function fileSize(bucket: R2Bucket, key: string): Promise<number | null> {
  return (await r2Call(bucket.head(key)))?.size ?? null;
}

/** The content of a stored file or of a range of it, or null. */
export async function openFile(
  bucket: R2Bucket,
  key: string,
  range?: { first: number; last: number },
): Promise<ReadableStream | null> {
  const found = await r2Call(
    bucket.get(key, range && { range: { offset: range.first, length: range.last - range.first + 1 } }),
  );
  return found?.body ?? null;
}

/** Deletes files; missing ones count as deleted. */
export async function deleteFiles(bucket: R2Bucket, keys: string[]): Promise<void> {
  if (keys.length > 0) await r2Call(bucket.delete(keys));
}

/** The keys with a prefix written before a time (milliseconds since 1970), up to 1000 at once. */
export async function* filesOlderThan(
  bucket: R2Bucket,
  prefix: string,
  before: number,
): AsyncGenerator<string[]> {
  let cursor: string | undefined;
  do {
    const page = await r2Call(bucket.list({ prefix, cursor, limit: 1000 }));
    const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < before);
    if (old.length > 0) yield old.map(({ key }) => key);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
}

/** Deletes the temporary copies of uploads that were interrupted before `before`. */
export async function deleteIncoming(bucket: R2Bucket, before: number): Promise<void> {
  for await (const keys of filesOlderThan(bucket, incoming, before)) await deleteFiles(bucket, keys);
}

/**
 * The result of a call to R2. Throws an error that names R2 when the call fails or takes too
 * long; `bytes` that it transfers extend its deadline.
 */
export async function r2Call<Result>(work: Promise<Result>, bytes = 0): Promise<Result> {
  try {
    return await withDeadline(work, "no response", bindingTimeoutMs + bytes / minThroughput);
  } catch (cause) {
    throw new Error("R2 failed", { cause });
  }
}

/** Throws when R2 does not respond. */
export async function checkBucket(bucket: R2Bucket): Promise<void> {
  await r2Call(bucket.head("health"));
}
