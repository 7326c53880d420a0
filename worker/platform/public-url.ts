import type { Bindings } from "../env.ts";
import { isDevelopment } from "./development.ts";

/** Whether an address that others name is on the public internet, and encrypted. */
export function isPublicUrl(env: Pick<Bindings, "OCPI_LOCAL">, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1";
  if (isLocal && (isDevelopment || env.OCPI_LOCAL === "allowed")) return true;
  const isName = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(hostname);
  const isPrivate = /\.(?:localhost|local|internal|lan|home|corp|test|onion|arpa)$/i.test(hostname);
  return protocol === "https:" && !username && !password && isName && !isPrivate;
}
