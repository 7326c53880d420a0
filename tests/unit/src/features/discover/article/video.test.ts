import { expect, test } from "vitest";
import { embedUrl, readVideo, watchUrl } from "#src/features/discover/article/video.ts";

const id = "dQw4w9WgXcQ";

test("YouTube's watch, short and embed links are the same video", () => {
  for (const address of [
    `https://www.youtube.com/watch?v=${id}&t=30s`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}`,
  ]) {
    expect(readVideo(address)).toEqual({ kind: "youtube", id });
  }
  expect(watchUrl(id)).toBe(`https://www.youtube.com/watch?v=${id}`);
  expect(embedUrl(id)).toContain("youtube-nocookie.com");
});

test("anything else is a file for the browser to play", () => {
  for (const url of [
    "/media/a1b2.mp4",
    "https://youtube.com.example/watch?v=dQw4w9WgXcQ",
    "https://youtu.be/short",
  ]) {
    expect(readVideo(url)).toEqual({ kind: "file", url });
  }
});
