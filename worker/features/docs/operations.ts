import { z } from "zod";
import type { Operation } from "../../http/operation.ts";
import { adminOperations } from "../admins/admins.operations.ts";
import { discoverOperations } from "../discover/discover.operations.ts";
import { messageOperations } from "../messages/messages.operations.ts";
import { ocpiOperations } from "../ocpi/ocpi.operations.ts";
import { privacyOperations } from "../privacy/privacy.operations.ts";
import { reliabilityOperations } from "../reliability/reliability.operations.ts";
import { stationOperations } from "../stations/stations.operations.ts";
import { submissionOperations } from "../submissions/submissions.operations.ts";
import { tripOperations } from "../trips/trips.operations.ts";

/** Every operation, by method and path as Hono registers them. */
export const operations: Record<string, Operation> = {
  ...submissionOperations,
  ...discoverOperations,
  ...stationOperations,
  ...adminOperations,
  ...ocpiOperations,
  ...privacyOperations,
  ...messageOperations,
  ...tripOperations,
  ...reliabilityOperations,
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
