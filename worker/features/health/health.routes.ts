import { Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { checkBucket } from "../media/storage.ts";
import { checkDatabase } from "./health.queries.ts";

const version = "0.1.0";

/** Health check of the database and the bucket, mounted at `/api/health`. */
export const healthRoutes = new Hono<AppEnv>().get("/", async (c) => {
  try {
    await Promise.all([checkDatabase(c.get("db")), checkBucket(c.env.MEDIA)]);
  } catch {
    throw new HttpError("unavailable");
  }
  return c.json({ status: "ok", version });
});
