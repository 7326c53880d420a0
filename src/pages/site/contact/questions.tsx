import type { PartnerBody } from "#src/content/contact/partner-page.ts";
import { AskPerson } from "#src/features/contact/ask-person.tsx";
import { Questions } from "#src/features/faqs/questions.tsx";

/** Common questions of future partners, and a person to ask before the form. */
export function PartnerQuestions({ faqs }: { faqs: PartnerBody["faqs"] }) {
  return (
    <Questions
      id="partner-questions"
      title="What partners ask first."
      name="partner-faq"
      faqs={faqs}
      aside={<AskPerson />}
      joined
    />
  );
}
