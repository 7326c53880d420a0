import { Hono } from "hono";
import { type RecoveryCodeList, type TotpSecret, totpInput } from "#shared/contract/sign-in.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { mailNow } from "../mail/mailer.ts";
import { findCredentials } from "./admins.queries.ts";
import { admitAttempt } from "./attempts.ts";
import { attemptSucceeded } from "./login-attempts.queries.ts";
import { securityEmail } from "./security-email.ts";
import { verifySession } from "./sessions.queries.ts";
import { requireStepUp } from "./step-up.ts";
import {
  acceptCode,
  confirmTotp,
  findUnconfirmedSecret,
  removeTotp,
  storeSecret,
  totpState,
} from "./totp.queries.ts";
import { enrolmentUri, newSecret, qrCode } from "./totp.rules.ts";

/** The caller's authenticator app, mounted at `/api/admin/totp`. */
export const totpRoutes = new Hono<AppEnv>()
  .get("/", async (c) => c.json(await totpState(c.get("db"), c.get("admin").id)))
  .post("/", requireStepUp("always"), validate("json", totpInput), async (c) => {
    const db = c.get("db");
    const { id, email } = c.get("admin");
    const { code } = c.req.valid("json");
    if (code === undefined) {
      const secret = newSecret();
      if (!(await storeSecret(db, id, secret))) {
        throw new HttpError("conflict", {
          message: "An authenticator app is set up already. Remove it first.",
        });
      }
      const uri = enrolmentUri(secret, email);
      return c.json({ secret, uri, qr: qrCode(uri) } satisfies TotpSecret);
    }
    const now = c.get("now");
    const isNew = await findUnconfirmedSecret(db, id);
    const secret = isNew ?? (await findCredentials(db, { id }))?.totp?.secret;
    const attempt = await admitAttempt(c, { purpose: "code", email });
    if (!secret || !(await acceptCode(db, { adminId: id, secret, code, now }))) {
      const message = "This code is not right. Check that the clock of your phone is.";
      throw new HttpError("invalid_request", { message, details: [`code: ${message}`] });
    }
    await db.batch([...attemptSucceeded(db, attempt)]);
    const recoveryCodes = await confirmTotp(db, id, writeContext(c));
    await verifySession(db, c.get("session").id, true, now);
    const title = isNew ? "Two-step sign-in was turned on" : "Your recovery codes were replaced";
    mailNow(c, [securityEmail(c, email, title)]);
    return c.json({ recoveryCodes } satisfies RecoveryCodeList);
  })
  .delete("/", requireStepUp("always"), async (c) => {
    await removeTotp(c.get("db"), c.get("admin").id, writeContext(c));
    mailNow(c, [securityEmail(c, c.get("admin").email, "Two-step sign-in was turned off")]);
    return c.body(null, 204);
  });
