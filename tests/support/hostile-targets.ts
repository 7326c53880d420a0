import { env } from "cloudflare:workers";
import { limits } from "#shared/limits.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { type Api, submissionBody } from "./api.ts";
import { article } from "./content.ts";
import { stationBody } from "./station-body.ts";

/**
 * What a field accepts: text of one or more lines, a content URL, a slug, a short code; `closed` accepts
 * nothing of the corpus (a choice, a flag, an e-mail address), `loose` drops what it does not
 * accept.
 */
type Kind = "line" | "lines" | "url" | "slug" | "code" | "closed" | "loose";

interface Field {
  /** Path in the body; numbers are list indexes. */
  path: string;
  kind: Kind;
  max: number;
  required?: boolean;
}

/** An endpoint with a JSON body: a valid body, its fields, and how to read what it stored. */
export interface Target {
  name: string;
  method: "POST" | "PUT";
  path: string;
  body: () => Record<string, unknown>;
  fields: Field[];
  /** The stored record of an accepted request. */
  stored: (api: Api, response: Response) => Promise<unknown>;
}

function fields(kind: Kind, max: number, ...paths: string[]): Field[] {
  return paths.map((path) => ({ path, kind, max }));
}

function required(kind: Kind, max: number, ...paths: string[]): Field[] {
  return fields(kind, max, ...paths).map((field) => ({ ...field, required: true }));
}

const sender = [
  ...required("line", limits.firstName, "firstName"),
  ...fields("line", limits.lastName, "lastName"),
  ...required("closed", limits.email, "email"),
  ...required("closed", limits.phone, "phone"),
];

const variants: [name: string, formType: string, formData: Record<string, unknown>, fields: Field[]][] = [
  [
    "contact",
    "general_query",
    { subject: "S", inquiryType: "Offers", message: "M" },
    [
      ...required("line", limits.subject, "formData.subject"),
      ...required("closed", 0, "formData.inquiryType", "formType"),
      ...fields("lines", limits.message, "formData.message"),
      ...fields("closed", 0, "formData.source", "clientId", "filledInMs", "consent"),
      ...fields("loose", limits.url, "origin.landingPage", "origin.referrer", "origin.utm.utm_source"),
      ...fields("loose", 120, "origin.article", "origin.station"),
    ],
  ],
  [
    "quote",
    "general_query",
    { source: "quote_popup", message: "M", product: "P" },
    [
      ...fields("lines", limits.message, "formData.message"),
      ...fields("line", limits.shortText, "formData.product"),
    ],
  ],
  [
    "station report",
    "general_query",
    { source: "station_report", station: "S", reason: "Other", message: "M" },
    [
      ...required("line", limits.shortText, "formData.station"),
      ...required("closed", 0, "formData.reason"),
      ...fields("lines", limits.message, "formData.message"),
    ],
  ],
  [
    "charging partner",
    "charging_partner",
    { company: "C", businessType: "Other", chargingUnits: "<2 units", timeline: "1-3 months", message: "M" },
    [
      ...required("line", limits.shortText, "formData.company"),
      ...required("closed", 0, "formData.businessType", "formData.chargingUnits", "formData.timeline"),
      ...fields("lines", limits.message, "formData.message"),
    ],
  ],
  [
    "franchise",
    "franchisee_partner",
    { city: "C", questions: "Q" },
    [
      ...required("line", limits.shortText, "formData.city"),
      ...fields("lines", limits.message, "formData.questions"),
      ...fields("closed", 0, "formData.timeline", "formData.locationOwnership"),
    ],
  ],
  [
    "land",
    "land_partnership",
    { propertyAddress: "A", propertySize: "1", ownership: "Others", additionalInfo: "I" },
    [
      ...required("lines", 500, "formData.propertyAddress"),
      ...required("line", limits.shortText, "formData.propertySize"),
      ...required("closed", 0, "formData.ownership"),
      ...fields("closed", 0, "formData.electricalCapacity"),
      ...fields("lines", limits.message, "formData.additionalInfo"),
    ],
  ],
  [
    "article question",
    "discover_query",
    { subject: "S", message: "M" },
    [
      ...fields("line", limits.subject, "formData.subject"),
      ...required("lines", limits.discoverMessage, "formData.message"),
    ],
  ],
];

