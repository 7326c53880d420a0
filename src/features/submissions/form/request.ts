import { type Attribution, attributionOfLanding, attributionOfPage } from "#shared/attribution.ts";
import type { SubmissionRequestBody } from "#shared/contract/submission-input.ts";
import type { FormValues } from "#shared/forms/define-form.ts";
import { type TypedSubmission, textOf } from "#shared/forms/submission-values.ts";
import { limits } from "#shared/limits.ts";
import { toE164 } from "#shared/phone.ts";
import { languageCode } from "#shared/translate.ts";
import { privacyNotice } from "#src/content/contact/notice.ts";
import { readLanding } from "../landing.ts";
import type { Draft } from "./draft.ts";

/** The submission as the browser sends it. */
export function toRequest(typed: TypedSubmission, values: FormValues, draft: Draft): SubmissionRequestBody {
  return {
    ...typed,
    phone: toE164(typed.phone) ?? typed.phone,
    clientId: draft.clientId,
    language: languageCode(),
    consent: {
      version: privacyNotice.version,
      language: languageCode(),
      marketing: values.marketing === true,
    },
    origin: readAttribution(),
    filledInMs: Math.min(Math.max(0, Date.now() - draft.startedAt), limits.filledInMs),
    website: textOf(values, "website"),
  } as SubmissionRequestBody;
}

/** The attribution of a submission that this page sends. */
function readAttribution(): Attribution {
  return { ...attributionOfLanding(readLanding()), ...attributionOfPage(window.location) };
}
