/** True for an `https:` URL and for a path of this site. */
export function isSafeLink(href: string): boolean {
  if (/^\/(?![/\\])/.test(href)) return true;
  return /^https:\/\/[^\s\\]+$/i.test(href) && URL.canParse(href);
}

/** True for an `https:` URL without credentials. */
export function isHttpsUrl(text: string): boolean {
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return !username && !password;
}

const link = /\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

/** Replaces every unsafe link of a Markdown text with its label. */
export function withoutUnsafeLinks(markdown: string): string {
  const cleaned = markdown.replace(link, (whole, label: string, href: string) =>
    isSafeLink(href) ? whole : label,
  );
  // Removing a link can make another one of the text around it.
  return cleaned === markdown ? cleaned : withoutUnsafeLinks(cleaned);
}
