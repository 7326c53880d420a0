import Search from "lucide-react/icons/search";
import styles from "./station-finder.module.css";

interface StationSearchProps {
  value: string;
  onChange: (value: string) => void;
}

/** Finds stations by name or address while typing. */
export function StationSearch({ value, onChange }: StationSearchProps) {
  return (
    <label className={styles.search}>
      <Search className="icon" aria-hidden="true" />
      <input
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
