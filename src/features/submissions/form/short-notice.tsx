import { noticeLanguageNames, privacyNotice } from "#src/content/contact/notice.ts";
import { noticePath, paths } from "#src/lib/paths.ts";

/** The notice of a form in a sentence, with links to the whole one in its languages. */
export function ShortNotice({ className }: { className?: string }) {
  const { version, text } = privacyNotice;
  return (
    <p className={className}>
      {text} <a href={paths.privacyNotice}>Privacy notice</a> (
      <a href={noticePath(version, "hi")} lang="hi" hrefLang="hi">
        {noticeLanguageNames.hi}
      </a>
      ,{" "}
      <a href={noticePath(version, "ta")} lang="ta" hrefLang="ta">
        {noticeLanguageNames.ta}
      </a>
      )
    </p>
  );
}
