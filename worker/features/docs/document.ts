import { z } from "zod";
import { type ErrorCode, errorCodes } from "#shared/errors.ts";
import { placeholderColorDigits } from "#shared/media.ts";
import { type RouteMetadata, routeMetadata } from "../../http/route-metadata.ts";
import { type Operation, operations, records } from "./operations.ts";

/** JSON Schema as zod writes it. */
export type Schema = z.core.JSONSchema.BaseSchema;

interface Content {
  description: string;
  content?: Record<string, { schema: Schema }>;
}

/** One operation as OpenAPI has it. */
export interface DescribedOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, never[]>[];
  parameters: { name: string; in: "path" | "query" | "header"; required: boolean; schema: Schema }[];
  requestBody?: { required: true; content: Record<string, { schema: Schema }> };
  responses: Record<string, Content>;
}

export interface ApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> };
}

/** What Hono knows of a mounted route; middleware of one address is a route too. */
interface Route {
  method: string;
  path: string;
  handler: object;
}

/** The groups of operations in the order in which they are shown, by what their paths begin with. */
const tags: Record<string, string> = {
  "form-submissions": "Enquiries",
  discover: "Discover",
  stations: "Stations",
  media: "Media",
  admin: "Staff",
};
const otherTag = "Service";

/**
 * The OpenAPI 3.1 description of the mounted routes. Requests are described by the very schemas that check them, guards by the guard;
 * only what a route answers comes from the table of operations. A route without a line there is left out.
 */
export function describeApi(routes: readonly Route[]): ApiDocument {
  const found = new Map<string, RouteMetadata>();
  for (const { method, path, handler } of routes) {
    if (method === "ALL") continue;
    const name = `${method} ${path}`;
    found.set(name, { ...found.get(name), ...routeMetadata(handler) });
  }
  const paths: ApiDocument["paths"] = {};
  for (const [name, metadata] of found) {
    const operation = operations[name];
    if (!operation) continue;
    const [method = "", path = ""] = name.split(" ");
    const address = path.replace(/:(\w+)/g, "{$1}");
    paths[address] = { ...paths[address], [method.toLowerCase()]: describe(name, operation, metadata) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Charge India API",
      version: "1",
      description:
        "What the website and the staff portal speak. Times are ISO 8601 in UTC, ids are UUIDs, and every refusal has one shape.",
    },
    tags: [...Object.values(tags), otherTag].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...named(), Error: errorSchema },
      securitySchemes: { staff: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

function describe(name: string, operation: Operation, metadata: RouteMetadata): DescribedOperation {
  const path = name.split(" ")[1] ?? "";
  const [, first = "", second = ""] = path.split("/");
  const body = operation.upload ? uploadBody : metadata.json && jsonBody(inputOf(metadata.json));
  return {
    operationId: name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/-$/, ""),
    tags: [tags[first === "api" ? second : first] ?? otherTag],
    summary: operation.summary,
    ...(operation.detail && { description: operation.detail }),
    security: metadata.requiresAdmin ? [{ staff: [] }] : [],
    parameters: [
      ...parametersOf("path", path, metadata),
      ...parametersOf("query", path, metadata),
      ...(operation.refusals?.includes("precondition_failed")
        ? [{ name: "If-Match", in: "header" as const, required: false, schema: { type: "string" } as Schema }]
        : []),
    ],
    ...(body && { requestBody: body }),
    responses: { ...answersOf(operation), ...refusalsOf(operation, metadata, path) },
  };
}

function parametersOf(where: "path" | "query", path: string, metadata: RouteMetadata) {
  const schema = where === "path" ? metadata.param : metadata.query;
  const { properties = {}, required = [] } = schema ? inputOf(schema) : {};
  const names =
    where === "path" ? [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name) : Object.keys(properties);
  return names.map((name) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: (properties[name] as Schema | undefined) ?? ({ type: "string" } as Schema),
  }));
}

function answersOf({ answers }: Operation): Record<string, Content> {
  return Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      {
        description: meanings[status] ?? "Done",
        ...(answer !== null && {
          content:
            typeof answer === "string"
              ? { [answer]: { schema: { type: "string" } as Schema } }
              : { "application/json": { schema: outputOf(answer) } },
        }),
      },
    ]),
  );
}

const meanings: Record<string, string> = {
  200: "Done",
  201: "Made",
  204: "Done, with nothing to say",
  206: "A part of the file",
  301: "It has another address now",
  304: "What the client has is still right",
  416: "The range lies behind the end",
};

/** Refusals that follow from what a route takes and who may call it, and those of its own. */
function refusalsOf(operation: Operation, metadata: RouteMetadata, path: string): Record<string, Content> {
  const codes = new Set<ErrorCode>(operation.refusals);
  if (metadata.json || metadata.query || metadata.param || operation.upload) codes.add("invalid_request");
  if (metadata.json || operation.upload) codes.add("payload_too_large").add("unsupported_media_type");
  if (metadata.requiresAdmin) codes.add("unauthenticated");
  if (path.includes(":")) codes.add("not_found");
  codes.add("internal");
  if (!operation.alone) codes.add("unavailable");
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } as Schema } };
  const sorted = [...codes].sort((a, b) => errorCodes[a].status - errorCodes[b].status);
  return Object.fromEntries(
    sorted.map((code) => [
      errorCodes[code].status,
      { description: `${code}: ${errorCodes[code].message}`, content },
    ]),
  );
}

const uploadBody = {
  required: true as const,
  content: {
    "multipart/form-data": {
      schema: {
        type: "object",
        properties: {
          tint: {
            type: "string",
            pattern: placeholderColorDigits.source,
            description: "A picture's mean colour, shown while it loads; stands before the file",
          },
          file: { type: "string", format: "binary" },
        },
        required: ["file"],
      } as Schema,
    },
  },
};

function jsonBody(schema: Schema) {
  return { required: true as const, content: { "application/json": { schema } } };
}

const errorSchema = outputOf(
  z.object({
    message: z.string().describe("A sentence for a person"),
    details: z.array(z.string()).optional().describe("One sentence for each invalid field, after its path"),
    code: z.enum(Object.keys(errorCodes)),
    requestId: z.string(),
    data: z.unknown().optional().describe("With precondition_failed: the record as it is now"),
  }),
);

/** What a client sends. */
function inputOf(schema: z.ZodType): Schema {
  return bare(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
}

/** What a client gets; records stand in it by their names. */
function outputOf(schema: z.ZodType): Schema {
  const registry = z.registry<{ id: string }>();
  for (const [id, record] of Object.entries(records)) if (record !== schema) registry.add(record, { id });
  const { $defs: _, ...rest } = bare(
    z.toJSONSchema(schema, { metadata: registry, unrepresentable: "any" }),
  ) as Schema & { $defs?: unknown };
  return JSON.parse(JSON.stringify(rest).replaceAll("#/$defs/", "#/components/schemas/")) as Schema;
}

function named(): Record<string, Schema> {
  return Object.fromEntries(Object.entries(records).map(([name, schema]) => [name, outputOf(schema)]));
}

function bare({ $schema: _, id: __, ...schema }: Schema & { id?: string }): Schema {
  return schema;
}
