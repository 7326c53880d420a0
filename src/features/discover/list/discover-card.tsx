import { t } from "#shared/translate.ts";
import { typeNames } from "#src/content/discover.ts";
import { formatLongDay } from "#src/lib/format.ts";
import { foreignLanguage, foreignTag } from "#src/lib/language.ts";
import { articlePath, discoverPath } from "#src/lib/paths.ts";
import type { ShownCard } from "../discover.queries.ts";
import { Highlight } from "../text/highlight.tsx";
import { Cover } from "./cover.tsx";
import styles from "./discover-card.module.css";
import { tagsOfOneLine } from "./tags-of-one-line.ts";

interface DiscoverCardViewProps {
  card: ShownCard;
  heading: "h2" | "h3";
  /** The search, whose words are marked in the title and the text. */
  search?: string;
  eager?: boolean;
  /** How many of twelve columns the card spans on a wide screen. */
  span?: 4 | 5 | 7;
  /** A question beside how its answer begins, in a list of questions alone. */
  isRow?: boolean;
}

/** One item of the shelf; the whole card is a link to the article. */
export function DiscoverCardView(props: DiscoverCardViewProps) {
  const { card, heading: Heading, search, eager, span = 4, isRow = false } = props;
  const { slug, contentType, language, title, description, tags, publishedAt, readingTime } = card;
  return (
    <article className={styles.card} data-type={contentType} data-row={isRow || undefined}>
      {!isRow && (
        <Cover
          item={card}
          eager={eager}
          sizes={
            eager ? `(width < 768px) 92vw, (width < 1024px) 46vw, ${Math.round(span * 7.6)}vw` : "auto, 60vw"
          }
          maxWidth={span === 7 ? 960 : 720}
        />
      )}
      <div className={styles.text}>
        <p className={`num ${styles.meta}`}>
          <b>{typeNames[contentType]}</b>
          <time dateTime={publishedAt}>{formatLongDay(publishedAt)}</time>
          <span>{t("{minutes} min read", { minutes: readingTime })}</span>
        </p>
        <Heading className={styles.title} lang={foreignTag(language)}>
          <a href={articlePath(slug)}>
            <Highlight text={title} search={search} />
          </a>
        </Heading>
        {(isRow || description) && (
          <p className={styles.excerpt} lang={foreignTag(language)}>
            <Highlight text={description} search={search} />
          </p>
        )}
        <Tags tags={tags} search={search} />
      </div>
    </article>
  );
}

function Tags({ tags, search }: { tags: string[]; search?: string }) {
  if (tags.length === 0) return null;
  const shown = tagsOfOneLine(tags);
  const others = tags.length - shown.length;
  return (
    <ul className={styles.tags} aria-label="Tags">
      {shown.map((tag) => (
        <li key={tag} lang={foreignLanguage(tag)}>
          <a href={discoverPath({ tag })}>
            <Highlight text={tag} search={search} />
          </a>
          {others > 0 && tag === shown.at(-1) && (
            <span className="num" title={t("+{count} more", { count: others })}>
              {`+${others}`}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