const content: Field[] = [
  ...required("line", staffLimits.title, "title"),
  ...required("lines", staffLimits.description, "description"),
  ...required("closed", 0, "contentType"),
  ...fields("closed", 0, "isPublished"),
  ...fields("slug", limits.slug, "slug"),
  ...fields("url", limits.url, "mainImageUrl", "mainVideoUrl"),
  ...fields("lines", staffLimits.importantNote, "importantNote"),
  ...fields("line", staffLimits.metaTitle, "metaTitle"),
  ...fields("line", staffLimits.metaDescription, "metaDescription"),
  ...fields("lines", staffLimits.listItem, "features.0", "keyHighlights.0"),
  ...fields("line", staffLimits.tag, "tags.0"),
  ...fields("line", staffLimits.title, "sections.0.title"),
  ...fields("lines", staffLimits.paragraph, "sections.0.paragraph"),
  ...fields("url", limits.url, "sections.0.imageUrl", "sections.0.videoUrl"),
  ...fields("lines", staffLimits.question, "faqs.0.question"),
  ...fields("lines", staffLimits.answer, "faqs.0.answer"),
];

function wholeArticle() {
  return article({
    title: `Hostile ${crypto.randomUUID()}`,
    isPublished: false,
    features: ["F"],
    keyHighlights: ["K"],
    tags: ["t"],
    sections: [{ title: "S", paragraph: "P" }],
    faqs: [{ question: "Q", answer: "A" }],
  });
}

const stationFields: Field[] = [
  ...required("line", limits.fullName, "name"),
  ...required("line", staffLimits.title, "address"),
  ...required("line", limits.firstName, "city"),
  ...required("closed", 0, "state", "pincode", "lat", "lng"),
  ...fields("line", limits.code, "storeNumber"),
  ...fields("slug", limits.slug, "slug"),
  ...fields("closed", limits.phone, "customerCareNumber"),
  ...fields("closed", 0, "isPublished", "hours.0.from", "hours.0.weekday", "exceptions.0.date"),
  ...fields("code", 0, "evses.0.uid", "evses.0.connectors.0.id"),
  ...fields("closed", 0, "price.energyPerKwh", "evses.0.status", "evses.0.until"),
  ...fields("closed", 0, "evses.0.connectors.0.standard"),
  ...fields("line", limits.shortText, "evses.0.reason"),
  ...required("line", staffLimits.tag, "facilities.0.name"),
  ...fields("url", limits.url, "pictures.0"),
];

let partyNumber = 36 ** 2;

function nextPartyId(): string {
  return (partyNumber++).toString(36).toUpperCase();
}

async function data(response: Response): Promise<unknown> {
  return ((await response.json()) as { data: unknown }).data;
}

const privacy = "/api/privacy";

/** What a request stored, after it was undone, so that the next one finds the same state. */
async function undone(response: Response, ...statements: string[]): Promise<Record<string, unknown>> {
  const stored = await data(response);
  await env.DB.batch(statements.map((text) => env.DB.prepare(text)));
  return stored as Record<string, unknown>;
}

function privacyTargets({ submission, request }: Pick<HostileIds, "submission" | "request">): Target[] {
  return [
    {
      name: "request of a caller",
      method: "POST",
      path: `${privacy}/requests`,
      body: () => ({ submissionId: submission, type: "correction", message: "M" }),
      fields: [
        ...required("lines", limits.message, "message"),
        ...required("closed", 0, "submissionId", "type"),
        ...fields("closed", 0, "receivedOn"),
      ],
      stored: (_, response) => data(response),
    },
    {
      name: "answer to a request",
      method: "PUT",
      path: `${privacy}/requests/${request}`,
      body: () => ({ status: "answered", answer: "A" }),
      fields: [...required("lines", limits.message, "answer"), ...required("closed", 0, "status")],
      stored: (_, response) =>
        undone(response, "UPDATE privacy_requests SET status = 'new', closed_at = NULL"),
    },
    {
      name: "erasure",
      method: "POST",
      path: `${privacy}/erasures`,
      body: () => ({ submissionId: submission, reason: "R" }),
      fields: [...required("line", limits.subject, "reason"), ...required("closed", 0, "submissionId")],
      stored: async (_, response) => ({
        reason: (
          await undone(
            response,
            `DELETE FROM privacy_requests WHERE type = 'erasure' AND submission_id = '${submission}'`,
            `UPDATE submissions SET restricted_at = NULL, is_active = 1 WHERE id = '${submission}'`,
          )
        ).message,
      }),
    },
    {
      name: "link for a sender",
      method: "POST",
      path: `${privacy}/links`,
      body: () => ({ submissionId: submission }),
      fields: required("closed", 0, "submissionId"),
      stored: (_, response) => data(response),
    },
    {
      name: "rules of retention",
      method: "PUT",
      path: `${privacy}/retention`,
      body: () => ({ days: { general_query: 731 } }),
      fields: required("closed", 0, "days", "days.general_query"),
      stored: (_, response) => data(response),
    },
  ];
}

