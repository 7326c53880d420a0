import { terms } from "#src/content/legal/terms.ts";
import { LegalChapters } from "./legal-chapters.tsx";

export default function TermsText() {
  return <LegalChapters text={terms} />;
}
