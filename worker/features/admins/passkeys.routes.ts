import { Hono } from "hono";
import { idParam } from "#shared/contract/fields.ts";
import {
  type Passkey,
  passkeyAssertion,
  passkeyChange,
  passkeyRegistration,
} from "#shared/contract/sign-in.ts";
import { describeDevice } from "#shared/device.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { mailNow } from "../mail/mailer.ts";
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  maxPasskeys,
  renamePasskey,
} from "./passkeys.queries.ts";
import { assertionOptions, creationOptions, verifyAssertion, verifyCreation } from "./passkeys.ts";
import { securityEmail } from "./security-email.ts";
import { verifySession } from "./sessions.queries.ts";
import { startSession } from "./start-session.ts";
import { requireStepUp } from "./step-up.ts";

/** Signing in with a passkey, mounted at `/api/admin/login/passkey`. */
export const passkeySignInRoutes = new Hono<AppEnv>()
  .post("/options", async (c) => {
    await limitRate(c, c.env.LOGIN_RATE, "passkey-options");
    return c.json(await assertionOptions(c));
  })
  .post("/", validate("json", passkeyAssertion), async (c) => {
    await limitRate(c, c.env.LOGIN_RATE, "passkey");
    const found = await verifyAssertion(c, c.req.valid("json"));
    if (!found) {
      throw new HttpError("unauthenticated", {
        message: "This passkey was not accepted. Try again, or sign in with your password.",
      });
    }
    const { admin, passkeyId } = found;
    return c.json(await startSession(c, { admin, proof: { passkeyId }, isStrong: true }));
  });

/** The caller's passkeys, mounted at `/api/admin/passkeys`. */
export const passkeyRoutes = new Hono<AppEnv>()
  .get("/", async (c) =>
    c.json({ passkeys: (await passkeysOf(c.get("db"), c.get("admin").id)).map(toPasskey) }),
  )
  .post("/options", requireStepUp("always"), async (c) => {
    const admin = c.get("admin");
    return c.json(await creationOptions(c, admin, await passkeysOf(c.get("db"), admin.id)));
  })
  .post("/", requireStepUp("always"), validate("json", passkeyRegistration), async (c) => {
    const db = c.get("db");
    const { id: adminId, email } = c.get("admin");
    const registration = c.req.valid("json");
    const existing = await passkeysOf(c.get("db"), adminId);
    const verified = await verifyCreation(c, registration);
    if (!verified)
      throw new HttpError("invalid_request", { message: "This passkey was not accepted. Try again." });
    const name = registration.name ?? describeDevice(c.req.header("User-Agent") ?? null).name;
    const row = { id: c.get("newId")(), adminId, name, ...verified };
    if (existing.length >= maxPasskeys || !(await insertPasskey(db, row, writeContext(c)))) {
      throw new HttpError("conflict", { message: "This passkey is stored already, or there are too many." });
    }
    await verifySession(db, c.get("session").id, true, c.get("now"));
    mailNow(c, [securityEmail(c, email, "A passkey was added to your account")]);
    const stored = (await passkeysOf(c.get("db"), adminId)).find(({ id }) => id === row.id);
    if (!stored) throw new HttpError("not_found");
    return c.json({ data: toPasskey(stored) }, 201);
  })
  .patch("/:id", validate("param", idParam), validate("json", passkeyChange), async (c) => {
    const change = { id: c.req.valid("param").id, adminId: c.get("admin").id, ...c.req.valid("json") };
    if (!(await renamePasskey(c.get("db"), change))) throw noSuchPasskey();
    return c.json({ message: "The passkey was renamed." });
  })
  .delete("/:id", requireStepUp("always"), validate("param", idParam), async (c) => {
    const { id: adminId, email } = c.get("admin");
    const target = { id: c.req.valid("param").id, adminId };
    if (!(await deletePasskey(c.get("db"), target, writeContext(c)))) throw noSuchPasskey();
    mailNow(c, [securityEmail(c, email, "A passkey was removed from your account")]);
    return c.body(null, 204);
  });

function passkeysOf(db: Db, adminId: string) {
  return listPasskeys(db, adminId);
}

function toPasskey({ id, name, createdAt, lastUsedAt }: Passkey): Passkey {
  return { id, name, createdAt, lastUsedAt };
}

function noSuchPasskey(): HttpError {
  return new HttpError("not_found", { message: "There is no such passkey." });
}
