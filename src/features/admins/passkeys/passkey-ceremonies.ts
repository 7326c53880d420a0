import type { LoginResponse } from "#shared/contract/admins.ts";
import type { Passkey, PasskeyAssertion, PasskeyRegistration } from "#shared/contract/sign-in.ts";
import { api } from "#src/lib/api.ts";

/** True if the browser has passkeys and their JSON. They need a host name, not an IP address. */
export function supportsPasskeys(): boolean {
  const isKnown = "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;
  return isKnown && !/^[\d.]+$|:/.test(location.hostname);
}

interface Ask {
  /** Offers the passkey in the e-mail field, without a dialog. */
  mediation?: CredentialMediationRequirement;
  signal?: AbortSignal;
}

/** Lets the user sign a new challenge. */
export async function askForPasskey(ask: Ask = {}): Promise<PasskeyAssertion> {
  const options = await api<PublicKeyCredentialRequestOptionsJSON>("/api/admin/login/passkey/options", {
    method: "POST",
    signal: ask.signal,
  });
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return toJson(await navigator.credentials.get({ publicKey, ...ask }));
}

/** Signs in with a passkey. Fails with 401 when it is not accepted. */
export function signInWithPasskey(body: PasskeyAssertion): Promise<LoginResponse> {
  return api<LoginResponse>("/api/admin/login/passkey", { method: "POST", body });
}

/** Makes a passkey on a device that the user chooses, and stores it with the account. */
export async function addPasskey(name: string): Promise<Passkey> {
  const options = await api<PublicKeyCredentialCreationOptionsJSON>("/api/admin/passkeys/options", {
    method: "POST",
  });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const created = toJson<PasskeyRegistration>(await navigator.credentials.create({ publicKey }));
  const body = { ...created, name };
  return (await api<{ data: Passkey }>("/api/admin/passkeys", { method: "POST", body })).data;
}

function toJson<Json>(credential: Credential | null): Json {
  if (!credential) throw new DOMException("No passkey was chosen", "NotAllowedError");
  return (credential as PublicKeyCredential).toJSON() as Json;
}

/** What to show for a failed ceremony; null when the user broke it off. */
export function ceremonyFailure(error: unknown): string | null {
  if (error instanceof DOMException) {
    if (error.name === "InvalidStateError") return "This device has a passkey for your account already.";
    if (error.name === "NotAllowedError" || error.name === "AbortError") return null;
  }
  return error instanceof Error ? error.message : "The passkey was not accepted.";
}
