import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import { t } from "#shared/translate.ts";
import { tripsCopy } from "#src/content/trips.ts";
import { tripsPath } from "#src/lib/trip-path.ts";
import { Button } from "#src/ui/button.tsx";
import { suggestedNames } from "./suggested-places.ts";
import styles from "./trip-form.module.css";

interface TripFormProps {
  from?: string;
  to?: string;
  /** Names that the fields suggest. */
  places?: readonly string[];
  /** What is wrong with the places that were entered. */
  problem?: string | null;
  /** Beside the main action of a page. */
  isSecond?: boolean;
}

/** Two places: a GET form, which needs no script. With script the ends are swapped without a request. */
export function TripForm({
  from = "",
  to = "",
  places = [],
  problem = null,
  isSecond = false,
}: TripFormProps) {
  const field = (name: "from" | "to", label: string, value: string) => (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        name={name}
        defaultValue={value}
        required
        maxLength={80}
        placeholder={tripsCopy.hint}
        list="trip-places"
        autoComplete="off"
        aria-describedby={problem ? "trip-problem" : undefined}
      />
    </label>
  );
  return (
    <search className={styles.root}>
      <form action={tripsPath} className={styles.form} data-script="swap-ends" data-wake="interaction">
        <div className={styles.ends}>
          {field("from", tripsCopy.from, from)}
          {field("to", tripsCopy.to, to)}
        </div>
        <Button type="submit" variant={isSecond ? "inverse" : "primary"}>
          {tripsCopy.submit}
        </Button>
        {/* After the button that the Enter key presses. */}
        <button
          type="submit"
          name="swap"
          value="1"
          formNoValidate
          className={styles.swap}
          aria-label={tripsCopy.swap}
          title={t(tripsCopy.swap)}
        >
          <ArrowUpDown aria-hidden="true" />
        </button>
      </form>
      {problem && (
        <p id="trip-problem" role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <datalist id="trip-places">
        {suggestedNames(places).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </search>
  );
}
