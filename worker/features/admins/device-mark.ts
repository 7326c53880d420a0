import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { dayMs } from "#shared/time.ts";
import type { AppEnv } from "../../env.ts";
import { readToken, signToken } from "./tokens.ts";

const cookieName = "__Host-device";
const lifetimeMs = 180 * dayMs;
/** How many accounts one browser remembers. */
const maxAccounts = 5;

interface DeviceMark {
  id: string;
  /** Hashes of the e-mail addresses that have signed in here. */
  accounts: string[];
}

/**
 * The mark of a browser in which somebody has signed in before. It opens nothing: attempts from
 * there are not held up by those from elsewhere, and its owner gets no mail about a new device.
 */
export async function readDeviceMark(c: Context<AppEnv>): Promise<DeviceMark | null> {
  const token = getCookie(c, cookieName);
  const claims = token && (await readToken(c.env, "device", token, c.get("now")));
  return claims ? { id: claims.id, accounts: claims.accounts as string[] } : null;
}

/** Marks the browser as one of this account, whose e-mail address is given as a hash. */
export async function markDevice(c: Context<AppEnv>, emailHash: string): Promise<void> {
  const mark = await readDeviceMark(c);
  const now = c.get("now");
  const others = mark?.accounts.filter((account) => account !== emailHash) ?? [];
  const token = await signToken(c.env, "device", {
    subject: "device",
    id: mark?.id ?? crypto.randomUUID(),
    accounts: [emailHash, ...others].slice(0, maxAccounts),
    now,
    expiresAt: now + lifetimeMs,
  });
  setCookie(c, cookieName, token, {
    path: "/",
    httpOnly: true,
    secure: true,
    sameSite: "Strict",
    maxAge: lifetimeMs / 1000,
  });
}
