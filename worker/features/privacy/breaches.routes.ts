import { Hono } from "hono";
import { idParam } from "#shared/contract/fields.ts";
import { type Breach, breachInput, breachUpdate } from "#shared/contract/privacy.ts";
import { indianDay } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { csvResponse } from "../../http/csv.ts";
import { HttpError } from "../../http/errors.ts";
import { allowedVersions, versionTag } from "../../http/precondition.ts";
import { validate } from "../../http/validate.ts";
import { requireStepUp } from "../admins/step-up.ts";
import { recordAccess } from "../audit/audit.queries.ts";
import { writeContext } from "../audit/write-context.ts";
import { affectedCsv } from "./affected-csv.ts";
import { findBreach, insertBreach, listBreaches, updateBreach } from "./breaches.queries.ts";

/** The register of breaches of personal data, mounted at `/api/privacy/breaches`. */
export const breachRoutes = new Hono<AppEnv>()
  .get("/", async (c) => c.json({ breaches: await listBreaches(c.get("db")) }))
  .post("/", validate("json", breachInput), async (c) => {
    const db = c.get("db");
    const id = c.get("newId")();
    await insertBreach(db, id, c.req.valid("json"), writeContext(c));
    const data = await requireBreach(db, id);
    return c.json({ data }, 201, { ETag: versionTag(data.version) });
  })
  .put("/:id", validate("param", idParam), validate("json", breachUpdate), async (c) => {
    const db = c.get("db");
    const target = {
      id: c.req.valid("param").id,
      versions: allowedVersions(c.req.header("If-Match")),
    };
    const { step, measures } = c.req.valid("json");
    const before = await requireBreach(db, target.id);
    if (step === "closed" && !isDealtWith(before)) {
      throw new HttpError("conflict", { message: "Do the other steps before you close it." });
    }
    const changed = await updateBreach(db, target, { step, measures }, writeContext(c));
    const data = await requireBreach(db, target.id);
    const headers = { ETag: versionTag(data.version) };
    if (changed) return c.json({ data }, 200, headers);
    if (target.versions && !target.versions.includes(data.version)) {
      throw new HttpError("precondition_failed", { data, headers });
    }
    const message = data.closedAt ? "This breach is closed." : "This step is done already.";
    throw new HttpError("conflict", { message });
  })
  .get("/:id/affected.csv", requireStepUp("factor"), validate("param", idParam), async (c) => {
    const db = c.get("db");
    const breach = await requireBreach(db, c.req.valid("param").id);
    await recordAccess(db, { action: "privacy.export_affected", subjectId: breach.id }, writeContext(c));
    const name = `affected-${indianDay(c.get("now"))}.csv`;
    return csvResponse(c, name, await affectedCsv(db, breach));
  });

/** A breach; throws `not_found` when there is none. */
async function requireBreach(db: Db, id: string): Promise<Breach> {
  const found = await findBreach(db, id);
  if (!found) throw new HttpError("not_found");
  return found;
}

function isDealtWith({ boardInformedAt, peopleInformedAt, boardReportedAt }: Breach): boolean {
  return boardInformedAt !== null && peopleInformedAt !== null && boardReportedAt !== null;
}
