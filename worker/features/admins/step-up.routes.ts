import { type Context, Hono } from "hono";
import { type StepUpInput, type StepUpMethod, stepUpInput } from "#shared/contract/sign-in.ts";
import { isoTime } from "#shared/time.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { findCredentials } from "./admins.queries.ts";
import { verificationMs } from "./admins.rules.ts";
import { admitAttempt } from "./attempts.ts";
import { attemptSucceeded } from "./login-attempts.queries.ts";
import { verifyAssertion } from "./passkeys.ts";
import { dummyHash, verifyPassword } from "./passwords.ts";
import { verifySession } from "./sessions.queries.ts";
import { stepUpMethodsOf } from "./step-up.ts";
import { acceptCode } from "./totp.queries.ts";

/** Proving again who is there, mounted at `/api/admin/step-up`. */
export const stepUpRoutes = new Hono<AppEnv>().post("/", validate("json", stepUpInput), async (c) => {
  const { email, id } = c.get("admin");
  const db = c.get("db");
  const proof = c.req.valid("json");
  const methods = await stepUpMethodsOf(c.get("db"), id);
  const method = (["passkey", "code", "password"] as const).find((one) => proof[one] !== undefined);
  if (!method || !methods.includes(method)) throw wrongProof("Confirm with what this account has set up.");
  if (method === "passkey") {
    await proveWithPasskey(c, proof);
  } else {
    const attempt = await admitAttempt(c, { purpose: "step-up", email });
    if (!(await isRight(c, method, proof))) throw wrongProof("This is not right. Please try again.");
    await db.batch([...attemptSucceeded(db, attempt)]);
  }
  const now = c.get("now");
  await verifySession(db, c.get("session").id, method !== "password", now);
  return c.json({ verifiedUntil: isoTime(now + verificationMs) });
});

async function proveWithPasskey(c: Context<AppEnv>, { passkey }: StepUpInput): Promise<void> {
  const proved = passkey && (await verifyAssertion(c, passkey));
  if (proved?.admin.id !== c.get("admin").id) throw wrongProof("This passkey is not one of this account.");
}

async function isRight(c: Context<AppEnv>, method: StepUpMethod, { code, password }: StepUpInput) {
  const db = c.get("db");
  const found = await findCredentials(db, { id: c.get("admin").id });
  if (method === "password") return verifyPassword(password ?? "", found?.passwordHash ?? dummyHash);
  const secret = found?.totp?.secret;
  if (!secret || !code) return false;
  return acceptCode(db, { adminId: found.admin.id, secret, code, now: c.get("now") });
}

/** Not a 401, which would end the session in the portal. */
function wrongProof(message: string): HttpError {
  return new HttpError("invalid_request", { message });
}
