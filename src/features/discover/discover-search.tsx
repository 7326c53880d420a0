import Search from "lucide-react/icons/search";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { messages } from "#src/content/messages.ts";
import { discoverPath, paths } from "#src/lib/paths.ts";
import { limits } from "#src/shared/limits.ts";
import { type DiscoverFilter, readFilter } from "./discover-filter.ts";
import styles from "./discover-search.module.css";

const pause = 300;

/** Searches a moment after the last key. Without script it is a form that asks for the same address. */
export function DiscoverSearch({ filter }: { filter: DiscoverFilter }) {
  const navigate = useNavigate();
  const inUrl = filter.search ?? "";
  const [typed, setTyped] = useState(inUrl);
  const asked = useRef(inUrl);
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address may change without this box: Back, a filter, Clear search.
  useEffect(() => {
    if (inUrl === asked.current) return;
    asked.current = inUrl;
    setTyped(inUrl);
  }, [inUrl]);
  // What was typed before this box came alive is searched for too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes alive
  useEffect(() => {
    const early = box.current?.value ?? inUrl;
    if (early !== inUrl) {
      setTyped(early);
      search(early, 0);
    }
    return () => clearTimeout(timer.current);
  }, []);

  function search(words: string, wait: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const wanted = words.trim().replace(/\s+/g, " ");
      if (wanted === asked.current) return;
      // One step of the history for the whole search: Back leads to what was shown before it.
      const goesOn = asked.current !== "";
      asked.current = wanted;
      // The type as the address has it by now: it may have been chosen after the last key.
      const { type } = readFilter(new URLSearchParams(window.location.search));
      void navigate(discoverPath({ type, search: wanted }), {
        replace: goesOn,
        preventScrollReset: true,
      });
    }, wait);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    search(typed, 0);
  }
  return (
    <search>
      <form action={paths.discover} method="get" onSubmit={submit} className={styles.box}>
        {filter.type && <input type="hidden" name="type" value={filter.type} />}
        <Search aria-hidden="true" />
        <input
          ref={box}
          type="search"
          name="search"
          value={typed}
          maxLength={limits.search}
          placeholder={messages.discover.placeholder}
          aria-label="Search articles, news, and FAQs"
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            search(event.target.value, pause);
          }}
        />
      </form>
    </search>
  );
}
