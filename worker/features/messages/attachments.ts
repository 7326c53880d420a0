import { Buffer } from "node:buffer";
import { fileTypeFromBuffer } from "file-type";
import type { Attachment } from "#shared/contract/messages.ts";
import { limits } from "#shared/limits.ts";
import { HttpError } from "../../http/errors.ts";
import { displayFileName } from "../media/media.rules.ts";
import { isMultipart, MalformedMultipart, readForm } from "../media/multipart.ts";
import { r2Call } from "../media/storage.ts";
import { conversationPrefix } from "./message-files.ts";
import type { NewMessageFile } from "./messages.queries.ts";

/** What may be attached, as the bytes say, with the endings that a name may have. */
const allowedTypes: Record<string, readonly string[]> = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "image/gif": ["gif"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["docx"],
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["xlsx"],
};
/** Text has no mark of its own: it is what can be read as UTF-8 without control characters. */
const textTypes: Record<string, string> = { txt: "text/plain", csv: "text/csv" };

/** Room for the boundary and the headers of the part. */
const multipartOverhead = 64 * 1024;

/** Below the conversation's own prefix, so that they are erased with the enquiry, sent or not. */
function keyOf(submissionId: string, id: string): string {
  return `${conversationPrefix}${submissionId}/attached/${id}`;
}

/**
 * Stores a file for a message that is still being written. Its bytes decide its type. Fails with
 * `unsupported_media_type`, `payload_too_large` or `invalid_request`; then nothing is stored.
 */
export async function receiveAttachment(
  request: Request,
  bucket: R2Bucket,
  { id, submissionId }: { id: string; submissionId: string },
): Promise<Attachment> {
  const { fileName, bytes } = await readFile(request);
  const contentType = await typeOf(bytes, fileName);
  const customMetadata = { fileName: encodeURIComponent(fileName) };
  const stored = bucket.put(keyOf(submissionId, id), bytes, {
    httpMetadata: { contentType },
    customMetadata,
  });
  await r2Call(stored, bytes.byteLength);
  return { id, fileName, contentType, size: bytes.byteLength };
}

/** The rows of files that were stored before, for a new message. Fails when one is gone, or all are too large. */
export async function attachedFiles(
  bucket: R2Bucket,
  { submissionId, messageId, ids }: { submissionId: string; messageId: string; ids: readonly string[] },
): Promise<NewMessageFile[]> {
  const files = await Promise.all(
    [...new Set(ids)].map(async (id, index) => {
      const key = keyOf(submissionId, id);
      const object = await r2Call(bucket.head(key));
      if (!object)
        throw new HttpError("invalid_request", { message: "An attachment is gone. Attach it again." });
      const fileName = decodeURIComponent(object.customMetadata?.fileName ?? "attachment");
      const contentType = object.httpMetadata?.contentType ?? "application/octet-stream";
      return {
        id: `${messageId}-${index}`,
        messageId,
        submissionId,
        key,
        fileName,
        contentType,
        size: object.size,
      };
    }),
  );
  if (files.reduce((sum, { size }) => sum + size, 0) > limits.attachmentBytes) throw tooLarge();
  return files;
}

async function readFile(request: Request): Promise<{ fileName: string; bytes: Uint8Array }> {
  const contentType = request.headers.get("Content-Type");
  if (!request.body || !isMultipart(contentType)) {
    throw new HttpError("unsupported_media_type", { message: "Send the file as multipart/form-data." });
  }
  if (Number(request.headers.get("Content-Length") ?? 0) > limits.attachmentBytes + multipartOverhead) {
    throw tooLarge();
  }
  let file: { fileName: string; bytes: Uint8Array } | null = null;
  try {
    await readForm(request.body, contentType, {
      onField: () => undefined,
      onFile: async ({ name, fileName, chunks }) => {
        if (name !== "file" || file) return;
        file = { fileName: displayFileName(fileName) ?? "attachment", bytes: await collect(chunks) };
      },
    });
  } catch (error) {
    if (!(error instanceof MalformedMultipart)) throw error;
    throw new HttpError("invalid_request", { message: "The upload is incomplete. Attach the file again." });
  }
  if (!file) throw new HttpError("invalid_request", { message: "Send one file in the field file." });
  return file;
}

async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > limits.attachmentBytes) throw tooLarge();
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

async function typeOf(bytes: Uint8Array, fileName: string): Promise<string> {
  const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found && allowedTypes[found.mime]?.includes(ending)) return found.mime;
  const textType = textTypes[ending];
  if (!found && textType && bytes.byteLength > 0 && isText(bytes)) return textType;
  throw new HttpError("unsupported_media_type", {
    message: "Attach a picture, PDF, Word (.docx), Excel (.xlsx), text or CSV file whose name ends so.",
  });
}

function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell bytes from text.
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text);
  } catch {
    return false;
  }
}

function tooLarge(): HttpError {
  const message = `The attachments of a mail may have ${limits.attachmentBytes / 1024 / 1024} MB together.`;
  return new HttpError("payload_too_large", { message });
}
