import ChevronDown from "lucide-react/icons/chevron-down";
import Search from "lucide-react/icons/search";
import { type ReactNode, useEffect, useRef } from "react";
import { connectorNames, connectorStandards } from "#shared/contract/station-fields.ts";
import { limits } from "#shared/limits.ts";
import { t } from "#shared/translate.ts";
import { paths } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
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
  /** A button in the search field, with what it says below. */
  locate?: ReactNode;
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
export function FilterForm({ filters, states, onFilter, locate }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const read = () => form.current && onFilter?.(readFilters(new FormData(form.current)));
  // What was entered before the island woke counts too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(() => void read(), []);

  return (
    <search className={styles.root} data-wide={!onFilter || undefined}>
      <form
        ref={form}
        action={paths.stations}
        className={styles.form}
        {...(!onFilter && { "data-script": "live-form", "data-wake": "interaction" })}
        onChange={read}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.field}>
          <SearchField value={filters.search} />
          {locate}
        </div>
        <Filters filters={filters} states={states} />
        {!onFilter && (
          <div id="clear-filters" data-live className={styles.clear}>
            {isNarrowed(filters) && (
              <a href={stationListPath({ ...noFilters, search: filters.search })}>Clear filters</a>
            )}
          </div>
        )}
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
        placeholder="City, area, PIN or station"
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
        <SelectChip
          name="state"
          label="State"
          options={[{ value: "", label: "All states" }, ...states]}
          defaultValue={filters.state}
        />
      )}
      <SelectChip name="connector" label="Connector" options={connectors} defaultValue={filters.connector} />
      <SelectChip
        name="power"
        label="Minimum power"
        shown="Power"
        options={powerOptions()}
        defaultValue={String(filters.minPower)}
      />
      <label className={styles.chip}>
        <input
          type="checkbox"
          name="available"
          value="1"
          aria-label="Available now"
          defaultChecked={filters.availableNow}
        />
        Available
      </label>
      <label className={styles.chip}>
        <input type="checkbox" name="open" value="1" aria-label="Open now" defaultChecked={filters.openNow} />
        Open
      </label>
    </fieldset>
  );
}

interface SelectChipProps {
  name: string;
  label: string;
  /** The label that is seen, in place of the first option, which filters nothing. */
  shown?: string;
  options: readonly { value: string; label: string }[];
  defaultValue: string;
}

/** A native select that looks like the toggles beside it. */
function SelectChip({ label, shown = label, options, ...select }: SelectChipProps) {
  return (
    <span className={styles.chip}>
      <span aria-hidden="true">{shown}</span>
      <select {...select} aria-label={label}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
