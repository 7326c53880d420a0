import type { StepUpMethod } from "#shared/contract/sign-in.ts";
import { type ErrorCode, type ErrorEnvelope, splitDetail } from "#shared/errors.ts";
import { readToken } from "./auth-token.ts";
import { idempotentPost } from "./idempotent-post.ts";

/** Sends a request to a path below `/api/`: over the network, or in-process in the Worker. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

const defaultMessage = "An error occurred";

/** A failed request: the API's error envelope, or status 0 when there was no response. */
export class ApiError extends Error {
  /** HTTP status; 0 when the network failed. */
  readonly status: number;
  readonly code: ErrorCode | "network" | "foreign";
  /** One sentence per invalid field, `path: sentence`. */
  readonly details: string[];
  readonly requestId: string | null;
  /** Seconds to wait, from the `Retry-After` of a 429 or 503. */
  readonly retryAfter: number | null;
  /** With a 412: the record as it is now. */
  readonly current: unknown;

  constructor(
    status: number,
    envelope: Partial<Omit<ErrorEnvelope, "code">> & { code?: ApiError["code"] },
    retryAfter: number | null = null,
  ) {
    super(envelope.message || defaultMessage);
    this.status = status;
    this.code = envelope.code ?? (status === 0 ? "network" : "internal");
    this.details = envelope.details ?? [];
    this.requestId = envelope.requestId ?? null;
    this.retryAfter = retryAfter;
    this.current = envelope.data;
  }

  /** True when the same request may succeed later: no network, or the server was not ready. */
  get isTransient(): boolean {
    return isTransient(this.status);
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

function isTransient(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}

/** True for a failed request whose response had one of these statuses. */
export function hasStatus(error: unknown, ...statuses: number[]): error is ApiError {
  return error instanceof ApiError && statuses.includes(error.status);
}

/** The error of a request that got no response. */
export function networkError(): ApiError {
  return new ApiError(0, { message: "Network error. Please check your connection and try again." });
}

/** The error of a response that did not come from the API, such as a hotel's sign-in page. */
export function foreignResponse(): ApiError {
  return new ApiError(0, {
    code: "foreign",
    message: "The network answered with a sign-in page. Sign in to the network, then try again.",
  });
}

/** A schema of the contract, as far as it is used here: public pages do not load zod. */
interface ResponseSchema<Body> {
  safeParse(value: unknown): { success: true; data: Body } | { success: false };
}

/** The error of JSON that the contract does not know: another service, or another version. */
function unexpectedResponse(): ApiError {
  return new ApiError(0, {
    code: "foreign",
    message: "The answer was not what this page expects. Check the network, then reload the page.",
  });
}

interface ApiRequest<Body = unknown> {
  /** What the response has to be; without it any JSON object is taken. */
  schema?: ResponseSchema<Body>;
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Form data and files are sent as they are, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** After a step-up, which is not asked for twice. */
  isRepeated?: boolean;
}

/** A response's JSON with the `ETag` that `If-Match` takes. */
interface ApiResponse<Body> {
  body: Body;
  etag: string | null;
}

export interface Api {
  /** Sends a request. Returns the response's JSON, or null when empty. Throws `ApiError`. */
  <Body>(path: string, request?: ApiRequest<Body>): Promise<Body>;
  /** The same, with the response's `ETag`. */
  withEtag<Body>(path: string, request?: ApiRequest<Body>): Promise<ApiResponse<Body>>;
  /** The same for a response that is a file. */
  blob(path: string, request?: ApiRequest): Promise<Blob>;
}

/** Proves who is there with one of these methods. Returns whether that succeeded. */
export type StepUpHandler = (methods: StepUpMethod[]) => Promise<boolean>;

let stepUp: StepUpHandler | null = null;

/** Sets what happens when a request asks for a fresh proof of identity; it is then sent again. */
export function handleStepUp(handler: StepUpHandler | null): void {
  stepUp = handler;
}

/** An API client that sends its requests with `apiFetch`. */
export function createApi(apiFetch: ApiFetch): Api {
  async function withEtag<Body>(path: string, request: ApiRequest<Body> = {}): Promise<ApiResponse<Body>> {
    const response = await sendOrThrow(apiFetch, path, request);
    const body = await readBody(response);
    if (typeof body !== "object") throw foreignResponse();
    if (request.schema && !request.schema.safeParse(body).success) throw unexpectedResponse();
    return { body: body as Body, etag: response.headers.get("ETag") };
  }
  const api = async <Body>(path: string, request?: ApiRequest<Body>) =>
    (await withEtag<Body>(path, request)).body;
  async function blob(path: string, request: ApiRequest = {}) {
    const response = await sendOrThrow(apiFetch, path, request);
    if (response.headers.get("Content-Type")?.startsWith("text/html")) throw foreignResponse();
    return response.blob();
  }
  return Object.assign(api, { withEtag, blob });
}

async function sendOrThrow(apiFetch: ApiFetch, path: string, request: ApiRequest): Promise<Response> {
  // A Blob alone is waited for: the token is read in this task, and Logout removes it right after the call.
  const body = request.body instanceof Blob ? await request.body.text() : request.body;
  const post = request.method === "POST" ? idempotentPost(path, body) : null;
  const response = await send(apiFetch, path, {
    ...request,
    headers: { ...post?.headers, ...request.headers },
  });
  if (!isTransient(response.status)) post?.settle();
  if (response.ok) return response;
  const failure = await readBody(response);
  const methods = stepUpMethods(failure);
  if (methods && stepUp && !request.isRepeated && (await stepUp(methods))) {
    return sendOrThrow(apiFetch, path, { ...request, isRepeated: true });
  }
  const retryAfter = Number(response.headers.get("Retry-After")) || null;
  throw new ApiError(response.status, isEnvelope(failure) ? failure : {}, retryAfter);
}

async function send(apiFetch: ApiFetch, path: string, { method = "GET", body, headers, signal }: ApiRequest) {
  const token = readToken();
  const isRaw = body instanceof FormData || body instanceof Blob;
  try {
    return await apiFetch(path, {
      method,
      signal,
      headers: {
        Accept: "application/json",
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || isRaw ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : isRaw ? body : JSON.stringify(body),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw networkError();
  }
}

/** The JSON of a response; null when it is empty, undefined when it is something else. */
async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!text) return null;
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}

function stepUpMethods(body: unknown): StepUpMethod[] | null {
  const data = isEnvelope(body) ? (body.data as { stepUp?: StepUpMethod[] } | undefined) : undefined;
  return data?.stepUp ?? null;
}

function isEnvelope(body: unknown): body is ErrorEnvelope {
  return typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";
}

/** The API over the network, for the browser. */
export const api = createApi((path, init) => fetch(path, init));
