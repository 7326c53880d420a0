import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { submissionReceipt } from "#shared/contract/submission-input.ts";
import { startApi, submissionBody } from "../support/api.ts";

// Cloudflare's test keys and token.
const secret = "1x0000000000000000000000000000000AA";
const token = "XXXX.DUMMY.TOKEN.XXXX";
const api = startApi({ bindings: { TURNSTILE_SECRET: secret } });
let senders = 0;

function send(changes: Record<string, unknown>, through = api) {
  const from = `10.9.0.${senders++}`;
  return through("/api/form-submissions", {
    method: "POST",
    body: submissionBody(changes),
    headers: { "CF-Connecting-IP": from },
  });
}

/** Replaces Cloudflare's verification, so that nothing leaves the machine. */
function verification(
  response: (form: URLSearchParams, signal: AbortSignal) => Promise<Response> | Response,
) {
  const stub = vi.fn(async (url: string, init: RequestInit) => {
    expect(url).toBe("https://challenges.cloudflare.com/turnstile/v0/siteverify");
    return response(init.body as URLSearchParams, init.signal as AbortSignal);
  });
  vi.stubGlobal("fetch", stub);
  return stub;
}

async function storedReasons(response: Response): Promise<unknown> {
  expect(response.status).toBe(201);
  const { data } = submissionReceipt.parse(await response.json());
  const row = await env.DB.prepare("SELECT spam, spam_reasons AS reasons FROM submissions WHERE id = ?")
    .bind(data.id)
    .first<{ spam: number; reasons: string }>();
  const reasons: string[] = JSON.parse(row?.reasons ?? "null");
  expect(Boolean(row?.spam)).toBe(reasons.length > 0);
  return reasons;
}

afterEach(() => void vi.unstubAllGlobals());

test("a submission with a good token is no suspect, and Cloudflare is asked with the secret, the address and the clientId", async () => {
  const clientId = crypto.randomUUID();
  const asked = verification((form) => {
    expect(Object.fromEntries(form)).toEqual({
      secret,
      response: token,
      remoteip: `10.9.0.${senders - 1}`,
      idempotency_key: clientId,
    });
    return Response.json({ success: true });
  });
  expect(await storedReasons(await send({ turnstileToken: token, clientId }))).toEqual([]);
  expect(asked).toHaveBeenCalledOnce();
});

test.each(["invalid-input-response", "timeout-or-duplicate"])(
  "a submission whose token is answered with %s is refused with a sentence, and not stored",
  async (code) => {
    verification(() => Response.json({ success: false, "error-codes": [code] }));
    const clientId = crypto.randomUUID();
    const response = await send({ turnstileToken: token, clientId });
    expect(response.status).toBe(400);
    const message = "The check that you are a person did not succeed. Please send the form again.";
    expect(await response.json()).toMatchObject({
      code: "invalid_request",
      message,
      details: [`turnstileToken: ${message}`],
    });
    const row = await env.DB.prepare("SELECT 1 FROM submissions WHERE client_id = ?").bind(clientId).first();
    expect(row).toBeNull();
  },
);

test.each<[string, () => Response]>([
  [
    "cannot be reached",
    () => {
      throw new TypeError("Network connection lost");
    },
  ],
  ["answers no JSON", () => new Response("<html>", { status: 502 })],
  [
    "does not know our secret",
    () => Response.json({ success: false, "error-codes": ["invalid-input-secret"] }),
  ],
  ["fails itself", () => Response.json({ success: false, "error-codes": ["internal-error"] })],
  ["answers nonsense", () => Response.json(null)],
])("a submission is kept as a suspect when Cloudflare %s", async (_, response) => {
  verification(response);
  expect(await storedReasons(await send({ turnstileToken: token }))).toEqual(["challenge_unchecked"]);
});

test("a submission waits two seconds for Cloudflare and no longer", async () => {
  verification(
    (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  const start = Date.now();
  expect(await storedReasons(await send({ turnstileToken: token }))).toEqual(["challenge_unchecked"]);
  expect(Date.now() - start).toBeGreaterThanOrEqual(1900);
});

test("a submission without a token is kept as a suspect, beside other reasons, and Cloudflare is not asked", async () => {
  const asked = verification(() => Response.json({ success: true }));
  expect(await storedReasons(await send({ website: "x" }))).toEqual(["honeypot", "no_challenge"]);
  expect(asked).not.toHaveBeenCalled();
});

test("without a secret nobody is asked for a token", async () => {
  const asked = verification(() => Response.json({ success: true }));
  expect(await storedReasons(await send({}, startApi()))).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
});

test("signing in is not asked for a token", async () => {
  const asked = verification(() => Response.json({ success: true }));
  const response = await api("/api/admin/login", {
    method: "POST",
    body: { email: "nobody@example.com", password: "wrong-one" },
  });
  expect(response.status).toBe(401);
  expect(asked).not.toHaveBeenCalled();
});
