/** The `ETag` of a record's version. */
export function versionTag(version: number): string {
  return `"v${version}"`;
}

/** How many tags of one header are read; a statement takes at most 100 values. */
const mostTags = 20;

/**
 * The versions that an `If-Match` header allows a write to overwrite; null allows any (no header, or `*`). A tag that is not
 * one of ours allows nothing.
 */
export function allowedVersions(ifMatch: string | undefined): number[] | null {
  if (ifMatch === undefined) return null;
  const tags = ifMatch.split(",", mostTags).map((tag) => tag.trim());
  if (tags.includes("*")) return null;
  return tags.flatMap((tag) => {
    const version = /^(?:W\/)?"v([1-9][0-9]{0,8})"$/.exec(tag)?.[1];
    return version ? [Number(version)] : [];
  });
}
