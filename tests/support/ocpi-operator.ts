/**
 * A charge point operator that speaks OCPI 2.2.1, for the suites (inside workerd) and for
 * `npm run ocpi:simulate` (in Node): it registers, is registered at, pushes, and has lists to read.
 */

export type Json = Record<string, unknown>;
export type Send = (url: string, init: RequestInit) => Promise<Response>;

interface OperatorOptions {
  /** Where it can be reached, such as `https://volt.example`. */
  origin: string;
  name?: string;
  countryCode?: string;
  partyId: string;
  send: Send;
}

interface Endpoint {
  identifier: string;
  role: string;
  url: string;
}

const encode = (token: string) => btoa(token);

export class Operator {
  readonly origin: string;
  readonly name: string;
  readonly countryCode: string;
  readonly partyId: string;
  readonly locations = new Map<string, Json>();
  readonly tariffs = new Map<string, Json>();
  /** The requests that it got. */
  readonly requests: { method: string; url: string; headers: Headers }[] = [];
  /** Answers instead of it, where it returns a response. */
  misbehave: (request: Request) => Response | null = () => null;
  /** The roles of its credentials; else it is one charge point operator. */
  roles: Json[] | null = null;
  /** The clients of a hub. */
  clients: Json[] | null = null;
  /** Whether it answers `date_from` with what changed since then. */
  hasDeltas = false;
  /** What it allows a page to have at most. */
  pageLimit = 50;
  /** The token that opens its side. */
  tokenB = `b-${crypto.randomUUID()}`;
  /** The token that it sends. */
  token = "";
  endpoints: Endpoint[] = [];
  readonly #send: Send;

  constructor({ origin, name, countryCode = "IN", partyId, send }: OperatorOptions) {
    this.origin = origin;
    this.name = name ?? `Operator ${partyId}`;
    this.countryCode = countryCode;
    this.partyId = partyId;
    this.#send = send;
  }

  get versionsUrl(): string {
    return `${this.origin}/ocpi/versions`;
  }

  credentials(): Json {
    const { name, partyId: party_id, countryCode: country_code } = this;
    const roles = [{ role: "CPO", business_details: { name }, party_id, country_code }];
    return { token: this.tokenB, url: this.versionsUrl, roles: this.roles ?? roles };
  }

  /** Registers at a receiver whose versions are at this address, with its token A. */
  async register(versionsUrl: string, tokenA: string): Promise<Response> {
    this.token = tokenA;
    await this.readEndpoints(versionsUrl);
    return this.exchange("POST");
  }

  /** Takes new tokens on both sides. */
  async rotate(): Promise<Response> {
    const before = this.tokenB;
    this.tokenB = `b-${crypto.randomUUID()}`;
    const response = await this.exchange("PUT");
    if (!response.ok) this.tokenB = before;
    return response;
  }

  /** The addresses of the receiver's modules. */
  async readEndpoints(versionsUrl: string): Promise<void> {
    const versions = await data<{ version: string; url: string }[]>(await this.call("GET", versionsUrl));
    const version = versions.find((one) => one.version === "2.2.1");
    if (!version) throw new Error("The receiver has no version 2.2.1");
    this.endpoints = (await data<{ endpoints: Endpoint[] }>(await this.call("GET", version.url))).endpoints;
  }

  async exchange(method: "POST" | "PUT"): Promise<Response> {
    const response = await this.call(method, this.endpoint("credentials"), this.credentials());
    const answer = (await response.clone().json()) as { data?: { token: string }; status_code: number };
    if (answer.status_code === 1000 && answer.data) this.token = answer.data.token;
    return response;
  }

  /** Pushes an object below a module's address of this operator, such as `LOC-1/3256`. */
  push(method: string, module: "locations" | "tariffs", path: string, body?: unknown): Promise<Response> {
    return this.call(method, this.address(module, path), body);
  }

  address(module: "locations" | "tariffs", path: string): string {
    return `${this.endpoint(module)}/${this.countryCode}/${this.partyId}/${path}`;
  }

