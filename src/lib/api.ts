import { createContext } from "react-router";
import { type ErrorCode, type ErrorEnvelope, splitDetail } from "../shared/errors.ts";
import { readToken } from "./auth-token.ts";

/** How requests travel: over the network in the browser, in-process in the Worker. Paths begin with `/api/`. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** Where a page's loader finds the API while the Worker renders it. */
export const apiFetchContext = createContext<ApiFetch>();

const defaultMessage = "An error occurred";
const networkMessage = "Network error. Please check your connection and try again.";

/** A request that failed: the envelope of the API, or status 0 when no answer came. */
export class ApiError extends Error {
  /** HTTP status; 0 when the network failed. */
  readonly status: number;
  readonly code: ErrorCode | "network";
  /** One sentence per invalid field, `path: sentence`. */
  readonly details: string[];
  readonly requestId: string | null;
  /** Seconds to wait, of a 429 or 503. */
  readonly retryAfter: number | null;
  /** The record as it is now, of a 412. */
  readonly current: unknown;

  constructor(status: number, envelope: Partial<ErrorEnvelope>, retryAfter: number | null = null) {
    super(envelope.message || defaultMessage);
    this.status = status;
    this.code = envelope.code ?? (status === 0 ? "network" : "internal");
    this.details = envelope.details ?? [];
    this.requestId = envelope.requestId ?? null;
    this.retryAfter = retryAfter;
    this.current = envelope.data;
  }

  /** The sentences of `details` by the path of their field. */
  byField(): Record<string, string> {
    return Object.fromEntries(
      this.details.map((detail) => {
        const { path, message } = splitDetail(detail);
        return [path, message];
      }),
    );
  }
}

interface ApiRequest {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON, or as it is when it is form data. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** An answer with the headers that callers need beside the body. */
export interface ApiAnswer<Body> {
  body: Body;
  etag: string | null;
}

export interface Api {
  /** Sends a request and reads the JSON answer. Throws `ApiError`. An empty answer is null. */
  <Body>(path: string, request?: ApiRequest): Promise<Body>;
  /** The same, with the answer's `ETag`, to be sent back as `If-Match`. */
  withEtag<Body>(path: string, request?: ApiRequest): Promise<ApiAnswer<Body>>;
  /** The same for an answer that is a file. */
  blob(path: string, request?: ApiRequest): Promise<Blob>;
}

/** Makes the API client over a way to travel. */
export function createApi(travel: ApiFetch): Api {
  async function withEtag<Body>(path: string, request: ApiRequest = {}): Promise<ApiAnswer<Body>> {
    const response = await sendOrThrow(travel, path, request);
    return { body: (await readBody(response)) as Body, etag: response.headers.get("ETag") };
  }
  const api = async <Body>(path: string, request?: ApiRequest) => (await withEtag<Body>(path, request)).body;
  async function blob(path: string, request: ApiRequest = {}) {
    return (await sendOrThrow(travel, path, request)).blob();
  }
  return Object.assign(api, { withEtag, blob });
}

async function sendOrThrow(travel: ApiFetch, path: string, request: ApiRequest): Promise<Response> {
  const response = await send(travel, path, request);
  if (response.ok) return response;
  const body = await readBody(response);
  const retryAfter = Number(response.headers.get("Retry-After")) || null;
  throw new ApiError(response.status, isEnvelope(body) ? body : {}, retryAfter);
}

async function send(travel: ApiFetch, path: string, { method = "GET", body, headers, signal }: ApiRequest) {
  const token = readToken();
  const isForm = body instanceof FormData;
  try {
    return await travel(path, {
      method,
      signal,
      headers: {
        Accept: "application/json",
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || isForm ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, { message: networkMessage });
  }
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function isEnvelope(body: unknown): body is ErrorEnvelope {
  return typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";
}

/** The API over the network, for the browser. */
export const api = createApi((path, init) => fetch(path, init));
