import { connectorNames } from "#shared/contract/station-fields.ts";
import type { StationAdminItem } from "#shared/contract/stations-admin.ts";
import { weekdays } from "#shared/station-hours.ts";
import { formatMoment } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { ProblemBadge } from "../problem-badge.tsx";
import { hiddenTexts, problemTexts } from "../station-labels.ts";
import styles from "./station-aside.module.css";
import { toRequestBody } from "./station-mapping.ts";
import type { StationEditorState } from "./station-model.ts";
import { priceText } from "./station-texts.ts";

/** Beside the fields: where the station comes from, its problems, and a summary of it. */
export function StationAside({ editor }: { editor: StationEditorState }) {
  const { stored } = editor.item;
  return (
    <aside className={styles.aside} aria-label="About this station">
      {stored && <SourceNotice station={stored.item} />}
      {stored && <Problems station={stored.item} />}
      <Summary editor={editor} />
      {stored && <LastChange station={stored.item} />}
    </aside>
  );
}

function SourceNotice({ station: { source, overrides, hiddenReason } }: { station: StationAdminItem }) {
  if (!source && !hiddenReason) return null;
  return (
    <section className={styles.notice} role="note">
      {source && (
        <p>
          <b>{source.name || "An operator"}</b> feeds this station. What you change here stays yours: the
          operator does not overwrite it any more.
          {overrides.length > 0 &&
            ` ${overrides.length} ${overrides.length === 1 ? "field is" : "fields are"} yours now.`}
        </p>
      )}
      {hiddenReason && (
        <p>
          <b>Visitors do not see it.</b> {hiddenTexts[hiddenReason]}
        </p>
      )}
    </section>
  );
}

function Problems({ station: { problems } }: { station: StationAdminItem }) {
  if (problems.length === 0) return null;
  return (
    <section>
      <h2>Problems</h2>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={problem}>
            <ProblemBadge problem={problem} />
            <p>{problemTexts[problem]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What visitors will read, from what is typed. */
function Summary({ editor }: { editor: StationEditorState }) {
  const { draft } = editor.item;
  const body = toRequestBody(draft);
  const lines = [
    ["Address", [draft.address, draft.city, [draft.state, draft.pincode].filter(Boolean).join(" ")]],
    ["Charging points", pointLines(editor)],
    ["Opening hours", hourLines(draft.week)],
    ["Prices", [priceText(body.price)]],
  ] as const;
  return (
    <section>
      <h2>What visitors read</h2>
      <p className={styles.name}>{draft.name || "No name yet"}</p>
      <dl className={styles.summary}>
        {lines.map(([name, texts]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {texts.filter(Boolean).length === 0
                ? "Nothing yet"
                : texts.filter(Boolean).map((text) => <span key={text}>{text}</span>)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** "2 × CCS2 60 kW" */
function pointLines({ item }: StationEditorState): string[] {
  const counts = new Map<string, number>();
  for (const { standard, maxPowerKw } of item.draft.evses.flatMap(({ connectors }) => connectors)) {
    const text = `${connectorNames[standard]} ${maxPowerKw || "?"} kW`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => `${count} × ${text}`);
}

/** "Monday to Friday 09:00–21:00": days in a row with the same hours are one line. */
function hourLines(week: readonly (readonly { from: string; to: string }[])[]): string[] {
  if (week.every((day) => day.length === 0)) return [];
  const texts = week.map(
    (day) =>
      day
        .map(({ from, to }) => (from === "00:00" && to === "00:00" ? "24 hours" : `${from}–${to}`))
        .join(", ") || "closed",
  );
  const lines: string[] = [];
  for (let start = 0; start < texts.length; ) {
    let end = start;
    while (texts[end + 1] === texts[start]) end += 1;
    const days =
      start === 0 && end === 6
        ? "Every day"
        : start === end
          ? weekdays[start]
          : `${weekdays[start]} to ${weekdays[end]}`;
    lines.push(`${days} ${texts[start]}`);
    start = end + 1;
  }
  return lines;
}

function LastChange({ station: { updatedAt } }: { station: StationAdminItem }) {
  const now = useNow();
  return <p className={styles.changed}>Last changed {formatMoment(updatedAt, now)}</p>;
}
