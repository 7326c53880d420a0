import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import { brand } from "#src/content/brand.ts";

const periodSeconds = 30;

function authenticator(secret: string, label?: string): TOTP {
  return new TOTP({
    issuer: brand.name,
    label,
    secret: Secret.fromBase32(secret),
    period: periodSeconds,
  });
}

/** A new secret of 160 bits, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from the QR code. */
export function enrolmentUri(secret: string, email: string): string {
  return authenticator(secret, email).toString();
}

/** A QR code as the path of an SVG, so that the portal needs no code for it. */
export function qrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size, path };
}

/** The time step of a right code, or null. A clock may be one step (30 s) ahead or behind. */
export function acceptedStep(secret: string, code: string, now: number): number | null {
  const delta = authenticator(secret).validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / periodSeconds) + delta;
}
