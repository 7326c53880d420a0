/**
 * Names the media field of a section: `<section key>:imageUrl`. The item's own fields are
 * `mainImageUrl` and `mainVideoUrl`.
 */
export function mediaPath(sectionKey: string, field: "imageUrl" | "videoUrl"): string {
  return `${sectionKey}:${field}`;
}
