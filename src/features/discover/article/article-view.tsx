import ArrowLeft from "lucide-react/icons/arrow-left";
import type { DiscoverItem, DiscoverTranslation } from "#shared/contract/discover.ts";
import { localeTag, t } from "#shared/translate.ts";
import { typeNames } from "#src/content/discover.ts";
import { formatLongDay, formatNumber, initialsOf } from "#src/lib/format.ts";
import { foreignTag } from "#src/lib/language.ts";
import { discoverPath, paths } from "#src/lib/paths.ts";
import { AnchorLink } from "#src/ui/anchor-link.tsx";
import { TextLink } from "#src/ui/button.tsx";
import { MediaPicture } from "#src/ui/media-picture.tsx";
import { ShareButton } from "#src/ui/share-button.tsx";
import { TableOfContents } from "#src/ui/table-of-contents.tsx";
import { ArticleBody } from "./article-body.tsx";
import { ArticleVideo, coverSizes } from "./article-video.tsx";
import styles from "./article-view.module.css";
import { chaptersOf, sharedTitles } from "./chapters.ts";
import { Translations } from "./translations.tsx";
import { typesetItem } from "./typeset-item.ts";

interface ArticleViewProps {
  item: DiscoverItem;
  /** The URL that counts the view; none for a preview. */
  viewPath?: string;
  /** The same item in other languages. */
  translations?: readonly DiscoverTranslation[];
}

/** A title whose designations, such as `AC-001`, stay on one line. */
function unbroken(title: string) {
  return title.split(/(\S*\p{Lu}-\d\S*)/u).map((part, index) =>
    index % 2 ? (
      <span key={part} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** One article, from the back link to its tags. Its picture is the preview of its video, if it has one. */
export function ArticleView({ item: written, viewPath, translations = [] }: ArticleViewProps) {
  const item = typesetItem(written);
  const { title, language, contentType, mainImageUrl, mainImageAlt, mainVideoUrl } = item;
  return (
    <article lang={foreignTag(language)} className="wrap" data-view={viewPath}>
      <div className={styles.progress} aria-hidden="true" />
      <div className={styles.bar} lang={localeTag()} data-no-print="">
        <TextLink href={paths.discover} back className={styles.back} data-action="back">
          Back to Discover
          <ArrowLeft aria-hidden="true" />
        </TextLink>
        <ShareButton title={title} />
      </div>
      <header className={styles.head}>
        <AnchorLink href={discoverPath({ type: contentType })} className={styles.type} lang={localeTag()}>
          {t(typeNames[contentType])}
        </AnchorLink>
        <h1>{unbroken(title)}</h1>
        <Byline item={item} />
        <Translations translations={translations} />
      </header>
      {mainVideoUrl ? (
        <ArticleVideo url={mainVideoUrl} title={title} poster={mainImageUrl} isCover />
      ) : (
        mainImageUrl && (
          <figure className={styles.picture}>
            <MediaPicture url={mainImageUrl} alt={mainImageAlt ?? ""} sizes={coverSizes} eager />
          </figure>
        )
      )}
      <Columns item={item} />
    </article>
  );
}

/** The table of contents beside the text. */
function Columns({ item }: { item: DiscoverItem }) {
  const chapters = chaptersOf(item);
  return (
    <div className={styles.columns}>
      <div className={styles.contents} lang={localeTag()} data-no-print="">
        {chapters.length > 1 && <TableOfContents chapters={chapters} title={sharedTitles(item).contents} />}
      </div>
      <div className={styles.text}>
        <ArticleBody item={item} />
      </div>
    </div>
  );
}

function Byline({ item: { author, publishedAt, views, readingTime } }: { item: DiscoverItem }) {
  return (
    <div className={styles.byline} lang={localeTag()}>
      <i aria-hidden="true">{initialsOf(author.name)}</i>
      <b>{author.name}</b>
      <p className={`num ${styles.meta}`}>
        <time dateTime={publishedAt}>{formatLongDay(publishedAt)}</time>
        <span>{t("{minutes} min read", { minutes: readingTime })}</span>
        <span>{t("{count} views", { count: formatNumber(views) })}</span>
      </p>
    </div>
  );
}
