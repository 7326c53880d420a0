import { hourMs, minuteMs } from "#shared/time.ts";
import commonPasswords from "./common-passwords.json" with { type: "json" };

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

/** How many sessions one admin may have; the one that was used least lately ends first. */
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

// Common passwords, and those that are obvious for this business.
const refusedPasswords = new Set([
  ...commonPasswords,
  ...`p@ssw0rd p@ss1234 pass@123 admin@123 admin1234 welcome123 india123 india@123 bharat123 ganesh
    jaihind charge chargeindia charge123 charging electric123 evcharge evcharging tesla123 chennai
    chennai123 mumbai123 delhi123`.split(/\s+/),
]);

/** True for a common password, and for one's own e-mail address or name. */
export function isWeakPassword(password: string, { email, name }: { email: string; name: string }): boolean {
  const lower = password.toLowerCase();
  const own = [email, email.split("@")[0], name, name.replace(/\s+/g, "")].map((text) => text?.toLowerCase());
  return refusedPasswords.has(lower) || own.includes(lower) || new Set(lower).size < 3;
}
