import { useQuery } from "@tanstack/react-query";
import { useOutletContext } from "react-router";
import type { Admin } from "#shared/contract/admins.ts";
import type { ConversationMessage } from "#shared/contract/messages.ts";
import { templateLanguages } from "#shared/contract/reply-templates.ts";
import type { Submission } from "#shared/contract/submissions.ts";
import { writtenLanguage } from "#shared/written-language.ts";
import { Menu } from "#src/ui/menu.tsx";
import { offeredTemplates, replyFrom } from "../../replies/reply-template.rules.ts";
import { templatesQuery } from "../../replies/templates.queries.ts";

interface TemplateMenuProps {
  submission: Submission;
  messages: readonly ConversationMessage[];
  /** The text of the chosen template, filled in for this enquiry. */
  onChoose: (text: string) => void;
}

/** The templates for this enquiry, those in the language of the person first. */
export function TemplateMenu({ submission, messages, onChoose }: TemplateMenuProps) {
  const { name } = useOutletContext<Admin>();
  const { data: templates = [] } = useQuery(templatesQuery());
  if (templates.length === 0) return null;
  const written = writtenLanguage(writtenBy(submission, messages));
  // Who used the Hindi form reads Hindi, though many type it in Latin letters.
  const language = written === "en" ? submission.language : written;
  const actions = offeredTemplates(templates, { formType: submission.formType, language }).map(
    (template) => ({
      id: template.id,
      label:
        template.language === "en"
          ? template.name
          : `${template.name} (${templateLanguages[template.language]})`,
      onSelect: () => onChoose(replyFrom(template, submission, name)),
    }),
  );
  return actions.length > 0 && <Menu trigger="Template" actions={actions} />;
}

/** The person's newest words: their last message, else what they typed in the form. */
function writtenBy({ formData }: Submission, messages: readonly ConversationMessage[]): string {
  const last = messages.findLast(({ direction, role }) => direction === "in" && role === "customer");
  const parts = last?.parts.filter(({ isQuoted }) => !isQuoted).map(({ text }) => text);
  return parts?.join("\n") || Object.values(formData).filter(Boolean).join("\n");
}
