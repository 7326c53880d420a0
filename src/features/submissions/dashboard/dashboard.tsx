import { useQuery } from "@tanstack/react-query";
import ChartColumn from "lucide-react/icons/chart-column";
import { Link } from "react-router";
import type { Dashboard as DashboardData } from "#shared/contract/dashboard.ts";
import { submissionStatuses } from "#shared/contract/submission-fields.ts";
import { formTypes } from "#shared/forms/forms.ts";
import { firstResponse } from "#shared/staff-limits.ts";
import { formatDay, formatShortDay, formatWeekday } from "#src/lib/format.ts";
import { useNow } from "#src/lib/use-now.ts";
import { Empty } from "#src/ui/empty.tsx";
import { FailedPanel } from "#src/ui/failed-panel.tsx";
import { Loading, Skeleton } from "#src/ui/skeleton.tsx";
import { emptyFilter, inboxPath } from "../inbox/inbox-filter.ts";
import { formTypeLabels, statusLabels } from "../inbox/labels.ts";
import { ArticleTable } from "./article-table.tsx";
import { ChartPanel } from "./chart-panel.tsx";
import styles from "./dashboard.module.css";
import { dashboardQuery } from "./dashboard.queries.ts";
import { dayPoints, responsePoints } from "./dashboard.rules.ts";
import { Figures } from "./figures.tsx";
import { ShareTable } from "./share-table.tsx";
import { WaitingLongest } from "./waiting-longest.tsx";

/** Submissions, first responses and articles at a glance. Numbers link to what they count. */
export function Dashboard() {
  const dashboard = useQuery(dashboardQuery());
  const now = useNow();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Dashboard</h1>
        <p>
          {formatWeekday(now.toISOString())}, {formatDay(now.toISOString())}
        </p>
        {dashboard.data && <CallBacks reminders={dashboard.data.reminders} />}
      </header>
      {dashboard.data ? (
        <Panels dashboard={dashboard.data} now={now} />
      ) : dashboard.isError ? (
        <FailedPanel
          text={`The dashboard did not load. ${dashboard.error.message}`}
          busy={dashboard.isFetching}
          onRetry={() => void dashboard.refetch()}
        />
      ) : (
        <Loading label="Loading the dashboard..." className={styles.skeleton}>
          <Skeleton shape="block" />
          <Skeleton shape="block" className={styles.tall} />
          <Skeleton shape="block" className={styles.tall} />
        </Loading>
      )}
    </div>
  );
}

/** Calls that staff planned: those that are due, and those later today. */
function CallBacks({ reminders: { due, later } }: Pick<DashboardData, "reminders">) {
  if (due + later === 0) return null;
  const texts = [due > 0 && `${countText(due)} due`, later > 0 && `${countText(later)} later today`];
  return (
    <Link className={styles.callBacks} to={inboxPath({ ...emptyFilter, reminder: "set" })}>
      Call-backs: {texts.filter(Boolean).join(", ")}
    </Link>
  );
}

/** The server counts no more. */
const maxCounted = 100;

function countText(count: number): string {
  return count >= maxCounted ? `${maxCounted} or more` : String(count);
}

interface PanelProps {
  dashboard: DashboardData;
  now: Date;
}

function Panels({ dashboard, now }: PanelProps) {
  if (dashboard.total === 0) {
    return (
      <Empty
        icon={<ChartColumn aria-hidden="true" />}
        title="No enquiries yet"
        text="As soon as the first one comes in, its day, its form and the time to its answer are counted here."
      />
    );
  }
  const recent = dashboard.last30Days.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.panels}>
      <Figures dashboard={dashboard} recent={recent} />
      <SubmissionPanels dashboard={dashboard} recent={recent} />
      <ResponsePanels dashboard={dashboard} now={now} />
      <ArticleTable articles={dashboard.articles} />
    </div>
  );
}

function SubmissionPanels({ dashboard, recent }: { dashboard: DashboardData; recent: number }) {
  const { byFormType, last30Days } = dashboard;
  const highest = Math.max(...last30Days.map(({ count }) => count));
  const shares = formTypes.map((formType) => ({
    name: formTypeLabels[formType],
    count: byFormType[formType],
    href: inboxPath({ ...emptyFilter, formType: [formType] }),
  }));
  return (
    <div className={styles.wide}>
      <ChartPanel
        title="Enquiries by day"
        note={`${formatShortDay(last30Days[0]?.date ?? "")} to today`}
        summary={`Enquiries by day: ${recent} in 30 days, at most ${highest} on one day.`}
        points={dayPoints(last30Days)}
        columns={["Day", "Enquiries"]}
      />
      <ShareTable
        title="By form"
        note="all enquiries"
        rows={shares.sort((one, other) => other.count - one.count)}
      />
    </div>
  );
}

function ResponsePanels({ dashboard: { byStatus, waiting, responses }, now }: PanelProps) {
  return (
    <div className={styles.thirds}>
      <ChartPanel
        title="First response"
        note="working time, 30 days"
        summary={`${responses.count} first responses in 30 days, ${responses.withinTarget} of them within ${firstResponse.minutes / 60} working hours.`}
        points={responsePoints(responses.spread)}
        columns={["Took at most", "Responses"]}
      />
      <ShareTable
        title="By status"
        note="all enquiries"
        rows={submissionStatuses.map((status) => ({
          name: statusLabels[status],
          count: byStatus[status],
          href: inboxPath({ ...emptyFilter, status: [status] }),
        }))}
      />
      <WaitingLongest rows={waiting.longest} now={now} />
    </div>
  );
}
