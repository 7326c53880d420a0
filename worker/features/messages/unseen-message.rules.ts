interface Unseen {
  /** Milliseconds since 1970. */
  at: number;
  direction: "in" | "out" | "forward";
  name: string;
  adminName: string | null;
}

/** The sentence that refuses a reply because a message came while it was being written. */
export function unseenText({ at, direction, name, adminName }: Unseen, now: number): string {
  const who = direction === "in" ? `${name} wrote` : `${adminName ?? "A former colleague"} answered`;
  const seconds = Math.max(1, Math.round((now - at) / 1000));
  const ago = seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
  return `${who} ${ago} ago. Read it, then send again.`;
}