const breachFields: Field[] = [
  ...required("line", staffLimits.title, "title"),
  ...required("lines", limits.message, "description"),
  ...fields("lines", limits.message, "measures"),
  ...required("closed", 0, "discoveredAt", "receivedFrom", "receivedTo", "formTypes.0"),
];

function breachTargets(breach: string): Target[] {
  return [
    {
      name: "breach",
      method: "POST",
      path: `${privacy}/breaches`,
      body: () => ({
        title: "T",
        description: "D",
        discoveredAt: "2026-11-20T09:00:00.000Z",
        formTypes: ["general_query"],
        receivedFrom: "2026-11-19T00:00:00.000Z",
        receivedTo: "2026-11-21T00:00:00.000Z",
      }),
      fields: breachFields,
      stored: (_, response) => data(response),
    },
    {
      name: "measures against a breach",
      method: "PUT",
      path: `${privacy}/breaches/${breach}`,
      body: () => ({ measures: "M" }),
      fields: [...fields("lines", limits.message, "measures"), ...fields("closed", 0, "step")],
      stored: (_, response) => data(response),
    },
  ];
}

interface HostileIds {
  submission: string;
  article: string;
  station: string;
  request: string;
  breach: string;
}

/** Every endpoint that stores a JSON body. `ids` are records that may be overwritten. */
export function hostileTargets(ids: HostileIds): Target[] {
  return [
    ...privacyTargets(ids),
    ...breachTargets(ids.breach),
    ...variants.map(
      ([name, formType, formData, own]): Target => ({
        name: `enquiry: ${name}`,
        method: "POST",
        path: "/api/form-submissions",
        body: () => submissionBody({ formType, formData }),
        // The sender's fields are the same in all variants.
        fields: name === "contact" ? [...sender, ...own] : own,
        stored: async (api, response) => {
          const { id } = (await data(response)) as { id: string };
          return data(await api(`/api/form-submissions/${id}`));
        },
      }),
    ),
    {
      name: "change of a submission",
      method: "PUT",
      path: `/api/form-submissions/${ids.submission}`,
      body: () => ({ status: "in_progress", notes: "N" }),
      fields: [
        ...fields("closed", 0, "status", "priority", "spam"),
        ...fields("lines", limits.notes, "notes"),
      ],
      stored: (_, response) => data(response),
    },
    {
      name: "operator of stations",
      method: "POST",
      path: "/api/ocpi/admin/parties",
      body: () => ({ name: "N", countryCode: "IN", partyId: nextPartyId(), versionsUrl: null, tokenA: null }),
      fields: [
        ...required("line", limits.fullName, "name"),
        ...required("closed", 0, "countryCode"),
        ...fields("closed", 0, "versionsUrl", "tokenA"),
      ],
      stored: (_, response) => data(response),
    },
    ...(["POST", "PUT"] as const).map(
      (method): Target => ({
        name: `${method} of an article`,
        method,
        path: `/api/discover/admin${method === "PUT" ? `/${ids.article}` : ""}`,
        body: wholeArticle,
        fields: content,
        stored: (_, response) => data(response),
      }),
    ),
    ...(["POST", "PUT"] as const).map(
      (method): Target => ({
        name: `${method} of a station`,
        method,
        path: `/api/stations/admin${method === "PUT" ? `/${ids.station}` : ""}`,
        body: () => stationBody({ isPublished: false }),
        fields: stationFields,
        stored: (_, response) => data(response),
      }),
    ),
  ];
}

/** The body with the value at a path; missing lists and objects are created. */
export function withValue(
  body: Record<string, unknown>,
  path: string,
  value: unknown,
): Record<string, unknown> {
  const copy = structuredClone(body);
  const names = path.split(".");
  let at: Record<string, unknown> = copy;
  for (const name of names.slice(0, -1)) {
    at[name] ??= {};
    at = at[name] as Record<string, unknown>;
  }
  at[names.at(-1) ?? ""] = value;
  return copy;
}

/** The value of a record at a path; undefined when there is none. */
export function valueAt(record: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | null | undefined)?.[name], record);
}
