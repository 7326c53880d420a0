import Search from "lucide-react/icons/search";
import { useEffect, useRef } from "react";
import styles from "./station-finder.module.css";

interface StationSearchProps {
  value: string;
  onChange: (value: string) => void;
}

/** Finds stations by name or address while typing. */
export function StationSearch({ value, onChange }: StationSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed before this box came alive is searched for too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the box comes alive
  useEffect(() => {
    const typed = input.current?.value ?? "";
    if (typed !== value) onChange(typed);
  }, []);
  return (
    <label className={styles.search}>
      <Search className="icon" aria-hidden="true" />
      <input
        ref={input}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder="Station or area"
        aria-label="Search stations"
        autoComplete="off"
        enterKeyHint="search"
      />
    </label>
  );
}
