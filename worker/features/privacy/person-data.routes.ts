import { Hono } from "hono";
import { personDataQuery } from "#shared/contract/person-data.ts";
import { indianDay } from "#shared/time.ts";
import type { AppEnv } from "../../env.ts";
import { validate } from "../../http/validate.ts";
import { requireStepUp } from "../admins/step-up.ts";
import { recordAccess } from "../audit/audit.queries.ts";
import { writeContext } from "../audit/write-context.ts";
import { readPersonData } from "./person-data.queries.ts";

/** What is stored about a person, mounted at `/api/privacy/export`. */
export const personDataRoutes = new Hono<AppEnv>().get(
  "/",
  requireStepUp("factor"),
  validate("query", personDataQuery),
  async (c) => {
    const db = c.get("db");
    const data = await readPersonData(db, c.req.valid("query").email);
    const detail = { count: data.submissions.length, filters: ["email"] };
    await recordAccess(db, { action: "privacy.export_person", subjectId: "export", detail }, writeContext(c));
    const day = indianDay(c.get("now"));
    return c.json(data, 200, { "Content-Disposition": `attachment; filename="person-${day}.json"` });
  },
);
