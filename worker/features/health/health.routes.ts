import { Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { bucketAnswers } from "../media/storage.ts";
import { databaseAnswers } from "./health.queries.ts";

const version = "0.1.0";

/** Whether the parts answer, mounted at `/api/health`. */
export const healthRoutes = new Hono<AppEnv>().get("/", async (c) => {
  try {
    await Promise.all([databaseAnswers(c.env.DB), bucketAnswers(c.env.MEDIA)]);
  } catch {
    throw new HttpError("unavailable");
  }
  return c.json({ status: "ok", version });
});
