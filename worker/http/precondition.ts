/** The `ETag` for a record's version. */
export function versionTag(version: number): string {
  return `"v${version}"`;
}

/** Tags read from one header; D1 takes at most 100 parameters in a statement. */
const maxTags = 20;

/**
 * The versions that `If-Match` allows a write to overwrite; null allows any (no header, or `*`).
 * Unknown tags allow none.
 */
export function allowedVersions(ifMatch: string | undefined): number[] | null {
  if (ifMatch === undefined) return null;
  const tags = ifMatch.split(",", maxTags).map((tag) => tag.trim());
  if (tags.includes("*")) return null;
  return tags.flatMap((tag) => {
    const version = /^(?:W\/)?"v([1-9][0-9]{0,8})"$/.exec(tag)?.[1];
    return version ? [Number(version)] : [];
  });
}

/** The response 304 with these headers, for a client that has the body already. */
export function notModified(headers: Headers): Response {
  const withoutType = new Headers(headers);
  withoutType.delete("Content-Type");
  return new Response(null, { status: 304, headers: withoutType });
}

/** Whether `If-None-Match` names this tag; a cache on the way may have made the tag weak. */
export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string | null): boolean {
  if (!ifNoneMatch || !etag) return false;
  const opaque = etag.replace(/^W\//, "");
  return ifNoneMatch.split(",").some((tag) => {
    const trimmed = tag.trim();
    return trimmed === "*" || trimmed.replace(/^W\//, "") === opaque;
  });
}
