import { languageOfText } from "#shared/content-languages.ts";
import { type NoticeLanguage, noticeLanguages } from "#shared/contract/submission-fields.ts";
import { languageCode, localeTag, t } from "#shared/translate.ts";
import { noticeLanguageNames, privacyNotice } from "#src/content/contact/notice.ts";
import { notices } from "#src/content/privacy/notices.ts";
import { formatLongDay } from "#src/lib/format.ts";
import { noticePath, paths } from "#src/lib/paths.ts";
import { absoluteUrl } from "#src/lib/seo.ts";
import { typedPageMeta } from "#src/lib/structured-data.ts";
import { ScriptFonts } from "#src/ui/script-fonts.tsx";
import type { Route } from "./+types/privacy-notice";
import { LegalChapters } from "./legal/legal-chapters.tsx";
import styles from "./legal/legal-page.module.css";

/** The texts around the notice that the legal pages have in English. */
const labels: Record<NoticeLanguage, { contents: string; help: string; version: string }> = {
  en: { contents: "On this page", help: "Questions about this notice?", version: "Version of" },
  hi: { contents: "इस पेज पर", help: "इस सूचना के बारे में कोई सवाल?", version: "संस्करण:" },
  ta: { contents: "இந்தப் பக்கத்தில்", help: "இந்த அறிவிப்பு பற்றிக் கேள்விகளா?", version: "பதிப்பு:" },
};

/** The current version in the language of the site has the address without both. */
export function loader({ params: { version = privacyNotice.version, ...params } }: Route.LoaderArgs) {
  const language = params.language ?? languageCode();
  const known = noticeLanguages.find((one) => one === language);
  if (!known || !notices[version]?.[known]) throw new Response(null, { status: 404 });
  return { version, language: known };
}

/** The current version in the language of the site has a shorter path. */
function pathOf(version: string, language: NoticeLanguage): string {
  const isDefault = version === privacyNotice.version && language === languageCode();
  return isDefault ? paths.privacyNotice : noticePath(version, language);
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { version, language } = loaderData;
  const isCurrent = version === privacyNotice.version;
  const title = notices[version]?.[language]?.title ?? "";
  return [
    ...typedPageMeta({
      type: "WebPage",
      step: title,
      title:
        language === "en" && isCurrent ? title : `${title} ${version} (${noticeLanguageNames[language]})`,
      description: "What the forms of this website take, why, for how long, and what you can ask of us.",
      path: pathOf(version, language),
      translatedPath: paths.privacyNotice,
      card: "privacy-policy",
      noindex: !isCurrent,
    }),
    // The site is not in Tamil, this page is.
    ...(isCurrent
      ? [{ tagName: "link", rel: "alternate", hrefLang: "ta", href: absoluteUrl(noticePath(version, "ta")) }]
      : []),
  ];
}

/** One version of the privacy notice in one language, as a page of its own. */
export default function PrivacyNoticePage({ loaderData: { version, language } }: Route.ComponentProps) {
  const texts = notices[version] ?? {};
  const notice = texts[language];
  const label = labels[language];
  if (!notice) return null;
  return (
    <article className={`wrap ${styles.page}`} lang={language}>
      <ScriptFonts language={languageOfText(notice.title)} />
      <header>
        <h1 lang={language}>{notice.title}</h1>
        <p className={`num ${styles.date}`} lang={language}>
          {label.version}{" "}
          <time dateTime={version}>{language === "en" ? formatLongDay(version) : version}</time>
        </p>
        <p className={styles.languages}>
          {noticeLanguages.map((other) =>
            texts[other] ? (
              <a
                key={other}
                href={pathOf(version, other)}
                hrefLang={other}
                lang={other}
                aria-current={other === language ? "page" : undefined}
              >
                {noticeLanguageNames[other]}
              </a>
            ) : null,
          )}
          {version === privacyNotice.version ? (
            <a href={paths.privacy} lang={localeTag()}>
              {t("Privacy policy")}
            </a>
          ) : (
            <a href={paths.privacyNotice} lang={localeTag()}>
              {t("The current version")}
            </a>
          )}
        </p>
      </header>
      <div className={styles.columns}>
        <LegalChapters
          text={notice}
          lang={language}
          contents={label.contents}
          help={label.help}
          plainHelp={language !== "en"}
        />
      </div>
    </article>
  );
}
