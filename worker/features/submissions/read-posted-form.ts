import type { Context } from "hono";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { type PostedFields, readFields } from "./posted-form.rules.ts";

/** The fields of a form as a browser posts it. Fails with `unsupported_media_type`. */
export async function readPostedForm(c: Context<AppEnv>): Promise<PostedFields> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header("Content-Type") ?? "")) {
    throw new HttpError("unsupported_media_type", {
      message: "Send the form as application/x-www-form-urlencoded.",
    });
  }
  return readFields(new TextDecoder().decode(await c.req.arrayBuffer()));
}
