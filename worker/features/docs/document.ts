import { z } from "zod";
import { admin } from "#shared/contract/admins.ts";
import { discoverAdminItem, discoverItem } from "#shared/contract/discover.ts";
import { mediaItem } from "#shared/contract/media.ts";
import { breach, privacyRequest } from "#shared/contract/privacy.ts";
import { stationAdminItem } from "#shared/contract/stations-admin.ts";
import { submission, timelineEntry } from "#shared/contract/submissions.ts";
import { type ErrorCode, errorCodes } from "#shared/errors.ts";
import { placeholderColorDigits } from "#shared/media.ts";
import { brand } from "#src/content/brand.ts";
import type { Operation } from "../../http/operation.ts";
import { type RouteMetadata, routeMetadata } from "../../http/route-metadata.ts";
import { operations } from "./operations.ts";

/** Schemas that the document defines once and refers to by name. */
const records = {
  Submission: submission,
  TimelineEntry: timelineEntry,
  DiscoverItem: discoverItem,
  DiscoverAdminItem: discoverAdminItem,
  StationAdminItem: stationAdminItem,
  MediaItem: mediaItem,
  PrivacyRequest: privacyRequest,
  Breach: breach,
  Admin: admin,
};

/** JSON Schema as zod generates it. */
export type Schema = z.core.JSONSchema.BaseSchema;

interface Content {
  description: string;
  content?: Record<string, { schema: Schema }>;
}

/** An OpenAPI operation object. */
export interface OperationObject {
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
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, object> };
}

/** A route as Hono lists it; each middleware of a path is listed too. */
interface Route {
  method: string;
  path: string;
  handler: object;
}

/** Tags in the order in which they are shown, by the first segment of the path. */
const tags: Record<string, string> = {
  "form-submissions": "Enquiries",
  discover: "Discover",
  stations: "Stations",
  media: "Media",
  ocpi: "Operators",
  privacy: "Privacy",
  admin: "Staff",
};
const otherTag = "Service";

/**
 * The OpenAPI 3.1 document of the mounted routes. Requests come from the schemas that validate
 * them and security from the admin guard; responses come from the table of operations. A route
 * that is not in the table is left out.
 */
