import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import busboy from "busboy";

/** A file of a `multipart/form-data` body, whose chunks arrive while it is being sent. */
export interface FilePart {
  name: string;
  fileName: string;
  chunks: AsyncIterable<Uint8Array>;
}

interface FormHandlers {
  /** Called for each text field, cut off after `fieldBytes`. Throws to refuse the body. */
  onField: (name: string, value: string) => void;
  /** Called for each file. Rejects to refuse the body; unread chunks are skipped. */
  onFile: (file: FilePart) => Promise<void>;
  /** Without it 64. */
  fieldBytes?: number;
}

/** The body is not what its content type says. */
export class MalformedMultipart extends Error {}

const maxParts = 20;

/** True for a content type that `readForm` can read. */
export function isMultipart(contentType: string | null): contentType is string {
  return /^multipart\/form-data\s*;.*\bboundary="?[^\s";]/i.test(contentType ?? "");
}

/**
 * Reads a multipart body while it arrives; only a few chunks are in memory at a time. Resolves
 * when all of it was read and every handler has finished. Throws what a handler throws, and
 * `MalformedMultipart` when the body is cut off, not made of parts, or has too many of them.
 */
export async function readForm(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  { onField, onFile, fieldBytes = 64 }: FormHandlers,
): Promise<void> {
  const form = createParser(contentType, fieldBytes);
  const pending: Promise<void>[] = [];
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
    form.destroy(new MalformedMultipart("refused"));
  };
  form.on("partsLimit", () => fail(new MalformedMultipart("too many parts")));
  form.on("field", (name, value) => {
    try {
      onField(name, value);
    } catch (error) {
      fail(error);
    }
  });
  form.on("file", (name, stream, { filename = "" }) => {
    // A refused body destroys the streams of its files, which nobody may be reading.
    stream.on("error", () => undefined);
    const handled = onFile({ name, fileName: filename, chunks: chunksOf(stream) });
    pending.push(handled);
    handled.then(() => stream.resume(), fail);
  });
  try {
    await pipeline(Readable.fromWeb(body as unknown as NodeReadableStream), form);
  } catch {
    failure ??= new MalformedMultipart("cut off");
  }
  await Promise.allSettled(pending);
  if (failure !== undefined) throw failure;
}

function createParser(contentType: string, fieldSize: number): busboy.Busboy {
  const limits = { parts: maxParts, fieldSize };
  try {
    return busboy({ headers: { "content-type": contentType }, defParamCharset: "utf8", limits });
  } catch {
    throw new MalformedMultipart("no boundary");
  }
}

/** The chunks of a file. A body that ends inside it fails as malformed. */
async function* chunksOf(stream: Readable): AsyncGenerator<Uint8Array> {
  try {
    yield* stream;
  } catch {
    throw new MalformedMultipart("cut off");
  }
}
