import type { Context } from "hono";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { openFile } from "../media/storage.ts";

/** A file of a conversation: a browser never shows it as a page, and no cache stores it. */
export async function privateFile(
  c: Context<AppEnv>,
  key: string | null,
  { fileName, contentType }: { fileName: string; contentType: string },
): Promise<Response> {
  const body = key ? await openFile(c.env.MEDIA, key) : null;
  if (!body) throw new HttpError("not_found");
  return c.body(body, 200, {
    "Content-Type": contentType,
    "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "X-Content-Type-Options": "nosniff",
  });
}
