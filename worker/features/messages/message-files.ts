import { fileTypeFromBuffer } from "file-type";
import { r2Call } from "../media/storage.ts";
import type { MailAttachment } from "./mail-parser.ts";
import type { NewMessageFile } from "./messages.queries.ts";

/** Files of conversations. Never served below `/media`: they are personal data. */
export const conversationPrefix = "conversations/";

/** Pictures that browsers show; all other files are only downloaded. */
const shownTypes = new Set(["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"]);

/**
 * Stores the attachments of a message in the bucket. The bytes decide the type, never the name.
 * Storing the same ones again overwrites them with themselves.
 */
export async function storeFiles(
  bucket: R2Bucket,
  { messageId, submissionId }: { messageId: string; submissionId: string },
  attachments: Pick<MailAttachment, "content" | "fileName" | "isInline">[],
): Promise<NewMessageFile[]> {
  const files: NewMessageFile[] = [];
  for (const [index, { content, fileName, isInline }] of attachments.entries()) {
    if (content.byteLength === 0) continue;
    const key = `${conversationPrefix}${submissionId}/${messageId}/${index}`;
    const found = await fileTypeFromBuffer(content).catch(() => undefined);
    const contentType = found && shownTypes.has(found.mime) ? found.mime : "application/octet-stream";
    await r2Call(bucket.put(key, content, { httpMetadata: { contentType } }), content.byteLength);
    const id = `${messageId}-${index}`;
    files.push({
      id,
      messageId,
      submissionId,
      key,
      fileName,
      contentType,
      size: content.byteLength,
      isInline,
    });
  }
  return files;
}
