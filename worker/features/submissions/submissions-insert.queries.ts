import { eq } from "drizzle-orm";
import type { SubmissionInput } from "#shared/contract/submission-input.ts";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/errors.ts";
import { addressOfNobody } from "../../db/schema/columns.ts";
import { submissions } from "../../db/schema.ts";
import { makeReference } from "./submissions.rules.ts";

/** What the visitor gets back. */
interface Receipt {
  id: string;
  reference: string;
  createdAt: number;
  linkVersion: number;
}

/** A submission from a form, or from a mail, which has no phone number. */
export interface NewSubmission
  extends Pick<SubmissionInput, "lastName" | "email" | "clientId" | "language" | "consent" | "origin"> {
  formType: SubmissionInput["formType"];
  firstName: string;
  phone: string | null;
  formData: Record<string, unknown>;
}

const receipt = {
  id: submissions.id,
  reference: submissions.reference,
  createdAt: submissions.createdAt,
  linkVersion: submissions.linkVersion,
};
const maxAttempts = 4;
/** That of a new submission; a new link has a higher one. */
export const firstLinkVersion = 1;

/**
 * Stores a submission. A second one with the same `clientId` is not stored: the first one's
 * receipt comes back with `isNew` false, even when both arrive at once.
 */
export async function insertSubmission(
  db: Db,
  input: NewSubmission,
  {
    id,
    now,
    spamReasons,
    random,
  }: { id: string; now: number; spamReasons: string[]; random: () => Uint8Array },
): Promise<Receipt & { isNew: boolean }> {
  for (let attempt = 1; ; attempt++) {
    const earlier = input.clientId ? await findByClientId(db, input.clientId) : null;
    if (earlier) return { ...earlier, isNew: false };
    const reference = makeReference(random());
    try {
      await db.insert(submissions).values({
        id,
        clientId: input.clientId?.toLowerCase() ?? null,
        reference,
        formType: input.formType,
        language: input.language,
        firstName: input.firstName,
        lastName: input.lastName,
        email: input.email ?? addressOfNobody(id),
        phone: input.phone,
        spam: spamReasons.length > 0,
        spamReasons,
        createdAt: now,
        updatedAt: now,
        consentVersion: input.consent?.version ?? null,
        consentLanguage: input.consent?.language ?? null,
        consentAt: input.consent ? now : null,
        marketingConsent: input.consent?.marketing ?? false,
        formData: input.formData as Record<string, string | null>,
        attribution: input.origin ?? null,
      });
      return { id, reference, createdAt: now, linkVersion: firstLinkVersion, isNew: true };
    } catch (error) {
      // Another request with this clientId was faster, or the reference exists: try again.
      if (!isUniqueViolation(error) || attempt === maxAttempts) throw error;
    }
  }
}

async function findByClientId(db: Db, clientId: string): Promise<Receipt | null> {
  const [row] = await db
    .select(receipt)
    .from(submissions)
    .where(eq(submissions.clientId, clientId.toLowerCase()))
    .limit(1);
  return row ?? null;
}
