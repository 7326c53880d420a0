import type { ReactNode } from "react";
import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import type { LegalText } from "#src/content/legal/legal-text.ts";
import { curlQuotes } from "#src/lib/curl-quotes.ts";
import { tNodes } from "#src/lib/translate-nodes.tsx";
import { TableOfContents } from "#src/ui/table-of-contents.tsx";
import styles from "./legal-page.module.css";

interface LegalChaptersProps {
  text: LegalText;
  /** The language of a text that is not translated. */
  lang?: string;
  /** The titles of the table of contents and of the contact, in the text's language. */
  contents?: string;
  help?: string;
  /** The sentence between the contact's links is in English; other languages show the links only. */
  plainHelp?: boolean;
}

/** A legal text with its table of contents and a contact for questions. */
export function LegalChapters({
  text: { introduction, chapters },
  lang,
  contents,
  help = "Questions about this page?",
  plainHelp = false,
}: LegalChaptersProps) {
  const linked = (sentence: string) => linkContacts(curlQuotes(lang ? sentence : t(sentence)));
  return (
    <>
      <div className={styles.contents}>
        <TableOfContents
          chapters={chapters.map(({ id, title }) => ({ id, title, lang }))}
          title={contents}
          lang={lang}
          numbered
        />
      </div>
      <div className={styles.text}>
        {introduction.map((paragraph) => (
          <p key={paragraph} lang={lang}>
            {linked(paragraph)}
          </p>
        ))}
        {chapters.map((chapter, index) => (
          <section key={chapter.id} aria-labelledby={chapter.id}>
            <h2 id={chapter.id} tabIndex={-1} lang={lang}>
              <span>{index + 1}.</span> {chapter.title}
            </h2>
            {chapter.paragraphs.map((paragraph) => (
              <p key={paragraph} lang={lang}>
                {linked(paragraph)}
              </p>
            ))}
            {chapter.list && (
              <ul>
                {chapter.list.map((item) => (
                  <li key={item} lang={lang}>
                    {linked(item)}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <aside className={styles.help}>
          <h2 lang={lang}>{help}</h2>
          <p>
            {plainHelp ? (
              <>
                {mail}, {call}
              </>
            ) : (
              tNodes("Write to {email} or call {phone}.", { email: mail, phone: call })
            )}
          </p>
        </aside>
      </div>
    </>
  );
}

const mail = <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
const call = (
  <a className="num" href={brand.phone.href}>
    {brand.phone.display}
  </a>
);

/** Another page, as in Markdown. */
const pageLink = /\[([^\]]+)\]\((\/[^)]+)\)/;

/** A sentence whose e-mail address, telephone number and page are links. */
function linkContacts(sentence: string): ReactNode {
  const { supportEmail, phone, address } = brand;
  const [, name, path] = pageLink.exec(sentence) ?? [];
  const named = sentence
    .replace(supportEmail, "{mail}")
    .replace(phone.display, "{call}")
    .replace(pageLink, "{page}")
    // A number stays on the line of its street.
    .replace(address.street, address.street.replace(" ", "\u00a0"));
  return tNodes(named, { mail, call, page: path && <a href={path}>{name}</a> });
}
