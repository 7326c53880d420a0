import { foreignLanguage } from "#src/lib/language.ts";
import { discoverPath } from "#src/lib/paths.ts";
import styles from "./topics.module.css";

interface TopicsProps {
  topics: readonly string[];
  /** The tag whose items are shown. */
  current?: string;
}

/** Each a link to what has its tag. */
export function Topics({ topics, current }: TopicsProps) {
  return (
    <nav aria-labelledby="topics-label" className={styles.topics} id="topics" data-live>
      <span id="topics-label">Topics</span>
      {topics.map((tag) => (
        <a
          key={tag}
          href={discoverPath({ tag })}
          lang={foreignLanguage(tag)}
          aria-current={tag === current ? "true" : undefined}
        >
          {tag}
        </a>
      ))}
    </nav>
  );
}
