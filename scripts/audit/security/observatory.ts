/**
 * The score of a response by the published rules of MDN's HTTP Observatory
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js): from 100, penalties first, and
 * bonuses only from 90 on. Rules that need the network (redirects to https, the preload list)
 * count as zero. Cross-Origin-Opener-Policy earns points only in newer versions, and is not
 * counted.
 */
export interface Grade {
  score: number;
  /** The reason for points, such as `no frame-ancestors -20`. */
  notes: string[];
}

/** An HTML `body` is searched for scripts. */
export function grade(headers: Headers, body: string): Grade {
  const parts = [
    ...policyPoints(headers.get("content-security-policy")),
    ...transportPoints(headers.get("strict-transport-security")),
    ...plainPoints(headers),
    ...(/text\/html/.test(headers.get("content-type") ?? "") ? scriptPoints(body) : []),
  ];
  const sum = (of: typeof parts) => of.reduce((total, [points]) => total + points, 0);
  const base = Math.max(0, 100 + sum(parts.filter(([points]) => points < 0)));
  const score = base < 90 ? base : base + sum(parts.filter(([points]) => points > 0));
  return { score, notes: parts.map(([points, name]) => `${name} ${points > 0 ? "+" : ""}${points}`) };
}

type Points = [points: number, name: string];

function policyPoints(header: string | null): Points[] {
  if (!header) return [[-25, "no content security policy"]];
  const directives = new Map(
    header.split(";").map((text): [string, string[]] => {
      const [name = "", ...sources] = text.trim().split(/\s+/);
      return [name.toLowerCase(), sources.map((source) => source.toLowerCase())];
    }),
  );
  const of = (name: string) => directives.get(name) ?? directives.get("default-src");
  const broad = (sources: string[] | undefined) =>
    !sources || sources.some((source) => /^('unsafe-inline'|data:|https?:|\*|blob:)$/.test(source));
  const hashed = (of("script-src") ?? []).some((source) => /^'(sha\d+|nonce)-/.test(source));
  const open = (of("script-src") ?? []).filter((source) => !(hashed && source === "'unsafe-inline'"));
  if (!of("script-src") || !of("object-src") || broad(open) || broad(of("object-src")))
    return [[-20, "scripts or objects from anywhere"]];
  const all = [...directives.values()].flat();
  if (all.some((source) => /^http:/.test(source))) return [[-20, "content over http"]];
  if (all.includes("'unsafe-eval'")) return [[-10, "eval"]];
  const points: Points[] = [];
  const form = directives.get("form-action") ?? [];
  if (broad(of("style-src"))) points.push([0, "styles from anywhere"]);
  else if (directives.get("default-src")?.join() === "'none'" && /^'(none|self)'$/.test(form.join()))
    points.push([10, "policy that begins with nothing"]);
  else points.push([5, "policy without anything unsafe"]);
  if (directives.has("frame-ancestors")) points.push([5, "frame-ancestors"]);
  return points;
}

function transportPoints(header: string | null): Points[] {
  const [, seconds] = /max-age=(\d+)/i.exec(header ?? "") ?? [];
  if (!seconds) return [[-20, "no strict transport security"]];
  return Number(seconds) < 15_768_000 ? [[-10, "strict transport security for too short"]] : [];
}

function plainPoints(headers: Headers): Points[] {
  const points: Points[] = [];
  const framed = /frame-ancestors/.test(headers.get("content-security-policy") ?? "");
  if (!framed && !/^(deny|sameorigin)$/i.test(headers.get("x-frame-options") ?? ""))
    points.push([-20, "can be framed"]);
  if (headers.get("x-content-type-options")?.toLowerCase() !== "nosniff") points.push([-5, "no nosniff"]);
  const referrer = headers.get("referrer-policy");
  if (referrer) {
    const isStrict = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/i.test(
      referrer,
    );
    points.push(isStrict ? [5, "referrer policy"] : [-5, "referrer policy that tells too much"]);
  }
  const resource = headers.get("cross-origin-resource-policy");
  if (/^same-(origin|site)$/.test(resource ?? "")) points.push([10, "resource policy"]);
  const sharing = headers.get("access-control-allow-origin");
  if (sharing && headers.get("access-control-allow-credentials") === "true")
    points.push([-50, "shared with any origin"]);
  if (headers.has("set-cookie") && !/secure/i.test(headers.get("set-cookie") ?? ""))
    points.push([-20, "cookie without Secure"]);
  return points;
}

function scriptPoints(body: string): Points[] {
  const sources = Array.from(body.matchAll(/<script\b[^>]*\ssrc\s*=\s*"([^"]*)"/gi), ([, src = ""]) => src);
  if (sources.some((src) => /^(http:|\/\/)/.test(src))) return [[-50, "scripts over http"]];
  return sources.some((src) => /^https:/.test(src)) ? [[-5, "scripts of others without integrity"]] : [];
}
