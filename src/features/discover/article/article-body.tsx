import Check from "lucide-react/icons/check";
import Info from "lucide-react/icons/info";
import { memo } from "react";
import type { DiscoverItem, DiscoverSection } from "#shared/contract/discover.ts";
import { localeTag, t } from "#shared/translate.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { foreignLanguage, writtenIn } from "#src/lib/language.ts";
import { discoverPath } from "#src/lib/paths.ts";
import { Accordion } from "#src/ui/accordion.tsx";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { MediaPicture } from "#src/ui/media-picture.tsx";
import { ShareButton } from "#src/ui/share-button.tsx";
import { RichText } from "../text/rich-text.tsx";
import styles from "./article-body.module.css";
import { ArticleVideo } from "./article-video.tsx";
import { fixedChapters, sectionId, sharedTitles } from "./chapters.ts";

/** The content of an article: opening, features, sections, note, highlights, questions; tags and a button at its end. */
export function ArticleBody({ item }: { item: DiscoverItem }) {
  const { title, description, features, sections, importantNote, keyHighlights, faqs, tags } = item;
  const titles = sharedTitles(item);
  return (
    <div className={styles.body}>
      <Text text={description} firstClass={styles.first} />
      {features.length > 0 && <Features title={t(titles.features)} features={features} />}
      {sections.map((section, index) => (
        <Section key={section.id} section={section} id={sectionId(index)} />
      ))}
      {importantNote !== null && <Note title={t(titles.note)} text={importantNote} />}
      {keyHighlights.length > 0 && <Highlights title={t(titles.highlights)} highlights={keyHighlights} />}
      {faqs.length > 0 && <Questions title={t(titles.questions)} faqs={faqs} />}
      <footer className={styles.end} lang={localeTag()} data-no-print="">
        {tags.length > 0 && (
          <ul aria-label="Tags">
            {tags.map((tag) => (
              <li key={tag} lang={foreignLanguage(tag)}>
                <AnchorLink href={discoverPath({ tag })}>{tag}</AnchorLink>
              </li>
            ))}
          </ul>
        )}
        <ShareButton title={title} label="Share this article" />
      </footer>
    </div>
  );
}

/** A Markdown text. The editor's preview renders again with every change of another text. */
const Text = memo(function Text(props: { text: string; firstClass?: string }) {
  return (
    <div className={styles.text}>
      <RichText {...props} />
    </div>
  );
});

function Heading({ id, title }: { id: string; title: string }) {
  return (
    <h2 id={id} tabIndex={-1} lang={writtenIn(title)}>
      {title}
    </h2>
  );
}

function Features({ title, features }: { title: string; features: string[] }) {
  return (
    <section aria-labelledby={fixedChapters.features.id}>
      <Heading {...fixedChapters.features} title={title} />
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature} lang={foreignLanguage(feature)}>
            <Check aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Section({
  section: { title, paragraph, imageUrl, imageAlt, videoUrl },
  id,
}: {
  section: DiscoverSection;
  id: string;
}) {
  return (
    <section aria-labelledby={id}>
      <Heading id={id} title={title} />
      <Text text={paragraph} />
      {imageUrl && (
        <figure className={styles.figure}>
          <MediaPicture
            url={imageUrl}
            alt={imageAlt ?? ""}
            sizes="(width < 1024px) min(92vw, 720px), min(61vw, 800px)"
          />
        </figure>
      )}
      {videoUrl && (
        <div className={styles.figure}>
          <ArticleVideo url={videoUrl} title={title} poster={imageUrl} />
        </div>
      )}
    </section>
  );
}

function Note({ title, text }: { title: string; text: string }) {
  return (
    <aside className={styles.note} aria-labelledby="important-note">
      <Info aria-hidden="true" />
      <Heading id="important-note" title={title} />
      <Text text={text} />
    </aside>
  );
}

function Highlights({ title, highlights }: { title: string; highlights: string[] }) {
  return (
    <section className={`night ${styles.highlights}`} aria-labelledby={fixedChapters.highlights.id}>
      <Heading {...fixedChapters.highlights} title={title} />
      <ul className={styles.points}>
        {highlights.map((highlight) => (
          <li key={highlight} lang={foreignLanguage(highlight)}>
            {highlight}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ title, faqs }: { title: string; faqs: DiscoverItem["faqs"] }) {
  const items = faqs.map(({ question, answer }) => ({
    title: keepTogether(question),
    lang: writtenIn(question),
    content: <Text text={answer} />,
  }));
  return (
    <section aria-labelledby={fixedChapters.faqs.id}>
      <Heading {...fixedChapters.faqs} title={title} />
      <Accordion name="article-faq" items={items} firstOpen />
    </section>
  );
}
