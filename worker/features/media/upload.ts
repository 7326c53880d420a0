import { Buffer } from "node:buffer";
import { fileTypeFromBuffer } from "file-type";
import { placeholderColorDigits } from "#shared/media.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { HttpError } from "../../http/errors.ts";
import { sha256 } from "../../platform/digest.ts";
import { BrokenImage, imageSize, withoutMetadata } from "./image-bytes.ts";
import type { MediaRecord } from "./media.queries.ts";
import { displayFileName, keyOf, maxPixels, maxSide, mediaTypes } from "./media.rules.ts";
import { isMultipart, MalformedMultipart, readForm } from "./multipart.ts";
import { storeFile, streamFile } from "./storage.ts";

/** Enough bytes to recognise every accepted type. */
const headBytes = 4100;
/** Room for the boundary and the headers of the parts. */
const multipartOverhead = 64 * 1024;

/**
 * Stores the file of a multipart request: one file in the field `file`, and before it, optionally,
 * the picture's placeholder colour in the field `placeholderColor`. It holds a picture (at most 10
 * MiB) or 8 MiB of a video in memory. Fails with `unsupported_media_type`, `payload_too_large` or
 * `invalid_request`; then nothing is left in the bucket.
 *
 * @param id a new id, for the incoming copy of a video
 */
export async function receiveUpload(request: Request, bucket: R2Bucket, id: string): Promise<MediaRecord> {
  const contentType = request.headers.get("Content-Type");
  if (!isMultipart(contentType)) {
    throw new HttpError("unsupported_media_type", { message: "Send the file as multipart/form-data." });
  }
  if (Number(request.headers.get("Content-Length") ?? 0) > staffLimits.videoBytes + multipartOverhead) {
    throw tooLarge(staffLimits.videoBytes);
  }
  if (!request.body) throw oneFileExpected();
  const upload: { started: boolean; color: string | null; record?: MediaRecord } = {
    started: false,
    color: null,
  };
  try {
    await readForm(request.body, contentType, {
      onField: (name, value) => {
        if (name === "file") throw oneFileExpected();
        if (name === "placeholderColor") upload.color = readPlaceholderColor(value);
      },
      onFile: async ({ name, fileName, chunks }) => {
        if (name !== "file") return;
        if (upload.started) throw oneFileExpected();
        upload.started = true;
        const stored = await storePart(chunks, bucket, { id, color: upload.color });
        upload.record = { ...stored, fileName: displayFileName(fileName) };
      },
    });
  } catch (error) {
    if (error instanceof MalformedMultipart) {
      throw new HttpError("invalid_request", {
        message: "The upload is incomplete or not multipart/form-data.",
      });
    }
    if (error instanceof BrokenImage) throw unsupportedType();
    throw error;
  }
  if (!upload.record) throw oneFileExpected();
  return upload.record;
}

function readPlaceholderColor(text: string): string {
  if (placeholderColorDigits.test(text)) return text;
  throw new HttpError("invalid_request", { details: ["placeholderColor: Use three hex digits"] });
}

async function storePart(
  chunks: AsyncIterable<Uint8Array>,
  bucket: R2Bucket,
  { id, color }: { id: string; color: string | null },
): Promise<Omit<MediaRecord, "fileName">> {
  const { head, all } = await peek(chunks);
  const mime = (await fileTypeFromBuffer(head))?.mime ?? "";
  const type = mediaTypes[mime];
  if (!type) throw unsupportedType();
  if (!type.isImage) {
    return storeVideo(limitSize(all, type.maxBytes), bucket, mime, type.extension, id);
  }
  const { bytes, contentType, ...size } = await checkPicture(all, mime);
  const key = keyOf(await sha256(bytes), type.extension, size, color);
  await storeFile(bucket, key, { content: bytes, size: bytes.length, contentType });
  return { key, contentType, size: bytes.length, ...size };
}

/** A picture that may be stored: of a known type, not too large, and without metadata. */
export interface CheckedPicture {
  bytes: Uint8Array;
  contentType: string;
  width: number;
  height: number;
}

/**
 * Reads a picture of an accepted type into memory. Fails with `payload_too_large`, and with
 * `BrokenImage` for what is no such picture.
 */
export async function readPicture(chunks: AsyncIterable<Uint8Array>): Promise<CheckedPicture> {
  const { head, all } = await peek(chunks);
  const mime = (await fileTypeFromBuffer(head))?.mime ?? "";
  if (!mediaTypes[mime]?.isImage) throw new BrokenImage();
  return checkPicture(all, mime);
}

async function checkPicture(chunks: AsyncIterable<Uint8Array>, mime: string): Promise<CheckedPicture> {
  const contentType = mime === "image/apng" ? "image/png" : mime;
  const parts: Uint8Array[] = [];
  for await (const chunk of limitSize(chunks, staffLimits.imageBytes)) parts.push(chunk);
  const original = Buffer.concat(parts);
  const size = imageSize(original, contentType);
  if (!size) throw new BrokenImage();
  if (Math.max(size.width, size.height) > maxSide || size.width * size.height > maxPixels) {
    throw new HttpError("payload_too_large", {
      message: `Pictures may have at most ${maxSide} pixels on a side and ${maxPixels / 1e6} million in all.`,
    });
  }
  return { bytes: withoutMetadata(original, contentType), contentType, ...size };
}

async function storeVideo(
  chunks: AsyncIterable<Uint8Array>,
  bucket: R2Bucket,
  contentType: string,
  extension: string,
  id: string,
): Promise<Omit<MediaRecord, "fileName">> {
  const file = await streamFile(bucket, id, chunks);
  try {
    const key = keyOf(file.hash, extension);
    await file.publish(key, contentType);
    return { key, contentType, size: file.size, width: null, height: null };
  } finally {
    // A copy that cannot be deleted now is swept after a day.
    await file.discard().catch(() => undefined);
  }
}

/** The first bytes of a file, and all of it again. */
async function peek(
  chunks: AsyncIterable<Uint8Array>,
): Promise<{ head: Uint8Array; all: AsyncIterable<Uint8Array> }> {
  const iterator = chunks[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < headBytes) {
    const { done, value } = await iterator.next();
    if (done) break;
    first.push(value);
    length += value.length;
  }
  const head = Buffer.concat(first);
  async function* all() {
    yield head;
    for (;;) {
      const { done, value } = await iterator.next();
      if (done) return;
      yield value;
    }
  }
  return { head: head.subarray(0, headBytes), all: all() };
}

/** The same chunks; throws once they are more than `maxBytes` in total. */
async function* limitSize(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

function tooLarge(maxBytes: number): HttpError {
  const [mebibytes, what] = maxBytes === staffLimits.imageBytes ? [10, "Pictures"] : [100, "Videos"];
  return new HttpError("payload_too_large", { message: `${what} may have at most ${mebibytes} MiB.` });
}

function unsupportedType(): HttpError {
  return new HttpError("unsupported_media_type", {
    message: "Choose a JPEG, PNG, WebP, AVIF or GIF picture, or an MP4 or WebM video.",
  });
}

function oneFileExpected(): HttpError {
  return new HttpError("invalid_request", { details: ["file: Send one file in the field named file"] });
}
