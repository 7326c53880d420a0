import { connectorStandards } from "#shared/contract/station-fields.ts";
import { CompactSelect } from "#src/ui/compact-select.tsx";
import { connectorNames } from "./connector-names.ts";
import { noFilters, type StationFilters } from "./filters.ts";
import styles from "./station-finder.module.css";

interface FilterBarProps {
  value: StationFilters;
  onChange: (value: StationFilters) => void;
}

const connectors = [
  { value: "", label: "Any connector" },
  ...connectorStandards.map((value) => ({ value, label: connectorNames[value] })),
];
/** Kilowatts. */
const powers = [0, 7, 30, 60, 120].map((kW) => ({
  value: String(kW),
  label: kW === 0 ? "Any power" : `${kW} kW or more`,
}));

/** Which stations are listed and on the map: by connector, power, and what is free or open at this moment. */
export function FilterBar({ value, onChange }: FilterBarProps) {
  const { search, ...rest } = value;
  const isNarrowed = Object.entries(rest).some(([name, one]) => one !== noFilters[name as keyof typeof rest]);
  return (
    <fieldset className={styles.filters} aria-label="Filters">
      <CompactSelect
        label="Connector"
        options={connectors}
        value={value.connector}
        active={value.connector !== ""}
        onSelect={(connector) => onChange({ ...value, connector })}
      />
      <CompactSelect
        label="Minimum power"
        options={powers}
        value={String(value.minPower)}
        active={value.minPower > 0}
        onSelect={(minPower) => onChange({ ...value, minPower: Number(minPower) })}
      />
      <Toggle pressed={value.availableNow} onPress={(availableNow) => onChange({ ...value, availableNow })}>
        Available now
      </Toggle>
      <Toggle pressed={value.openNow} onPress={(openNow) => onChange({ ...value, openNow })}>
        Open now
      </Toggle>
      {isNarrowed && (
        <button type="button" className={styles.clear} onClick={() => onChange({ ...noFilters, search })}>
          Clear filters
        </button>
      )}
    </fieldset>
  );
}

interface ToggleProps {
  pressed: boolean;
  onPress: (pressed: boolean) => void;
  children: string;
}

function Toggle({ pressed, onPress, children }: ToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={pressed} onClick={() => onPress(!pressed)}>
      {children}
    </button>
  );
}
