import { Buffer } from "node:buffer";
import { bindingTimeoutMs, withDeadline } from "../../platform/deadline.ts";

/** The one place that speaks to the bucket. Keys of served files are made from their content; what is still coming in lies below `incoming/`. */

const incoming = "incoming/";
/** All parts of an upload but the last have the same size, at least 5 MiB. */
const partBytes = 8 * 1024 * 1024;

/** Bytes a millisecond that the slowest bucket still takes. */
const slowest = 1000;

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

interface StoredFile {
  content: Uint8Array | ReadableStream;
  /** Bytes. */
  size: number;
  contentType: string;
}

/** Puts a file of `size` bytes under its key unless it is there: the same key always means the same bytes. */
export async function storeFile(
  bucket: R2Bucket,
  key: string,
  { content, size, contentType }: StoredFile,
): Promise<void> {
  const put = bucket.put(key, content, {
    onlyIf: { etagDoesNotMatch: "*" },
    httpMetadata: { contentType, cacheControl: "public, max-age=31536000, immutable" },
  });
  await answered(put, size);
}

/** Streams a file into the bucket, holding one part of it at a time. Throws what `chunks` throws, and leaves nothing then. */
export async function receiveFile(
  bucket: R2Bucket,
  id: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<StreamedFile> {
  const key = incoming + id;
  const upload = await answered(bucket.createMultipartUpload(key));
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
      parts.push(await answered(upload.uploadPart(parts.length + 1, part.subarray(0, filled)), filled));
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
    await answered(upload.complete(parts), size);
    return {
      hash: Buffer.from(await digest.digest).toString("hex"),
      size,
      publish: async (publicKey, contentType) => {
        if (await answered(bucket.head(publicKey))) return;
        const copy = await answered(bucket.get(key));
        if (!copy) throw new Error("R2 lost an incoming file");
        await storeFile(bucket, publicKey, { content: copy.body, size, contentType });
      },
      discard: async () => answered(bucket.delete(key)),
    };
  } catch (error) {
    await hasher.abort(error).catch(() => undefined);
    await answered(upload.abort()).catch(() => undefined);
    throw error;
  }
}

/** Size in bytes of a stored file, or null. */
export async function fileSize(bucket: R2Bucket, key: string): Promise<number | null> {
  return (await answered(bucket.head(key)))?.size ?? null;
}

/** The content of a stored file or of a span of it, or null. */
export async function openFile(
  bucket: R2Bucket,
  key: string,
  range?: { first: number; last: number },
): Promise<{ body: ReadableStream; size: number } | null> {
  const found = await answered(
    bucket.get(key, range && { range: { offset: range.first, length: range.last - range.first + 1 } }),
  );
  return found && { body: found.body, size: found.size };
}

/** Deletes files; those that are not there count as deleted. */
export async function deleteFiles(bucket: R2Bucket, keys: string[]): Promise<void> {
  if (keys.length > 0) await answered(bucket.delete(keys));
}

/** Every file whose key begins with `prefix` and that was written before `before` (milliseconds since 1970), by lists of at most a thousand keys. */
export async function* filesOlderThan(
  bucket: R2Bucket,
  prefix: string,
  before: number,
): AsyncGenerator<string[]> {
  let cursor: string | undefined;
  do {
    const page = await answered(bucket.list({ prefix, cursor, limit: 1000 }));
    const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < before);
    if (old.length > 0) yield old.map(({ key }) => key);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
}

/** Deletes what was left behind by uploads that broke off before `before`. */
export async function deleteIncoming(bucket: R2Bucket, before: number): Promise<void> {
  for await (const keys of filesOlderThan(bucket, incoming, before)) await deleteFiles(bucket, keys);
}

/**
 * What the bucket says. Fails, naming R2, when it fails or does not begin to answer; for `bytes` that it is sent it gets more time.
 */
export async function answered<Result>(work: Promise<Result>, bytes = 0): Promise<Result> {
  try {
    return await withDeadline(work, "no answer", bindingTimeoutMs + bytes / slowest);
  } catch (cause) {
    throw new Error("R2 failed", { cause });
  }
}

/** Throws when the bucket does not answer. */
export async function bucketAnswers(bucket: R2Bucket): Promise<void> {
  await answered(bucket.head("health"));
}
