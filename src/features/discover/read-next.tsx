import { useQuery } from "@tanstack/react-query";
import ArrowRight from "lucide-react/icons/arrow-right";
import { paths } from "#src/lib/paths.ts";
import type { DiscoverItem } from "#src/shared/contract/discover.ts";
import { TextLink } from "#src/ui/button.tsx";
import { readNextQuery } from "./discover.queries.ts";
import { DiscoverTrio } from "./discover-shelf.tsx";
import styles from "./read-next.module.css";

/** Three more articles, and the way to all of them. */
export function ReadNext({ item }: { item: DiscoverItem }) {
  const { data: cards = [] } = useQuery(readNextQuery(item));
  return (
    <section className="section" aria-labelledby="read-next" data-no-print="">
      <div className={`wrap ${styles.rule}`}>
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
