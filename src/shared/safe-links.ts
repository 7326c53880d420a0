/** True for an `https:` address and for a path of this site. */
export function isSafeLink(href: string): boolean {
  if (/^\/(?![/\\])/.test(href)) return true;
  return /^https:\/\/[^\s\\]+$/i.test(href) && URL.canParse(href);
}

const link = /\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

/** A Markdown text in which every link that may not be followed has become its label. */
export function withoutUnsafeLinks(markdown: string): string {
  const cleaned = markdown.replace(link, (whole, label: string, href: string) =>
    isSafeLink(href) ? whole : label,
  );
  // What was inside a link may have made another of its surroundings.
  return cleaned === markdown ? cleaned : withoutUnsafeLinks(cleaned);
}
