import type { Request } from "autocannon";

/** One measured kind of request. */
export interface Row {
  name: string;
  /** The floor is the minimum cost of the same work here: Hono alone. */
  on: "floor" | "app" | "site";
  /** The nth request; `articles` is the number of articles. */
  request: (n: number, articles: number) => Request;
}

/** Bypasses the stand-in of the edge cache. */
const uncached = { "Cache-Control": "no-cache" };
/** The headers of a browser, so that a cached response is the one that visitors get. */
const browser = { "Accept-Encoding": "gzip, deflate, br" };
const types = ["blog", "news", "faq"] as const;

/** A file in the bucket for range requests; its size in bytes. */
export const film = { key: `${"0".repeat(32)}.mp4`, size: 1_048_576 };

/** All measurements, floors first. */
export const rows: Row[] = [
  { name: "plain Hono text", on: "floor", request: () => ({ path: "/text" }) },
  { name: "list, cached", on: "app", request: () => ({ path: "/api/discover", headers: browser }) },
  { name: "Hono + D1, 12 rows", on: "floor", request: () => ({ path: "/rows" }) },
  {
    name: "list, uncached",
    on: "app",
    request: (n, articles) => ({
      path: `/api/discover?page=${1 + (n % Math.floor(Math.min(80, articles / 36)))}&limit=12&type=${types[n % 3]}`,
      headers: uncached,
    }),
  },
  {
    name: "search",
    on: "app",
    request: (n) => ({ path: `/api/discover?search=word${n % 997}`, headers: uncached }),
  },
  {
    name: "article, uncached",
    on: "app",
    request: (n, articles) => ({ path: `/api/discover/slug/article-${n % articles}`, headers: uncached }),
  },
  {
    name: "article, cached",
    on: "app",
    request: (_, articles) => ({ path: `/api/discover/slug/article-${articles >> 1}`, headers: browser }),
  },
  {
    name: "article page, uncached",
    on: "app",
    request: (n, articles) => ({ path: `/discover/article-${n % articles}`, headers: uncached }),
  },
  {
    name: "article page, cached",
    on: "app",
    request: (_, articles) => ({ path: `/discover/article-${articles >> 1}`, headers: browser }),
  },
  {
    name: "media, a range",
    on: "app",
    request: (n) => ({
      path: `/media/${film.key}`,
      headers: { Range: `bytes=${(n % 64) * 4096}-${(n % 64) * 4096 + 16_383}` },
    }),
  },
  { name: "static asset", on: "site", request: () => ({ path: "/favicon.svg" }) },
  {
    name: "submission",
    on: "app",
    request: (n) => ({
      path: "/api/form-submissions",
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "CF-Connecting-IP": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      },
      body: JSON.stringify({
        formType: "general_query",
        firstName: "Bench",
        email: "bench@example.com",
        phone: "9800000000",
        formData: { subject: `Enquiry ${n}`, inquiryType: "Other", message: "Sent by the bench." },
      }),
    }),
  },
];

/**
 * The target: the speed of a row as a share of another's, at every size or (`between`) of its own
 * at another size. A cached response is compared with a static file, the least that a response with headers costs here.
 */
export const wanted: readonly {
  row: string;
  atLeast: number;
  of?: string;
  between?: [large: number, small: number];
  /** Why it is missed, where it is. */
  cause?: string;
}[] = [
  { row: "list, cached", atLeast: 0.8, of: "static asset" },
  { row: "article page, cached", atLeast: 0.6, of: "static asset" },
  { row: "list, uncached", atLeast: 0.6, of: "Hono + D1, 12 rows" },
  {
    row: "list, uncached",
    atLeast: 0.9,
    between: [100_000, 1000],
    cause:
      "both sizes are measured minutes apart, and the machine's speed moves meanwhile: repeated runs gave 0.78 to 1.44",
  },
];

/** The processor time in milliseconds that rendering an article page may take. */
export const mostPageProcessor = 8;
export const pageProcessorCause =
  "a fifth is React (two fifths of that the menus, which work without script), the rest the queries, the router and workerd";
