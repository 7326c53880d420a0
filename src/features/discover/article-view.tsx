import ArrowLeft from "lucide-react/icons/arrow-left";
import { type MouseEvent, useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { typeNames } from "#src/content/discover.ts";
import { formatLongDay, formatNumber } from "#src/lib/format.ts";
import { detectLanguage } from "#src/lib/language.ts";
import { paths } from "#src/lib/paths.ts";
import type { DiscoverItem } from "#src/shared/contract/discover.ts";
import { TextLink } from "#src/ui/button.tsx";
import { TableOfContents } from "#src/ui/table-of-contents.tsx";
import { ArticleBody } from "./article-body.tsx";
import { ArticlePicture } from "./article-picture.tsx";
import { ArticleVideo } from "./article-video.tsx";
import styles from "./article-view.module.css";
import { chaptersOf } from "./chapters.ts";
import { isFromListing } from "./from-listing.ts";
import { ShareButton } from "./share-button.tsx";

/** One article, from the way back to its tags. */
export function ArticleView({ item }: { item: DiscoverItem }) {
  const { title, mainImageUrl, mainImageAlt, mainVideoUrl } = item;
  const chapters = useMemo(() => chaptersOf(item), [item]);
  return (
    <article lang={detectLanguage(title)} className="wrap">
      <div className={styles.progress} aria-hidden="true" />
      <div className={styles.bar} lang="en-IN" data-no-print="">
        <BackLink />
        <ShareButton title={title} />
      </div>
      <header className={styles.head}>
        <h1>{title}</h1>
        <Byline item={item} />
      </header>
      {mainImageUrl && (
        <figure className={styles.picture}>
          <ArticlePicture
            url={mainImageUrl}
            alt={mainImageAlt ?? ""}
            sizes="(width < 1440px) 92vw, 1312px"
            eager
          />
        </figure>
      )}
      <div className={styles.columns}>
        {chapters.length > 1 ? (
          <div className={styles.contents} lang="en-IN" data-no-print="">
            <TableOfContents chapters={chapters} />
          </div>
        ) : (
          <div className={styles.contents} />
        )}
        <div className={styles.text}>
          {mainVideoUrl && (
            <div className={styles.mainVideo}>
              <ArticleVideo url={mainVideoUrl} title={title} poster={mainImageUrl} />
            </div>
          )}
          <ArticleBody item={item} />
        </div>
      </div>
    </article>
  );
}

/** To the listing; as it was left, with its search and its place, when the article was opened from there. */
function BackLink() {
  const navigate = useNavigate();
  const { state } = useLocation();
  function back(event: MouseEvent) {
    if (!isFromListing(state) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <TextLink href={paths.discover} back onClick={back} className={styles.back}>
      Back to Discover
      <ArrowLeft aria-hidden="true" />
    </TextLink>
  );
}

function Byline({ item: { author, publishedAt, views, readingTime, contentType } }: { item: DiscoverItem }) {
  const initials = author.name
    .split(/\s+/)
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    .join("");
  return (
    <div className={styles.byline} lang="en-IN">
      <div className={styles.who}>
        <i aria-hidden="true">{initials}</i>
        <div>
          <b>{author.name}</b>
          <span>{typeNames[contentType]}</span>
        </div>
      </div>
      <p className={`num ${styles.meta}`}>
        <time dateTime={publishedAt}>{formatLongDay(publishedAt)}</time>
        <span>{formatNumber(views)} views</span>
        <span>{readingTime} min read</span>
      </p>
    </div>
  );
}
