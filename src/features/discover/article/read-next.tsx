import ArrowRight from "lucide-react/icons/arrow-right";
import { paths } from "#src/lib/paths.ts";
import { TextLink } from "#src/ui/button.tsx";
import type { ShownCard } from "../discover.queries.ts";
import { DiscoverTrio } from "../list/discover-shelf.tsx";
import styles from "./read-next.module.css";

/** Three more articles, and a link to all of them. */
export function ReadNext({ cards }: { cards: ShownCard[] }) {
  return (
    <section className={`section ${styles.next}`} aria-labelledby="read-next" data-no-print="">
      <div className="wrap">
        <div className="head">
          <h2 id="read-next">Read next</h2>
          <TextLink href={paths.discover}>
            Explore More Content
            <ArrowRight aria-hidden="true" />
          </TextLink>
        </div>
        <DiscoverTrio cards={cards} />
      </div>
    </section>
  );
}
