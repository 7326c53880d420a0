import Download from "lucide-react/icons/download";
import { data, useLocation } from "react-router";
import type { Reliability, ReliabilityFigures } from "#shared/contract/reliability.ts";
import { t } from "#shared/translate.ts";
import { reliabilityCopy, reliabilityPath, ukRuleId } from "#src/content/reliability.ts";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import { DayChart } from "#src/features/reliability/day-chart.tsx";
import kindStyles from "#src/features/reliability/kinds.module.css";
import { writtenKinds } from "#src/features/reliability/kinds.tsx";
import { percents } from "#src/features/reliability/percents.ts";
import styles from "#src/features/reliability/reliability.module.css";
import { ShareTable } from "#src/features/reliability/share-table.tsx";
import { curlQuotes } from "#src/lib/curl-quotes.ts";
import { keepTogether } from "#src/lib/keep-together.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { paths } from "#src/lib/paths.ts";
import { typedPageMeta } from "#src/lib/structured-data.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import type { Route } from "./+types/reliability";

/** The days that all figures of the page are made of. */
const chartDays = 30;
/** The worst cities, in sight at once. */
const shownCities = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const api = createPageApi(context.get(apiFetchContext));
  return api<Reliability>("/api/reliability").catch(() => {
    throw data(null, { status: 503 });
  });
}

export function meta() {
  const { title, step, description } = reliabilityCopy;
  return typedPageMeta({
    type: "WebPage",
    above: [{ name: "Stations", path: paths.stations }],
    ...{ step, title, description, path: reliabilityPath },
  });
}

export default function ReliabilityPage({ loaderData }: Route.ComponentProps) {
  const { all, days, to, operators, cities } = loaderData;
  const copy = reliabilityCopy;
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <Breadcrumb
          steps={[
            { name: "Stations", path: paths.stations },
            { name: copy.step, path: reliabilityPath },
          ]}
        />
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead(loaderData)}</p>
      </header>
      {all ? <Summary all={all} /> : <p>{copy.empty}</p>}
      {to && days.length > 0 && (
        <section aria-labelledby="days" className={styles.days}>
          <h2 id="days">{copy.perDay}</h2>
          <DayChart label={copy.perDayLabel(chartDays)} days={days} to={to} count={chartDays} />
        </section>
      )}
      {all && (
        <ShareTable
          head={copy.operators}
          rows={operators.map((row) => ({ ...row, name: row.operator, note: null }))}
        />
      )}
      {all && (
        <ShareTable
          head={copy.cities}
          shown={shownCities}
          rows={cities.map((row) => ({
            ...row,
            name: row.city,
            note: row.state === row.city ? null : row.state,
          }))}
        />
      )}
      <section aria-labelledby="method">
        <h2 id="method">{copy.method}</h2>
        <div className={styles.methods}>
          {copy.methods.map(({ id, title, text }) => (
            <div key={id}>
              <h3 id={id} tabIndex={-1}>
                {curlQuotes(t(title))}
              </h3>
              <p>{keepTogether(curlQuotes(t(text)))}</p>
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby="check">
        <h2 id="check">{copy.check}</h2>
        <p className={styles.text}>{curlQuotes(t(copy.checkText))}</p>
        <Log months={loaderData.months} />
      </section>
    </div>
  );
}

/** How much of the time chargers worked, in the largest type, and what is beside it. */
function Summary({ all }: { all: ReliabilityFigures }) {
  const { columns, notes, ukRule } = reliabilityCopy;
  const texts = percents(all);
  return (
    <dl className={`night num ${kindStyles.kinds} ${styles.summary}`}>
      {writtenKinds.map((kind) => (
        <div key={kind}>
          <dt>
            {kind === "reliable" ? (
              <a href={`#${ukRuleId}`}>{curlQuotes(t(ukRule))}</a>
            ) : (
              <span data-kind={kind}>{columns[kind]}</span>
            )}
          </dt>
          <dd>{texts[kind]}</dd>
          <dd>
            {notes[kind]}
            {kind === "working" && <ShareBar all={all} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** All of the time: what worked, what is not known and what did not work. */
function ShareBar({ all: { working, unknown, broken } }: { all: ReliabilityFigures }) {
  const parts = [
    { kind: "working", from: 0, share: working },
    { kind: "broken", from: 100 - broken, share: broken },
    { kind: "unknown", from: 100 - broken - unknown, share: unknown },
  ];
  return (
    <svg aria-hidden="true" className={styles.shareBar}>
      {parts.map(({ kind, from, share }) => (
        <rect key={kind} data-kind={kind} x={`${from}%`} width={`${share}%`} height="100%" />
      ))}
    </svg>
  );
}

function Log({ months }: { months: readonly string[] }) {
  return (
    <ul className={styles.months}>
      {months.toReversed().map((month) => (
        <li key={month}>
          <ButtonLink href={`/api/reliability/log/${month}.ndjson`} variant="outline" size="small">
            <Download aria-hidden="true" />
            {reliabilityCopy.log(month)}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

export function ErrorBoundary() {
  const { pathname } = useLocation();
  const { title, text } = reliabilityCopy.failed;
  const retry = (
    <ButtonLink href={pathname} variant="outline" size="small">
      {reliabilityCopy.failed.retry}
    </ButtonLink>
  );
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{title}</title>
      <ErrorPanel title={title} text={text} actions={retry} />
    </div>
  );
}
