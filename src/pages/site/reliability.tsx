import { data, useLocation } from "react-router";
import type { Reliability, ReliabilityFigures } from "#shared/contract/reliability.ts";
import { t } from "#shared/translate.ts";
import { reliabilityCopy, reliabilityPath } from "#src/content/reliability.ts";
import { Breadcrumb } from "#src/features/products/breadcrumb.tsx";
import styles from "#src/features/reliability/reliability.module.css";
import { percent, ShareTable } from "#src/features/reliability/share-table.tsx";
import { Figures } from "#src/features/stations/figures.tsx";
import { keepTogether } from "#src/lib/keep-together.ts";
import { apiFetchContext, createPageApi } from "#src/lib/page-api.ts";
import { paths } from "#src/lib/paths.ts";
import { typedPageMeta } from "#src/lib/structured-data.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { ErrorPanel } from "#src/ui/error-panel.tsx";
import type { Route } from "./+types/reliability";

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
  const { all, operators, cities } = loaderData;
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
      {all ? <Figures figures={figuresOf(all)} /> : <p>{copy.empty}</p>}
      {all && (
        <ShareTable
          head={copy.operators}
          rows={operators.map((row) => ({ ...row, name: row.operator, note: null }))}
        />
      )}
      {all && (
        <ShareTable
          head={copy.cities}
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
          {copy.methods.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p>{keepTogether(t(text))}</p>
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby="check">
        <h2 id="check">{copy.check}</h2>
        <p className={styles.text}>{copy.checkText}</p>
        <Log months={loaderData.months} />
      </section>
    </div>
  );
}

function figuresOf(all: ReliabilityFigures) {
  const { columns, notes } = reliabilityCopy;
  return (["working", "unknown", "broken", "reliable"] as const).map((kind) => ({
    label: columns[kind],
    value: percent(all[kind]),
    note: notes[kind],
  }));
}

function Log({ months }: { months: readonly string[] }) {
  return (
    <ul className={styles.months}>
      {months.toReversed().map((month) => (
        <li key={month}>
          <a href={`/api/reliability/log/${month}.ndjson`}>{reliabilityCopy.log(month)}</a>
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
