import { Hono } from "hono";
import { type ProfileResponse, passwordChange, profileChange } from "#shared/contract/admins.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { needsSecondFactor } from "../../http/require-admin.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { mailNow } from "../mail/mailer.ts";
import { changePassword, findCredentials, renameAdmin } from "./admins.queries.ts";
import { isWeakPassword } from "./admins.rules.ts";
import { dummyHash, hashPassword, verifyPassword } from "./passwords.ts";
import { securityEmail } from "./security-email.ts";
import { endSession } from "./sessions.queries.ts";
import { weakPasswordError } from "./weak-password-error.ts";

/** The caller's own profile and password, mounted at `/api/admin`. */
export const profileRoutes = new Hono<AppEnv>()
  .get("/profile", (c) => {
    const profile: ProfileResponse = { admin: c.get("admin") };
    if (needsSecondFactor(c)) profile.secondFactorNeeded = true;
    return c.json(profile);
  })
  .put("/profile", validate("json", profileChange), async (c) => {
    const admin = { ...c.get("admin"), ...c.req.valid("json") };
    await renameAdmin(c.get("db"), admin, writeContext(c));
    return c.json({ admin });
  })
  .post("/logout", async (c) => {
    await endSession(c.get("db"), c.get("session").id);
    return c.body(null, 204);
  })
  .post("/password", validate("json", passwordChange), async (c) => {
    await limitRate(c, c.env.LOGIN_RATE, "password");
    const admin = c.get("admin");
    const db = c.get("db");
    const { currentPassword, newPassword } = c.req.valid("json");
    if (isWeakPassword(newPassword, admin)) throw weakPasswordError("newPassword");
    const current = await findCredentials(db, { id: admin.id });
    if (!(await verifyPassword(currentPassword, current?.passwordHash ?? dummyHash))) {
      const message = "The current password is not right";
      throw new HttpError("invalid_request", { message, details: [`currentPassword: ${message}`] });
    }
    const passwordHash = await hashPassword(newPassword);
    const target = { adminId: admin.id, sessionId: c.get("session").id, passwordHash };
    await changePassword(db, target, writeContext(c));
    mailNow(c, [securityEmail(c, admin.email, "Your password was changed")]);
    return c.json({ message: "Your password was changed. Other devices were signed out." });
  });
