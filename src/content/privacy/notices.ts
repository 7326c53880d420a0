import type { NoticeLanguage } from "#shared/contract/submission-fields.ts";
import type { Notice } from "../legal/legal-text.ts";
import { firstNotice } from "./notice-2026-11-21.ts";
import { secondNotice } from "./notice-2026-11-22.ts";
import { thirdNotice } from "./notice-2026-11-24.ts";

/**
 * Every version of the privacy notice, by its day and language. Stored consents name a version, so
 * none is ever changed: a new text is a new version, and `src/content/contact/notice.ts` names the
 * one that forms show. A lawyer decides the wording and the terms.
 */
export const notices: Record<string, Partial<Record<NoticeLanguage, Notice>>> = {
  "2026-11-21": firstNotice,
  "2026-11-22": secondNotice,
  "2026-11-24": thirdNotice,
};
