import ArrowRight from "lucide-react/icons/arrow-right";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { faqsFor } from "#src/content/faqs.ts";
import { discoverPath } from "#src/lib/paths.ts";
import { TextLink } from "#src/ui/button.tsx";
import { Questions } from "./questions.tsx";

interface FaqSectionProps {
  title?: string;
  joined?: boolean;
  /** As in `Questions`; longer answers by default. */
  aside?: ReactNode;
}

/** The questions for the current page. */
export function FaqSection({
  title = "Questions people ask first.",
  joined,
  aside = <LongerAnswers />,
}: FaqSectionProps) {
  const { pathname } = useLocation();
  return (
    <Questions
      id="faq-title"
      title={title}
      name="faq"
      faqs={faqsFor(pathname)}
      aside={aside}
      joined={joined}
    />
  );
}

function LongerAnswers() {
  return (
    <TextLink href={discoverPath({ type: "faq" })}>
      More answers
      <ArrowRight aria-hidden="true" />
    </TextLink>
  );
}