export function openApiDocument(routes: readonly Route[]): ApiDocument {
  const routesByName = new Map<string, RouteMetadata>();
  for (const { method, path, handler } of routes) {
    if (method === "ALL") continue;
    const name = `${method} ${path}`;
    routesByName.set(name, { ...routesByName.get(name), ...routeMetadata(handler) });
  }
  const paths: ApiDocument["paths"] = {};
  for (const [name, metadata] of routesByName) {
    const operation = operations[name];
    if (!operation) continue;
    const [method = "", path = ""] = name.split(" ");
    const openApiPath = path.replace(/:(\w+)/g, "{$1}");
    paths[openApiPath] = {
      ...paths[openApiPath],
      [method.toLowerCase()]: operationObject(name, operation, metadata),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${brand.name} API`,
      version: "1",
      description:
        "The API of the website and the admin portal. Times are ISO 8601 in UTC, ids are UUIDs, and all errors have one shape.",
    },
    servers: [{ url: "/" }],
    tags: [...Object.values(tags), otherTag].map((name) => ({ name })),
    paths,
    components: {
      schemas: { ...namedSchemas(), Error: errorSchema },
      securitySchemes: { staff: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
    },
  };
}

function operationObject(name: string, operation: Operation, metadata: RouteMetadata): OperationObject {
  const path = name.split(" ")[1] ?? "";
  const [, first = "", second = ""] = path.split("/");
  const body = bodyOf(operation, metadata);
  return {
    operationId: name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/-$/, ""),
    tags: [tags[first === "api" ? second : first] ?? otherTag],
    summary: operation.summary,
    ...describe(operation, metadata),
    security: metadata.requires ? [{ staff: [] }] : [],
    parameters: [
      ...parametersOf("path", path, metadata),
      ...parametersOf("query", path, metadata),
      ...(operation.errors?.includes("precondition_failed")
        ? [{ name: "If-Match", in: "header" as const, required: false, schema: { type: "string" } as Schema }]
        : []),
      ...(metadata.idempotent ? [keyParameter] : []),
    ],
    ...(body && { requestBody: body }),
    responses: { ...responseObjects(operation), ...errorObjects(operation, metadata, path) },
  };
}

const keyParameter = {
  name: "Idempotency-Key",
  in: "header" as const,
  required: false,
  schema: {
    type: "string",
    format: "uuid",
    description:
      "For a day, the same key of the same account gives the first response again, with `Idempotent-Replayed: true`, and changes nothing. A refused request does not use its key up.",
  } as Schema,
};

function bodyOf(operation: Operation, { json, csv }: RouteMetadata): OperationObject["requestBody"] {
  if (operation.upload) return operation.upload === "media" ? mediaBody : fileBody;
  if (csv) return { required: true, content: { "text/csv": { schema: { type: "string" } } } };
  return json && jsonBody(inputSchema(json));
}

const audiences = {
  owner: "For owners.",
  editor: "For owners and editors.",
  agent: "For owners and agents.",
};

/** The operation's own description, and who may call it. */
function describe({ description }: Operation, { requires, stepUp }: RouteMetadata) {
  const sentences = [
    description,
    requires && requires !== "any" && audiences[requires],
    stepUp && "Asks for a proof of identity of the last ten minutes; the 403's data names which.",
  ].filter(Boolean);
  return sentences.length > 0 ? { description: sentences.join(" ") } : {};
}

function parametersOf(where: "path" | "query", path: string, metadata: RouteMetadata) {
  const schema = where === "path" ? metadata.param : metadata.query;
  const { properties = {}, required = [] } = schema ? inputSchema(schema) : {};
  const names =
    where === "path" ? [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name) : Object.keys(properties);
  return names.map((name) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: (properties[name] as Schema | undefined) ?? ({ type: "string" } as Schema),
  }));
}

function responseObjects({ responses }: Operation): Record<string, Content> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      {
        description: statusDescriptions[status] ?? "OK",
        ...(response !== null && {
          content:
            typeof response === "string"
              ? { [response]: { schema: { type: "string" } as Schema } }
              : { "application/json": { schema: outputSchema(response) } },
        }),
      },
    ]),
  );
}

const statusDescriptions: Record<string, string> = {
  200: "OK",
  201: "Created",
  204: "Done; no body",
  206: "Part of the file",
  301: "Moved permanently",
  304: "Not modified",
  416: "The range is outside the file",
};

/** Errors that follow from the input and authentication of a route, and its own. */
function errorObjects(operation: Operation, metadata: RouteMetadata, path: string): Record<string, Content> {
  const codes = new Set<ErrorCode>(operation.errors);
  const hasBody = metadata.json || metadata.csv || operation.upload;
  if (hasBody || metadata.query || metadata.param) codes.add("invalid_request");
  if (hasBody) codes.add("payload_too_large").add("unsupported_media_type");
  if (metadata.requires) codes.add("unauthenticated");
  if ((metadata.requires && metadata.requires !== "any") || metadata.stepUp) codes.add("forbidden");
  if (metadata.idempotent) codes.add("invalid_request").add("conflict");
  if (path.includes(":")) codes.add("not_found");
  codes.add("internal");
  if (!operation.isStatic) codes.add("unavailable");
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } as Schema } };
  const sorted = [...codes].sort((a, b) => errorCodes[a].status - errorCodes[b].status);
  return Object.fromEntries(
    sorted.map((code) => [
      errorCodes[code].status,
      { description: `${code}: ${errorCodes[code].message}`, content },
    ]),
  );
}

const fileBody = uploadBody({});
const mediaBody = uploadBody({
  placeholderColor: {
    type: "string",
    pattern: placeholderColorDigits.source,
    description: "Mean colour of a picture, shown while it loads; send it before the file",
  },
});

/** A form with these fields and a file. */
function uploadBody(fields: Record<string, Schema>) {
  const properties = { ...fields, file: { type: "string", format: "binary" } };
  const schema = { type: "object", properties, required: ["file"] } as Schema;
  return { required: true as const, content: { "multipart/form-data": { schema } } };
}

function jsonBody(schema: Schema) {
  return { required: true as const, content: { "application/json": { schema } } };
}

const errorSchema = outputSchema(
  z.object({
    message: z.string().describe("A sentence to show to people"),
    details: z.array(z.string()).optional().describe("One sentence per invalid field, after its path"),
    code: z.enum(Object.keys(errorCodes)),
    requestId: z.string(),
    data: z.unknown().optional().describe("With precondition_failed: the current record"),
  }),
);

/** The schema of what a client sends. */
function inputSchema(schema: z.ZodType): Schema {
  return withoutMeta(
    z.toJSONSchema(schema, { io: "input", unrepresentable: "any", override: describeFields }),
  );
}

/** The schema of what a client gets, with references to the named records. */
function outputSchema(schema: z.ZodType): Schema {
  const registry = z.registry<{ id: string }>();
  for (const [id, record] of Object.entries(records)) if (record !== schema) registry.add(record, { id });
  const { $defs: _, ...own } = withoutMeta(
    z.toJSONSchema(schema, { metadata: registry, unrepresentable: "any", override: describeFields }),
  ) as Schema & { $defs?: unknown };
  return JSON.parse(JSON.stringify(own).replaceAll("#/$defs/", "#/components/schemas/")) as Schema;
}

/** Describes what zod leaves out: each field of a record whose keys are listed, and absent fields. */
function describeFields({
  zodSchema,
  jsonSchema,
}: {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: Schema;
}): void {
  // What must be left out; zod's own schema would accept anything.
  if (zodSchema._zod.def.type === "undefined") jsonSchema.not = {};
  const { propertyNames, additionalProperties } = jsonSchema;
  if (typeof propertyNames !== "object" || !propertyNames.enum || !additionalProperties) return;
  jsonSchema.properties = Object.fromEntries(
    propertyNames.enum.map((name) => [String(name), additionalProperties]),
  );
  delete jsonSchema.propertyNames;
  delete jsonSchema.additionalProperties;
}

function namedSchemas(): Record<string, Schema> {
  return Object.fromEntries(Object.entries(records).map(([name, schema]) => [name, outputSchema(schema)]));
}

function withoutMeta({ $schema: _, id: __, ...schema }: Schema & { id?: string }): Schema {
  return schema;
}
