import { queryOptions, useQuery } from "@tanstack/react-query";
import type {
  UnknownInFailures,
  WhyUnknown,
  WorstStation,
  WorstStations,
} from "#shared/contract/reliability.ts";
import page from "#src/editing/list/list-page.module.css";
import { adminStationPath } from "#src/lib/admin-paths.ts";
import { api } from "#src/lib/api.ts";
import { formatDay, formatMoment } from "#src/lib/format.ts";
import { paths } from "#src/lib/paths.ts";
import { useNow } from "#src/lib/use-now.ts";
import { QueryPlaceholder } from "#src/ui/query-placeholder.tsx";
import { RouteButton, RouteLink } from "#src/ui/route-link.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { percents } from "./percents.ts";
import styles from "./worst-stations.module.css";

const worstQuery = queryOptions({
  queryKey: ["reliability", "worst"],
  queryFn: ({ signal }) => api<WorstStations>("/api/reliability/admin/worst", { signal }),
});

/** The stations of the last 30 days that need somebody: broken most, or known least, and why. */
export function WorstStationsScreen() {
  const query = useQuery(worstQuery);
  const { data } = query;
  return (
    <div className={page.page}>
      <header className={page.head}>
        <h1>Worst stations</h1>
        <RouteButton to={paths.adminStations} variant="outline" size="small">
          All stations
        </RouteButton>
      </header>
      {!data && (
        <QueryPlaceholder query={query} label="Loading the record...">
          <Skeleton shape="block" />
        </QueryPlaceholder>
      )}
      {data && (
        <p>
          {data.to
            ? `The 30 days up to ${formatDay(data.to)}, in opening hours.`
            : "There is no record yet. It begins a day after the first operator reports."}
        </p>
      )}
      {data && <WorstList title="Broken most" kind="broken" stations={data.broken} />}
      {data && <WorstList title="Unknown most" kind="unknown" stations={data.unknown} />}
    </div>
  );
}

interface WorstListProps {
  title: string;
  kind: "broken" | "unknown";
  stations: readonly WorstStation[];
}

function WorstList({ title, kind, stations }: WorstListProps) {
  const now = useNow();
  if (stations.length === 0) return null;
  return (
    <section aria-label={title} className={styles.section}>
      <h2>{title}</h2>
      <ol className={styles.list}>
        {stations.map((station) => (
          <li key={station.id}>
            <WorstRow station={station} kind={kind} now={now} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface WorstRowProps extends Pick<WorstListProps, "kind"> {
  station: WorstStation;
  now: Date;
}

function WorstRow({ station, kind, now }: WorstRowProps) {
  const shares = percents(station);
  return (
    <>
      <b className="num">{shares[kind]}</b>
      <div>
        <RouteLink to={adminStationPath(station.id)}>{station.name}</RouteLink>
        <p>{[station.city, station.operator].filter(Boolean).join(" · ")}</p>
      </div>
      <p className="num">
        Worked {shares.working}, unknown {shares.unknown}, broken {shares.broken}.
        {kind === "unknown" && causeText(station.unknownInFailures)}
        {station.whyUnknown && ` ${whyText(station.whyUnknown, now)}`}
      </p>
    </>
  );
}

/** Why a status was not known in these days, in a sentence. */
function causeText(cause: UnknownInFailures | null): string {
  if (!cause) return "";
  const { share, message } = cause;
  const silent = "no request failed, but its operator did not know or report it";
  if (!message) return ` All that time ${silent}.`;
  const failed = `requests failed (${message.replace(/\.$/, "")})`;
  if (share === 100) return ` All that time ${failed}.`;
  return ` For ${share}% of that time ${failed}; for the rest ${silent}.`;
}

/** Why a status is not known now, in a sentence. */
function whyText({ cause, since, message }: WhyUnknown, now: Date): string {
  const texts: Record<WhyUnknown["cause"], string> = {
    revoked: "Not known now: its operator is no longer connected",
    failed: `Not known now: ${message ?? ""}`,
    silent: "Not known now: its operator reports nothing",
    left_out: "Not known now: its operator reports others, but not this one",
    reported: "Not known now: the operator itself does not know",
  };
  const text = texts[cause].replace(/\.$/, "");
  return since ? `${text}, since ${formatMoment(since, now)}.` : `${text}.`;
}
