import ArrowLeft from "lucide-react/icons/arrow-left";
import RotateCw from "lucide-react/icons/rotate-cw";
import { messages } from "#src/content/messages.ts";
import { paths } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import styles from "./article-missing.module.css";

/** In place of an article that is not there, or that could not be read (then with a way to try again). */
export function ArticleMissing({ onRetry, busy }: { onRetry?: () => void; busy?: boolean }) {
  const { title, text } = onRetry ? messages.discover.article.failed : messages.discover.article.missing;
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{title}</title>
      <div role={onRetry ? "alert" : undefined}>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <div className={styles.actions}>
          <ButtonLink href={paths.discover} variant={onRetry ? "outline" : "primary"}>
            <ArrowLeft aria-hidden="true" />
            Back to Discover
          </ButtonLink>
          {onRetry && (
            <Button onClick={onRetry} busy={busy}>
              {!busy && <RotateCw aria-hidden="true" />}
              Try again
            </Button>
          )}
        </div>
      </div>
      <Picture
        name="empty-plug"
        alt=""
        sizes="(width >= 768px) 560px, 90vw"
        bare
        className={styles.picture}
      />
    </div>
  );
}

/** The shape of an article while it loads. */
export function ArticleSkeleton() {
  return (
    <Loading label={messages.discover.loading} className={`wrap ${styles.skeleton}`}>
      <Skeleton shape="title" width="most" />
      <Skeleton width="half" />
      <Skeleton shape="block" className={styles.block} />
      <Skeleton width="most" />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </Loading>
  );
}
