import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Dashboard } from "#shared/contract/dashboard.ts";
import { firstResponse } from "#shared/staff-limits.ts";
import { formatNumber } from "#src/lib/format.ts";
import { paths } from "#src/lib/paths.ts";
import { formatWorkingMinutes } from "../inbox/first-response.rules.ts";
import { emptyFilter, inboxPath } from "../inbox/inbox-filter.ts";
import styles from "./dashboard.module.css";

interface FiguresProps {
  dashboard: Dashboard;
  /** Submissions in the last 30 days. */
  recent: number;
}

/** The server counts no more. */
const maxCountedOverdue = 100;

/** The four figures at the top of the dashboard. */
export function Figures({ dashboard: { byStatus, waiting, responses }, recent }: FiguresProps) {
  const { count, withinTarget, medianMinutes } = responses;
  // Those whose time is over without a response were not answered in time either.
  const due = count + waiting.overdue;
  const isAtLeast = waiting.overdue >= maxCountedOverdue;
  return (
    <div className={styles.figures}>
      <Figure name="Enquiries" note="in 30 days" href={paths.admin}>
        {formatNumber(recent)}
      </Figure>
      <Figure
        name="New"
        href={inboxPath({ ...emptyFilter, status: ["new"] })}
        note={<OverdueNote overdue={waiting.overdue} />}
      >
        {formatNumber(byStatus.new)}
      </Figure>
      <Figure name="Median first response" note="in working hours, 30 days">
        {medianMinutes === null ? "None yet" : formatWorkingMinutes(medianMinutes)}
      </Figure>
      <Figure
        name="Answered in time"
        note={`within ${firstResponse.minutes / 60} working hours, overdue ones included`}
      >
        {due === 0 ? "None yet" : `${isAtLeast ? "at most " : ""}${Math.round((withinTarget / due) * 100)}%`}
      </Figure>
    </div>
  );
}

function OverdueNote({ overdue }: { overdue: number }) {
  if (overdue === 0) return "none overdue";
  return (
    <Link className={styles.late} to={inboxPath({ ...emptyFilter, response: "overdue", sortOrder: "asc" })}>
      {overdue >= maxCountedOverdue ? "100 or more" : overdue} overdue
    </Link>
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
