import { productSlugs } from "../../../src/content/products/slugs.ts";
import { productDetailPath } from "../../../src/lib/paths.ts";
import { type Grade, grade } from "./observatory.ts";

export interface GradedResponse extends Grade {
  /** Such as "static page". */
  kind: string;
  path: string;
  status: number;
}

/** Requests one response of every class, and grades its headers. */
export async function gradeResponses(origin: string): Promise<GradedResponse[]> {
  const home = await (await fetch(`${origin}/`)).text();
  const listing = await (await fetch(`${origin}/discover`)).text();
  const find = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? "/missing";
  const json = (body: unknown): RequestInit => ({
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const wanted: [kind: string, path: string, init?: RequestInit][] = [
    ["static page", "/"],
    ["static page, product", productDetailPath("ac", productSlugs.ac[0])],
    ["portal", "/login"],
    ["portal", "/admin"],
    ["Worker page", "/discover"],
    ["Worker page, article", find(listing, /href="(\/discover\/[^"?#/]+)"/)],
    ["page not found", "/no-such-page"],
    ["redirect", "/discover/?nothing=1"],
    ["API, public", "/api/discover"],
    ["API, health", "/api/health"],
    ["API, not signed in", "/api/form-submissions"],
    ["API, invalid", "/api/form-submissions", json({})],
    ["API, not found", "/api/no-such-route"],
    ["API, wrong method", "/api/health", { method: "PUT" }],
    [
      "API, preflight",
      "/api/form-submissions",
      { method: "OPTIONS", headers: { Origin: "https://evil.example" } },
    ],
    ["media", find(listing, /(\/media\/[a-z0-9.-]+)/)],
    ["media, not found", "/media/none.avif"],
    ["sitemap", "/sitemap.xml"],
    ["font", find(home, /"(\/fonts\/[^"]+)"/)],
    ["picture", find(home, /(\/images\/[^", ]+\.avif)/)],
  ];
  const graded: GradedResponse[] = [];
  for (const [kind, path, init] of wanted) {
    const response = await fetch(origin + path, { redirect: "manual", ...init });
    graded.push({ kind, path, status: response.status, ...grade(response.headers, await response.text()) });
  }
  return graded;
}
