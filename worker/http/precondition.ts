/** The `ETag` of a record's version. */
export function versionTag(version: number): string {
  return `"v${version}"`;
}

/**
 * The versions that an `If-Match` header allows a write to overwrite; null allows any (no header, or `*`). A tag that is not
 * one of ours allows nothing.
 */
export function allowedVersions(ifMatch: string | undefined): number[] | null {
  if (ifMatch === undefined) return null;
  const tags = ifMatch.split(",").map((tag) => tag.trim());
  if (tags.includes("*")) return null;
  return tags.flatMap((tag) => {
    const version = /^(?:W\/)?"v([1-9][0-9]{0,8})"$/.exec(tag)?.[1];
    return version ? [Number(version)] : [];
  });
}
