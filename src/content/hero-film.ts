/** The film of the first view: a browser plays the first source that it supports. */
export const heroFilm: readonly { src: string; type: string; media?: string }[] = [
  { src: "/video/hero-1080.webm", type: 'video/webm; codecs="av01.0.08M.08"', media: "(width >= 1440px)" },
  { src: "/video/hero-720.webm", type: 'video/webm; codecs="av01.0.05M.08"' },
  { src: "/video/hero-1080.mp4", type: "video/mp4", media: "(width >= 1440px)" },
  { src: "/video/hero-720.mp4", type: "video/mp4" },
];
