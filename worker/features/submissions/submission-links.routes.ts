import { Hono } from "hono";
import { idParam } from "#shared/contract/fields.ts";
import { linkParam, type SamePerson, type Submission } from "#shared/contract/submissions.ts";
import type { Db } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { HttpError } from "../../http/errors.ts";
import { validate } from "../../http/validate.ts";
import { writeContext } from "../audit/write-context.ts";
import { linkSubmissions, listSamePerson, unlinkSubmission } from "./submission-links.queries.ts";
import { findSubmission } from "./submissions.queries.ts";

/** One person's submissions, and which of them are worked as one; mounted at `/api/form-submissions`. */
export const submissionLinkRoutes = new Hono<AppEnv>()
  .get("/:id/same-person", validate("param", idParam), async (c) => {
    const db = c.get("db");
    const submission = await requireSubmission(db, c.req.valid("param").id);
    const found: SamePerson = { submissions: await listSamePerson(db, submission) };
    return c.json(found);
  })
  .put("/:id/links/:otherId", validate("param", linkParam), async (c) => {
    const db = c.get("db");
    const { id, otherId } = c.req.valid("param");
    const [one, other] = await Promise.all([requireSubmission(db, id), requireSubmission(db, otherId)]);
    if (one.id === other.id || !isSamePerson(one, other)) {
      const message = "Only enquiries with the same e-mail address or phone number can be linked";
      throw new HttpError("invalid_request", { message });
    }
    await linkSubmissions(db, { id: one.id, otherId: other.id }, writeContext(c));
    return c.json({ message: "The enquiries are worked as one." });
  })
  .delete("/:id/links/:otherId", validate("param", linkParam), async (c) => {
    const isRemoved = await unlinkSubmission(c.get("db"), c.req.valid("param"), writeContext(c));
    if (!isRemoved) throw new HttpError("not_found");
    return c.json({ message: "The enquiries are worked apart." });
  });

function isSamePerson(one: Submission, other: Submission): boolean {
  const hasSameEmail = one.email !== null && one.email.toLowerCase() === other.email?.toLowerCase();
  return hasSameEmail || (one.phone !== null && one.phone === other.phone);
}

async function requireSubmission(db: Db, id: string): Promise<Submission> {
  const found = await findSubmission(db, id);
  if (!found) throw new HttpError("not_found");
  return found;
}
