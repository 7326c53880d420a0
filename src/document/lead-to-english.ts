import type { ReplyLanguages } from "#shared/contract/admins.ts";
import type { LanguageCode } from "#shared/languages.ts";

/**
 * Shows the way to the English form, which is before the island of a form, when staff do not answer
 * in the language of the page. When that cannot be asked, the form stays.
 */
export async function leadToEnglish(island: HTMLElement, language: LanguageCode): Promise<void> {
  const inEnglish = island.previousElementSibling as HTMLElement | null;
  if (!inEnglish?.matches("[data-in-english]")) return;
  const { languages }: ReplyLanguages = await (await fetch("/api/reply-languages")).json();
  const isAnswered = languages.includes(language);
  island.hidden = !isAnswered;
  inEnglish.hidden = isAnswered;
}
