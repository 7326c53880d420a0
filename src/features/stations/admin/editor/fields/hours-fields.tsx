import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { weekdays } from "#shared/station-hours.ts";
import group from "#src/editing/fields/editor-fields.module.css";
import { newKey } from "#src/editing/keyed.ts";
import { Button } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import type { TimesDraft } from "../station-draft.ts";
import { fieldId, type StationEditorState } from "../station-model.ts";
import { OperatorValue } from "./operator-value.tsx";
import styles from "./station-fields.module.css";
import { TimeInput } from "./time-input.tsx";

/** The opening hours of each weekday; a day can have several parts. */
export function HoursFields({ editor }: { editor: StationEditorState }) {
  const { item, save } = editor;
  const { week } = item.draft;
  const [monday = []] = week;
  const error = save.issues.find(({ path }) => path.startsWith("hours"))?.message;
  const setDay = (index: number, times: TimesDraft[]) => item.change({ week: week.with(index, times) });
  return (
    <section className={group.group} aria-labelledby="station-hours-title">
      <h2 id="station-hours-title">Opening hours</h2>
      <div className={styles.buttons}>
        <Button
          id={fieldId("hours")}
          variant="outline"
          size="small"
          onClick={() => item.change({ week: week.map(() => [wholeDay()]) })}
        >
          Open 24 hours every day
        </Button>
        <Button
          variant="outline"
          size="small"
          disabled={monday.length === 0}
          onClick={() =>
            item.change({ week: week.map((day, index) => (index === 0 ? day : copyOf(monday))) })
          }
        >
          Copy Monday to all days
        </Button>
      </div>
      {error && (
        <p className={group.error} role="alert">
          {error}
        </p>
      )}
      <ul className={styles.week}>
        {weekdays.map((name, index) => (
          <DayFields
            key={name}
            name={name}
            times={week[index] ?? []}
            onChange={(times) => setDay(index, times)}
          />
        ))}
      </ul>
      <OperatorValue editor={editor} field="hours" />
    </section>
  );
}

function wholeDay(): TimesDraft {
  return { key: newKey(), from: "00:00", to: "00:00" };
}

function copyOf(times: readonly TimesDraft[]): TimesDraft[] {
  return times.map((part) => ({ ...part, key: newKey() }));
}

interface DayFieldsProps {
  name: string;
  times: readonly TimesDraft[];
  onChange: (times: TimesDraft[]) => void;
}

function DayFields({ name, times, onChange }: DayFieldsProps) {
  const isWholeDay = times.length === 1 && times[0]?.from === "00:00" && times[0].to === "00:00";
  return (
    <li>
      <b>{name}</b>
      {isWholeDay ? (
        <span>Open 24 hours</span>
      ) : (
        <div className={styles.parts}>
          {times.length === 0 && <span>Closed</span>}
          {times.map((part, index) => (
            <DayPart
              key={part.key}
              name={times.length > 1 ? `${name}, part ${index + 1},` : name}
              part={part}
              onChange={(next) => onChange(times.with(index, next))}
              onRemove={() => onChange(times.toSpliced(index, 1))}
            />
          ))}
        </div>
      )}
      <div className={styles.buttons}>
        {!isWholeDay && times.length < 3 && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`Add ${times.length === 0 ? "hours" : "part"} on ${name}`}
            onClick={() => onChange([...times, nextPart(times)])}
          >
            <Plus aria-hidden="true" />
            Add {times.length === 0 ? "hours" : "part"}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={isWholeDay ? `Change ${name}` : `24 hours on ${name}`}
          onClick={() => onChange(isWholeDay ? [] : [wholeDay()])}
        >
          {isWholeDay ? "Change" : "24 hours"}
        </Button>
      </div>
    </li>
  );
}

/** The morning first, then from the end of the last part. */
function nextPart(times: readonly TimesDraft[]): TimesDraft {
  const last = times.at(-1);
  return { key: newKey(), from: last?.to ?? "09:00", to: last ? "22:00" : "21:00" };
}

interface DayPartProps {
  name: string;
  part: TimesDraft;
  onChange: (part: TimesDraft) => void;
  onRemove: () => void;
}

function DayPart({ name, part, onChange, onRemove }: DayPartProps) {
  return (
    <span className={styles.part}>
      <TimeInput label={`${name} opens`} value={part.from} onChange={(from) => onChange({ ...part, from })} />
      <span aria-hidden="true">to</span>
      <TimeInput label={`${name} closes`} value={part.to} onChange={(to) => onChange({ ...part, to })} />
      {part.to !== "" && part.to <= part.from && <small>next day</small>}
      <IconButton label={`Remove ${name} ${part.from} to ${part.to}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </span>
  );
}
