import { Hono } from "hono";
import { passwordChange, profileChange } from "#shared/contract/admins.ts";
import { openDb } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { limitRate } from "../../http/rate-limit.ts";
import { validate } from "../../http/validate.ts";
import { actorOf } from "./actor.ts";
import { changePassword, endSession, findPasswordHash } from "./admins.queries.ts";
import { isGuessable } from "./admins.rules.ts";
import { hashPassword, nobodysHash, verifyPassword } from "./passwords.ts";
import { renameAdmin } from "./sessions.queries.ts";
import { guessable } from "./sign-in.routes.ts";

/** What a signed-in admin does with the own account, mounted at `/api/admin`. */
export const adminAdminRoutes = new Hono<AppEnv>()
  .get("/profile", (c) => c.json({ admin: c.get("admin") }))
  .put("/profile", validate("json", profileChange), async (c) => {
    const admin = { ...c.get("admin"), ...c.req.valid("json") };
    const clock = c.get("clock");
    await renameAdmin(openDb(c.env.DB), admin, {
      actor: actorOf(c),
      now: clock.now(),
      auditId: clock.id(),
    });
    return c.json({ admin });
  })
  .post("/logout", async (c) => {
    await endSession(openDb(c.env.DB), c.get("sessionId"));
    return c.body(null, 204);
  })
  .post("/password", validate("json", passwordChange), async (c) => {
    await limitRate(c, c.env.LOGIN_RATE, "password");
    const admin = c.get("admin");
    const clock = c.get("clock");
    const db = openDb(c.env.DB);
    const { currentPassword, newPassword } = c.req.valid("json");
    if (isGuessable(newPassword, admin)) throw guessable("newPassword");
    const current = await findPasswordHash(db, admin.id);
    if (!(await verifyPassword(currentPassword, current ?? nobodysHash))) {
      const message = "The current password is not right";
      throw new HttpError("invalid_request", { message, details: [`currentPassword: ${message}`] });
    }
    await changePassword(
      db,
      { adminId: admin.id, sessionId: c.get("sessionId"), passwordHash: await hashPassword(newPassword) },
      {
        actor: actorOf(c),
        now: clock.now(),
        auditId: clock.id(),
      },
    );
    return c.json({ message: "Your password was changed. Other devices were signed out." });
  });
