import { privacy } from "#src/content/legal/privacy.ts";
import { LegalChapters } from "./legal-chapters.tsx";

export default function PrivacyText() {
  return <LegalChapters text={privacy} />;
}
