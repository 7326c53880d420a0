/** A part of a `multipart/form-data` body. Its bytes have to be read before the next part is asked for. */
export interface Part {
  name: string | null;
  /** Null for a field of text; a name, even an empty one, for a file. */
  fileName: string | null;
  chunks: AsyncIterable<Uint8Array>;
}

/** The body is not what its content type says. */
export class MalformedMultipart extends Error {}

const maxHeaderBytes = 8 * 1024;
const maxParts = 20;
const crlf = "\r\n";

/** The boundary that a `Content-Type: multipart/form-data` names, or null. */
export function readBoundary(contentType: string | null): string | null {
  const found =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s";,]{1,70}))\s*(?:;|$)/i.exec(
      contentType ?? "",
    );
  return found?.[1] ?? found?.[2] ?? null;
}

/**
 * Reads a multipart body as it arrives; never more than one chunk and the length of the boundary is held. Throws
 * `MalformedMultipart` when the body ends early or is not made of parts.
 */
export async function* readParts(body: ReadableStream<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const input = new Buffered(body);
  try {
    // The first boundary has no line break before it.
    await input.expect(`--${boundary}`);
    for (let count = 0; await input.moreParts(); count++) {
      if (count === maxParts) throw new MalformedMultipart("too many parts");
      const { name, fileName } = readDisposition(await input.until(`${crlf}${crlf}`, maxHeaderBytes));
      const chunks = input.chunksUntil(`${crlf}--${boundary}`);
      yield { name, fileName, chunks };
      for await (const _ of chunks) {
        // What the caller left unread is skipped.
      }
    }
  } finally {
    await input.cancel();
  }
}

function readDisposition(headers: string): Pick<Part, "name" | "fileName"> {
  const line = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(headers)?.[1];
  if (!line) throw new MalformedMultipart("a part without a name");
  const parameter = (wanted: string) =>
    new RegExp(`;\\s*${wanted}="((?:[^"\\\\]|\\\\.)*)"`, "i").exec(line)?.[1] ?? null;
  return { name: parameter("name"), fileName: parameter("filename") };
}

/** A stream that can be read up to a mark. */
class Buffered {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #held = new Uint8Array();
  #ended = false;

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader();
  }

  async cancel(): Promise<void> {
    if (!this.#ended) await this.#reader.cancel().catch(() => undefined);
  }

  /** Takes exactly this text. */
  async expect(text: string): Promise<void> {
    while (this.#held.length < text.length) await this.#pull();
    if (ascii(this.#take(text.length)) !== text) throw new MalformedMultipart("no boundary");
  }

  /** After a boundary: a line break when a part follows, `--` at the end. */
  async moreParts(): Promise<boolean> {
    while (this.#held.length < 2) await this.#pull();
    const next = ascii(this.#take(2));
    if (next === "--") return false;
    if (next !== crlf) throw new MalformedMultipart("text after a boundary");
    return true;
  }

  /** Takes everything up to a mark, and the mark. */
  async until(mark: string, maxBytes: number): Promise<string> {
    for (;;) {
      const at = indexOf(this.#held, mark);
      if (at >= 0) {
        const text = new TextDecoder().decode(this.#take(at));
        this.#take(mark.length);
        return text;
      }
      if (this.#held.length > maxBytes) throw new MalformedMultipart("a part's header is too long");
      await this.#pull();
    }
  }

  /** Gives everything up to a mark in chunks, and takes the mark. */
  async *chunksUntil(mark: string): AsyncGenerator<Uint8Array> {
    for (;;) {
      const at = indexOf(this.#held, mark);
      if (at >= 0) {
        if (at > 0) yield this.#take(at);
        this.#take(mark.length);
        return;
      }
      // The mark may have begun in the bytes that are here.
      const safe = this.#held.length - mark.length + 1;
      if (safe > 0) yield this.#take(safe);
      await this.#pull();
    }
  }

  async #pull(): Promise<void> {
    const { done, value } = await this.#reader.read();
    if (done) {
      this.#ended = true;
      throw new MalformedMultipart("the body ends early");
    }
    if (this.#held.length === 0) {
      this.#held = value as Uint8Array<ArrayBuffer>;
      return;
    }
    const joined = new Uint8Array(this.#held.length + value.length);
    joined.set(this.#held);
    joined.set(value, this.#held.length);
    this.#held = joined;
  }

  #take(length: number): Uint8Array {
    const taken = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(length);
    return taken;
  }
}

function ascii(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

/** Where a text of ASCII begins in the bytes, or -1. */
function indexOf(bytes: Uint8Array, text: string): number {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    let length = 1;
    while (length < text.length && bytes[at + length] === text.charCodeAt(length)) length++;
    if (length === text.length) return at;
  }
  return -1;
}
