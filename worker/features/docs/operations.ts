import { z } from "zod";
import { adminOperations } from "./admins.operations.ts";
import { discoverOperations } from "./discover.operations.ts";
import { messageOperations } from "./messages.operations.ts";
import { ocpiOperations } from "./ocpi.operations.ts";
import type { Operation } from "./operation.ts";
import { privacyOperations } from "./privacy.operations.ts";
import { stationOperations } from "./stations.operations.ts";
import { submissionOperations } from "./submissions.operations.ts";

/** Every operation, by method and path as Hono registers them. */
export const operations: Record<string, Operation> = {
  ...submissionOperations,
  ...discoverOperations,
  ...stationOperations,
  ...adminOperations,
  ...ocpiOperations,
  ...privacyOperations,
  ...messageOperations,
  "GET /api/health": {
    summary: "Check the database and the bucket",
    responses: { 200: z.object({ status: z.literal("ok"), version: z.string() }) },
  },
  "GET /api/openapi.json": {
    summary: "Read this description",
    responses: { 200: z.record(z.string(), z.unknown()) },
    isStatic: true,
  },
  "GET /api/docs": {
    summary: "Read this description as a page",
    responses: { 200: "text/html" },
    isStatic: true,
  },
};
