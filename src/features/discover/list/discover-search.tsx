import Search from "lucide-react/icons/search";
import { limits } from "#shared/limits.ts";
import { discoverMessages } from "#src/content/discover-messages.ts";
import { paths } from "#src/lib/paths.ts";
import type { DiscoverFilter } from "./discover-filter.ts";
import styles from "./discover-search.module.css";

/** The search box: a GET form for the listing, which `live-form.ts` applies while typing. */
export function DiscoverSearch({ filter: { type, search } }: { filter: DiscoverFilter }) {
  return (
    <search>
      <form
        action={paths.discover}
        className={styles.box}
        data-script="live-form"
        data-wake="interaction"
        data-history="push"
      >
        {type && <input type="hidden" name="type" value={type} />}
        <Search aria-hidden="true" />
        <input
          type="search"
          name="search"
          defaultValue={search}
          maxLength={limits.search}
          placeholder={discoverMessages.placeholder}
          aria-label="Search articles, news, and FAQs"
          enterKeyHint="search"
          autoComplete="off"
        />
      </form>
    </search>
  );
}
