import Search from "lucide-react/icons/search";
import { useEffect, useRef, useState } from "react";
import { connectorNames, connectorStandards } from "#shared/contract/station-fields.ts";
import { limits } from "#shared/limits.ts";
import { t } from "#shared/translate.ts";
import { paths } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import styles from "./filter-form.module.css";
import {
  isNarrowed,
  noFilters,
  powers,
  readFilters,
  type StationFilters,
  stationListPath,
} from "./filters.ts";

interface FilterFormProps {
  filters: StationFilters;
  /** The states to choose from, in the list. */
  states?: readonly { value: string; label: string }[];
  /** Called at every change. Without it the form is part of the list, and leads there. */
  onFilter?: (filters: StationFilters) => void;
}

const connectors = [
  { value: "", label: "Any connector" },
  ...connectorStandards.map((value) => ({ value, label: connectorNames[value] })),
];
const powerOptions = () =>
  powers.map((power) => ({
    value: String(power),
    label: power === 0 ? "Any power" : t("{power} kW or more", { power }),
  }));

/** Search and filters of stations: a GET form to the list, with uncontrolled fields. */
export function FilterForm({ filters, states, onFilter }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [timesCleared, setTimesCleared] = useState(0);
  const read = () => form.current && onFilter?.(readFilters(new FormData(form.current)));
  // What was entered before the island woke counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(() => void read(), []);

  function clear() {
    onFilter?.({ ...noFilters, search: filters.search });
    setTimesCleared(timesCleared + 1);
  }
  return (
    <search className={styles.root} data-wide={!onFilter || undefined}>
      <form
        key={timesCleared}
        ref={form}
        action={paths.stations}
        className={styles.form}
        {...(!onFilter && { "data-script": "live-form", "data-wake": "interaction" })}
        onChange={read}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField value={filters.search} />
        <Filters filters={filters} states={states} />
        <div id="clear-filters" data-live className={styles.clear}>
          {isNarrowed(filters) &&
            (onFilter ? (
              <button type="button" onClick={clear}>
                Clear filters
              </button>
            ) : (
              <a href={stationListPath({ ...noFilters, search: filters.search })}>Clear filters</a>
            ))}
        </div>
        <Button type="submit" variant="outline" size="small" className={styles.show}>
          Show stations
        </Button>
      </form>
    </search>
  );
}

/** The field of a search for stations, in a form that leads to the list. */
export function SearchField({ value }: { value: string }) {
  return (
    <label className={styles.search}>
      <Search className="icon" aria-hidden="true" />
      <input
        type="search"
        name="search"
        defaultValue={value}
        maxLength={limits.search}
        placeholder="City, area, PIN code or station"
        aria-label="Search stations"
        enterKeyHint="search"
      />
    </label>
  );
}

/** By state, connector, power, and what is free or open at this moment. */
function Filters({ filters, states }: Pick<FilterFormProps, "filters" | "states">) {
  return (
    <fieldset className={styles.filters} aria-label="Filters">
      {states && (
        <CompactSelect
          name="state"
          label="State"
          options={[{ value: "", label: "All states" }, ...states]}
          defaultValue={filters.state}
        />
      )}
      <CompactSelect
        name="connector"
        label="Connector"
        options={connectors}
        defaultValue={filters.connector}
      />
      <CompactSelect
        name="power"
        label="Minimum power"
        options={powerOptions()}
        defaultValue={String(filters.minPower)}
      />
      <label className={styles.toggle}>
        <input type="checkbox" name="available" value="1" defaultChecked={filters.availableNow} />
        Available now
      </label>
      <label className={styles.toggle}>
        <input type="checkbox" name="open" value="1" defaultChecked={filters.openNow} />
        Open now
      </label>
    </fieldset>
  );
}
