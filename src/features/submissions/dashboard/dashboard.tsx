import { useQuery } from "@tanstack/react-query";
import ChartColumn from "lucide-react/icons/chart-column";
import { type ReactNode, useId } from "react";
import { Link } from "react-router";
import { formatDay, formatNumber, formatShortDay, formatWeekday } from "#src/lib/format.ts";
import { paths } from "#src/lib/paths.ts";
import { useNow } from "#src/lib/use-now.ts";
import type { Dashboard as Summary } from "#src/shared/contract/dashboard.ts";
import { formTypes, submissionStatuses } from "#src/shared/contract/submission-fields.ts";
import { firstResponse } from "#src/shared/limits.ts";
import { Empty } from "#src/ui/empty.tsx";
import { FailedPanel } from "#src/ui/failed-panel.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { inHours, ResponseMark } from "../inbox/first-response.tsx";
import { inboxPath, readFilter } from "../inbox/inbox-filter.ts";
import { formTypeLabels, fullName, statusLabels } from "../inbox/labels.ts";
import { Articles } from "./articles.tsx";
import { ChartBox, type ChartPoint } from "./chart-box.tsx";
import styles from "./dashboard.module.css";
import { dashboardQuery } from "./dashboard.queries.ts";
import { Shares } from "./shares.tsx";

const everything = readFilter(new URLSearchParams());

/** Enquiries, first responses and articles at a glance; every number leads to what it counts. */
export function Dashboard() {
  const summary = useQuery(dashboardQuery());
  const now = useNow();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Dashboard</h1>
        <p>
          {formatWeekday(now.toISOString())}, {formatDay(now.toISOString())}
        </p>
      </header>
      {summary.data ? (
        <Panels summary={summary.data} now={now} />
      ) : summary.isError ? (
        <FailedPanel
          text={`The dashboard did not load. ${summary.error.message}`}
          busy={summary.isFetching}
          onRetry={() => void summary.refetch()}
        />
      ) : (
        <Loading label="Loading the dashboard..." className={styles.bones}>
          <Skeleton shape="block" />
          <Skeleton shape="block" className={styles.tall} />
          <Skeleton shape="block" className={styles.tall} />
        </Loading>
      )}
    </div>
  );
}

function Panels({ summary, now }: { summary: Summary; now: Date }) {
  const { total, byStatus, byFormType, last30Days, waiting, responses, articles } = summary;
  if (total === 0) {
    return (
      <Empty
        icon={<ChartColumn aria-hidden="true" />}
        title="No enquiries yet"
        text="As soon as the first one comes in, its day, its form and the time to its answer are counted here."
      />
    );
  }
  const recent = last30Days.reduce((sum, { count }) => sum + count, 0);
  const days = last30Days.map((day, at) => pointOfDay(day, at, last30Days.length));
  return (
    <div className={styles.panels}>
      <div className={styles.figures}>
        <Figure name="Enquiries" note="in 30 days" href={paths.admin}>
          {formatNumber(recent)}
        </Figure>
        <Figure
          name="New"
          href={inboxPath({ ...everything, status: "new" })}
          note={
            waiting.overdue > 0 ? (
              <b className={styles.late}>
                {waiting.overdue >= 100 ? "100 or more" : waiting.overdue} overdue
              </b>
            ) : (
              "none overdue"
            )
          }
        >
          {formatNumber(byStatus.new)}
        </Figure>
        <Figure name="Median first response" note="in working hours, 30 days">
          {responses.medianMinutes === null ? "None yet" : inHours(responses.medianMinutes)}
        </Figure>
        <Figure name="Answered in time" note={`within ${firstResponse.minutes / 60} working hours, 30 days`}>
          {responses.count === 0 ? "None yet" : `${Math.round((responses.inTime / responses.count) * 100)}%`}
        </Figure>
      </div>
      <div className={styles.wide}>
        <ChartBox
          title="Enquiries by day"
          note={`${formatShortDay(last30Days[0]?.date ?? "")} to today`}
          summary={`Enquiries by day: ${recent} in 30 days, at most ${Math.max(...days.map(({ count }) => count))} on one day.`}
          points={days}
          columns={["Day", "Enquiries"]}
        />
        <Shares
          title="By form"
          note="all enquiries"
          rows={formTypes
            .map((formType) => ({
              name: formTypeLabels[formType],
              count: byFormType[formType],
              href: inboxPath({ ...everything, formType }),
            }))
            .sort((one, other) => other.count - one.count)}
        />
      </div>
      <div className={styles.thirds}>
        <ChartBox
          title="First response"
          note="working time, 30 days"
          summary={`${responses.count} first responses in 30 days, ${responses.inTime} of them within ${firstResponse.minutes / 60} working hours.`}
          points={spreadPoints(responses.spread)}
          columns={["Took at most", "Responses"]}
        />
        <Shares
          title="By status"
          note="all enquiries"
          rows={submissionStatuses.map((status) => ({
            name: statusLabels[status],
            count: byStatus[status],
            href: inboxPath({ ...everything, status }),
          }))}
        />
        <WaitingLongest rows={waiting.longest} now={now} />
      </div>
      <Articles articles={articles} />
    </div>
  );
}

interface FigureProps {
  name: string;
  note: ReactNode;
  href?: string;
  children: ReactNode;
}

function Figure({ name, note, href, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <h2>{href ? <Link to={href}>{name}</Link> : name}</h2>
      <p>{children}</p>
      <small>{note}</small>
    </div>
  );
}

function WaitingLongest({ rows, now }: { rows: Summary["waiting"]["longest"]; now: Date }) {
  const id = useId();
  return (
    <section className={styles.cell} aria-labelledby={id}>
      <header className={styles.title}>
        <h2 id={id}>Waiting longest</h2>
      </header>
      {rows.length === 0 ? (
        <p className={styles.none}>Nobody waits for a first response.</p>
      ) : (
        <ul className={styles.waiting}>
          {rows.map((row) => (
            <li key={row.id}>
              <Link to={inboxPath({ ...everything, status: "new", sortOrder: "asc" }, row.id)}>
                <b dir="auto">{fullName(row)}</b> {formTypeLabels[row.formType]}
              </Link>
              <ResponseMark
                submission={{ ...row, firstRespondedAt: null, status: "new", spam: false }}
                now={now}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Sundays are quiet, today is still counting. Words stand under every seventh day, counted back from today. */
function pointOfDay({ date, count }: Summary["last30Days"][number], at: number, days: number): ChartPoint {
  const today = at === days - 1;
  const named = (days - 1 - at) % 7 === 0;
  const label = formatShortDay(date);
  const sunday = new Date(date).getUTCDay() === 0;
  return {
    label,
    count,
    tick: today ? "Today" : named ? label : "",
    tone: today ? "today" : sunday ? "quiet" : "plain",
  };
}

function spreadPoints(spread: Summary["responses"]["spread"]): ChartPoint[] {
  return spread.map(({ upTo, count }) => ({
    label: upTo === null ? "Longer" : upTo < 60 ? `${upTo} min` : `${upTo / 60} h`,
    tick: upTo === null ? "more" : upTo < 60 ? `${upTo}m` : `${upTo / 60}h`,
    count,
    tone: upTo === null || upTo > firstResponse.minutes ? "late" : "plain",
  }));
}
