/**
 * The id of a YouTube video from its watch, short, embed or Shorts link; null for any other
 * address.
 */
export function youtubeId(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m)\./, "");
  const [, first, second] = pathname.split("/");
  let id: string | null | undefined = null;
  if (host === "youtu.be") id = first;
  else if (host === "youtube.com" || host === "youtube-nocookie.com") {
    id = first === "watch" ? searchParams.get("v") : first === "embed" || first === "shorts" ? second : null;
  }
  return id && /^[\w-]{11}$/.test(id) ? id : null;
}

/**
 * Whether a page can play what is at an address: a stored file, a YouTube video, or a video file.
 */
export function isPlayable(address: string): boolean {
  if (address.startsWith("/media/") || youtubeId(address) !== null) return true;
  return URL.canParse(address) && /\.(mp4|webm)$/i.test(new URL(address).pathname);
}
