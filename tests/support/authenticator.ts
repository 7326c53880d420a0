import { Buffer } from "node:buffer";
import { TOTP } from "otpauth";

const origin = "http://localhost";
const present = 0x01;
const verified = 0x04;
const attested = 0x40;

/** What a test may make wrong about one response of the authenticator. */
interface Faults {
  origin?: string;
  rpId?: string;
  type?: string;
  userHandle?: string;
  /** The user was present, and no more. */
  unverified?: boolean;
  /** Otherwise one higher than before. */
  counter?: number;
  challenge?: string;
}

interface Options {
  challenge: string;
  user?: { id: string };
}

const base64url = (bytes: ArrayBuffer | Uint8Array) =>
  Buffer.from(bytes as Uint8Array<ArrayBuffer>).toString("base64url");
const concat = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const sha256 = async (data: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", data));
const text = (value: string) => new Uint8Array(Buffer.from(value));

/** A passkey in software (ES256), with one key. */
export async function createAuthenticator() {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const keys = (await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"])) as CryptoKeyPair;
  const point = new Uint8Array((await crypto.subtle.exportKey("raw", keys.publicKey)) as ArrayBuffer);
  const credentialId = crypto.getRandomValues(new Uint8Array(32));
  const id = base64url(credentialId);
  let counter = 0;
  let userHandle = "";

  const clientData = (type: string, { challenge }: Options, faults: Faults) =>
    text(
      JSON.stringify({
        type: faults.type ?? type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? origin,
      }),
    );

  async function authenticatorData(faults: Faults, flags: number, rest = new Uint8Array()) {
    const head = new Uint8Array(5);
    head[0] = flags | present | (faults.unverified ? 0 : verified);
    counter = faults.counter ?? counter + 1;
    new DataView(head.buffer).setUint32(1, counter);
    return concat(await sha256(text(faults.rpId ?? "localhost")), head, rest);
  }

  return {
    id,
    /** What `navigator.credentials.create` gives, as JSON. */
    async create(options: Options, faults: Faults = {}) {
      userHandle = options.user?.id ?? userHandle;
      const coseKey = concat(
        Buffer.from("a5010203262001215820", "hex"),
        point.slice(1, 33),
        Buffer.from("225820", "hex"),
        point.slice(33),
      );
      const rest = concat(new Uint8Array(16), Uint8Array.of(0, credentialId.length), credentialId, coseKey);
      const data = await authenticatorData(faults, attested, rest);
      const object = concat(
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        Uint8Array.of(data.length),
        data,
      );
      const response = {
        clientDataJSON: base64url(clientData("webauthn.create", options, faults)),
        attestationObject: base64url(object),
        transports: ["internal"],
      };
      return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
    },
    /** What `navigator.credentials.get` gives, as JSON. */
    async get(options: Options, faults: Faults = {}) {
      const data = await authenticatorData(faults, 0);
      const client = clientData("webauthn.get", options, faults);
      const signature = await crypto.subtle.sign(
        { name: "ECDSA", hash: "SHA-256" },
        keys.privateKey,
        concat(data, await sha256(client)),
      );
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(toDer(new Uint8Array(signature))),
        userHandle: (faults.userHandle ?? userHandle) || undefined,
      };
      return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
    },
  };
}

/** A signature of two numbers as WebAuthn has it: ASN.1. */
function toDer(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const first = bytes.findIndex((byte) => byte !== 0);
    const digits = bytes.slice(first);
    const value = (digits[0] ?? 0) >= 0x80 ? concat(Uint8Array.of(0), digits) : digits;
    return concat(Uint8Array.of(2, value.length), value);
  };
  const body = concat(integer(raw.slice(0, 32)), integer(raw.slice(32)));
  return concat(Uint8Array.of(0x30, body.length), body);
}

/** The code that an authenticator app shows at a time in milliseconds. */
export function codeAt(secret: string, time = Date.now()): string {
  return new TOTP({ secret }).generate({ timestamp: time });
}
