import ArrowLeft from "lucide-react/icons/arrow-left";
import RotateCw from "lucide-react/icons/rotate-cw";
import { discoverMessages } from "#src/content/discover-messages.ts";
import { paths } from "#src/lib/paths.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Unplugged } from "#src/ui/unplugged.tsx";
import styles from "./article-view.module.css";

interface ArticleMissingProps {
  /** The page's own path, when it failed and can be tried again. */
  retryPath?: string;
}

/** Shown for an article that does not exist or could not be loaded. */
export function ArticleMissing({ retryPath }: ArticleMissingProps) {
  const { failed, missing } = discoverMessages.article;
  const { title, text } = retryPath ? failed : missing;
  return (
    <Unplugged className={styles.missing}>
      <title>{title}</title>
      <div role={retryPath ? "alert" : undefined}>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <div className={styles.ways}>
          <ButtonLink href={paths.discover} variant={retryPath ? "outline" : "primary"}>
            <ArrowLeft aria-hidden="true" />
            Back to Discover
          </ButtonLink>
          {retryPath && (
            <ButtonLink href={retryPath}>
              <RotateCw aria-hidden="true" />
              Try again
            </ButtonLink>
          )}
        </div>
      </div>
    </Unplugged>
  );
}