  /** Sends a request with its token. */
  call(method: string, url: string, body?: unknown): Promise<Response> {
    const id = crypto.randomUUID();
    const headers = {
      Authorization: `Token ${encode(this.token)}`,
      "Content-Type": "application/json",
      "X-Request-ID": id,
      "X-Correlation-ID": id,
    };
    const text = body === undefined || typeof body === "string" ? (body as string) : JSON.stringify(body);
    return this.#send(url, { method, headers, ...(text !== undefined && { body: text }) });
  }

  endpoint(identifier: string): string {
    const found = this.endpoints.find((one) => one.identifier === identifier);
    if (!found) throw new Error(`The receiver has no ${identifier}`);
    return found.url;
  }

  /** Its own side: answers a request of the receiver. */
  async handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    this.requests.push({ method: request.method, url: request.url, headers: request.headers });
    const other = this.misbehave(request);
    if (other) return other;
    if (request.headers.get("Authorization") !== `Token ${encode(this.tokenB)}`)
      return envelope(2002, null, 401);
    if (url.pathname === "/ocpi/versions") {
      return envelope(1000, [{ version: "2.2.1", url: `${this.origin}/ocpi/2.2.1` }]);
    }
    if (url.pathname === "/ocpi/2.2.1") return envelope(1000, this.#details());
    if (url.pathname === "/ocpi/2.2.1/credentials") return this.#answerCredentials(request);
    if (url.pathname === "/ocpi/2.2.1/locations") return this.#page(url, [...this.locations.values()]);
    if (url.pathname === "/ocpi/2.2.1/tariffs") return this.#page(url, [...this.tariffs.values()]);
    if (url.pathname === "/ocpi/2.2.1/hubclientinfo") return this.#page(url, this.clients ?? []);
    return envelope(2000, null, 404);
  }

  #details(): Json {
    const endpoints = [
      { identifier: "credentials", role: "SENDER", url: `${this.origin}/ocpi/2.2.1/credentials` },
      { identifier: "locations", role: "SENDER", url: `${this.origin}/ocpi/2.2.1/locations` },
      { identifier: "tariffs", role: "SENDER", url: `${this.origin}/ocpi/2.2.1/tariffs` },
      { identifier: "commands", role: "RECEIVER", url: `${this.origin}/ocpi/2.2.1/commands` },
    ];
    const hub = {
      identifier: "hubclientinfo",
      role: "SENDER",
      url: `${this.origin}/ocpi/2.2.1/hubclientinfo`,
    };
    return { version: "2.2.1", endpoints: this.clients ? [...endpoints, hub] : endpoints };
  }

  /** As the receiver of a handshake: it reads the other side's endpoints before it answers. */
  async #answerCredentials(request: Request): Promise<Response> {
    if (request.method === "DELETE") {
      this.token = "";
      return envelope(1000, null);
    }
    if (request.method === "GET") return envelope(1000, this.credentials());
    const theirs = (await request.json()) as { token: string; url: string };
    this.token = theirs.token;
    await this.readEndpoints(theirs.url);
    this.tokenB = `b-${crypto.randomUUID()}`;
    return envelope(1000, this.credentials());
  }

  #page(url: URL, objects: Json[]): Response {
    const from = this.hasDeltas ? url.searchParams.get("date_from") : null;
    const all = from
      ? objects.filter(({ last_updated }) => Date.parse(String(last_updated)) >= Date.parse(from))
      : objects;
    const offset = Number(url.searchParams.get("offset") ?? 0);
    const limit = Math.min(this.pageLimit, Number(url.searchParams.get("limit") ?? this.pageLimit));
    const response = envelope(1000, all.slice(offset, offset + limit));
    response.headers.set("X-Total-Count", String(all.length));
    response.headers.set("X-Limit", String(this.pageLimit));
    if (offset + limit < all.length) {
      url.searchParams.set("offset", String(offset + limit));
      response.headers.set("Link", `<${url.href}>; rel="next"`);
    }
    return response;
  }
}

/** OCPI's envelope, as any party answers. */
export function envelope(status_code: number, content: unknown, status = 200): Response {
  const body = { data: content, status_code, timestamp: new Date().toISOString() };
  return Response.json(body, { status });
}

async function data<Content>(response: Response): Promise<Content> {
  const answer = (await response.json()) as { data: Content; status_code: number; status_message?: string };
  if (answer.status_code !== 1000) throw new Error(`OCPI ${answer.status_code}: ${answer.status_message}`);
  return answer.data;
}
