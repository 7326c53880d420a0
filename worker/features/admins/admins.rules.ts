import { hourMs, minuteMs } from "#shared/time.ts";

/**
 * How long a session lasts, in total and without a request, in milliseconds; 12 hours and 2 hours
 * unless the settings hold other numbers.
 */
export function sessionTimes(settings: { SESSION_HOURS?: string; SESSION_IDLE_MINUTES?: string }) {
  return {
    totalMs: (Number(settings.SESSION_HOURS) || 12) * hourMs,
    idleMs: (Number(settings.SESSION_IDLE_MINUTES) || 120) * minuteMs,
  };
}

/** A session's last request is written this often. */
export const seenEveryMs = 5 * minuteMs;

/** How long a proof of identity counts for what asks for a fresh one. */
export const verificationMs = 10 * minuteMs;

/** How many sessions one admin may have; the oldest ends first. */
export const maxSessions = 10;

/**
 * Failed login attempts without a lock; each one after that doubles the lock, up to the longest.
 */
const freeFailures = 4;
const firstLockMs = 30_000;
const longestLockMs = hourMs;

/**
 * Milliseconds for which an e-mail address is locked after so many failed login attempts in a
 * row.
 */
export function lockDurationMs(failures: number): number {
  if (failures <= freeFailures) return 0;
  return Math.min(longestLockMs, firstLockMs * 2 ** (failures - freeFailures - 1));
}

/**
 * Attempts on one account from all unknown devices together: so many at once, then one each
 * interval. Within any hour that is capacity + 1 hour / interval = 100.
 */
export const attemptBudget = { capacity: 20, intervalMs: 45_000 } as const;

/** The network of an address: an attacker has many addresses, but fewer networks. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address.split(".").slice(0, 3).join(".");
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = address.includes("::") ? 8 - groups.length - tail.split(":").filter(Boolean).length : 0;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill("0")].slice(0, 3).join(":");
}

// Passwords that attackers try first, and those that are obvious for this business.
const commonPasswords = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456 111111 000000 222222 333333 555555 666666 777777 888888
  999999 112233 121212 123123 123321 654321 987654 101010 159753 147258 789456 123abc abc123 abcdef abcd1234 a1b2c3
  password password1 password12 password123 passw0rd p@ssword p@ssw0rd passcode letmein welcome welcome1 welcome123
  qwerty qwerty1 qwerty123 qwertyuiop qwer1234 1q2w3e 1q2w3e4r 1qaz2wsx zaq12wsx asdfgh asdfghjkl zxcvbn zxcvbnm
  iloveyou monkey dragon sunshine princess football cricket baseball master shadow superman batman pokemon hello123
  admin admin1 admin12 admin123 admin1234 admin@123 administrator root1234 root123 toor123 test123 test1234 testing
  changeme default secret secret123 guest123 user1234 login123 india123 india@123 bharat123 krishna ganesh jaihind
  charge chargeindia charge123 charging charger electric electric123 evcharge evcharging tesla123 chennai chennai123
  mumbai123 delhi123 mustang trustno1 whatever freedom michael jordan computer internet google samsung q1w2e3r4
  11111111 00000000 12341234 88888888 87654321 1234qwer aa123456 p@ss1234 pass1234 pass@123 pass123`
    .split(/\s+/)
    .filter(Boolean),
);

/** True for a common password, and for one's own e-mail address or name. */
export function isWeakPassword(password: string, { email, name }: { email: string; name: string }): boolean {
  const lower = password.toLowerCase();
  const own = [email, email.split("@")[0], name, name.replace(/\s+/g, "")].map((text) => text?.toLowerCase());
  return commonPasswords.has(lower) || own.includes(lower) || new Set(lower).size < 3;
}
