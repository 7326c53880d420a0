import { youtubeId } from "#shared/video.ts";

/** A video of an article: a YouTube id, or a file that the browser plays itself. */
export type Video = { kind: "youtube"; id: string } | { kind: "file"; url: string };

/** Parses a video's URL. YouTube's watch, short and embed links play as embeds. */
export function readVideo(address: string): Video {
  const id = youtubeId(address);
  return id ? { kind: "youtube", id } : { kind: "file", url: address };
}

/** The YouTube page of a video, for visitors without script. */
export function watchUrl(id: string): string {
  return `https://www.youtube.com/watch?v=${id}`;
}

/** The cookie-free player. It starts at once because the visitor has clicked play. */
export function embedUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
}
