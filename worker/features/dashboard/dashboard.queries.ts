import { desc, gte, sql } from "drizzle-orm";
import type { Dashboard, DashboardArticle } from "#shared/contract/dashboard.ts";
import { dayMs, endOfIndianDay, indianDay, isoTime } from "#shared/time.ts";
import type { Db } from "../../db/client.ts";
import { submissionResponses } from "../../db/schema.ts";
import { countReminders } from "../submissions/reminders.queries.ts";
import { isLate, unanswered } from "../submissions/submission-filter.queries.ts";
import { submissionStats } from "../submissions/submission-stats.queries.ts";
import { summariseResponses } from "./dashboard.rules.ts";

const maxCounted = 100;
const listLength = 5;

type Waiting = Omit<Dashboard["waiting"]["longest"][number], "createdAt"> & { createdAt: number };

/**
 * Summarises submissions, first responses and items from counts that triggers maintain. No query
 * grows with their number.
 */
export async function readDashboard(
  db: Db,
  { now, adminId }: { now: number; adminId: string },
): Promise<Dashboard> {
  const firstDay = indianDay(now - 29 * dayMs);
  const [stats, days, overdue, longest, byEnquiries, byViews, reminders] = await Promise.all([
    submissionStats(db, { now, adminId }),
    db
      .select({ minutes: submissionResponses.minutes })
      .from(submissionResponses)
      .where(gte(submissionResponses.day, firstDay))
      .orderBy(desc(submissionResponses.day))
      .limit(31),
    db.all<{ count: number }>(
      sql`SELECT count(*) AS count FROM (SELECT 1 FROM ${unanswered} AND ${isLate("overdue", now)} LIMIT ${maxCounted})`,
    ),
    db.all<Waiting>(
      sql`SELECT id, first_name AS firstName, last_name AS lastName, form_type AS formType, priority, created_at AS createdAt
        FROM ${unanswered} ORDER BY created_at LIMIT ${listLength}`,
    ),
    db.all<DashboardArticle>(
      sql`SELECT item.id, item.title, coalesce(seen.views, 0) AS views, led.enquiries
        FROM article_enquiries led INDEXED BY article_enquiries_most
        JOIN discover_items item ON item.seq = led.item_seq AND item.is_active = 1
        LEFT JOIN discover_views seen ON seen.item_seq = led.item_seq
        WHERE led.enquiries > 0 ORDER BY led.enquiries DESC LIMIT ${listLength}`,
    ),
    db.all<DashboardArticle>(
      sql`SELECT item.id, item.title, seen.views, coalesce(led.enquiries, 0) AS enquiries
        FROM discover_views seen INDEXED BY discover_views_most
        JOIN discover_items item ON item.seq = seen.item_seq AND item.is_active = 1
        LEFT JOIN article_enquiries led ON led.item_seq = seen.item_seq
        WHERE seen.views > 0 ORDER BY seen.views DESC LIMIT ${listLength}`,
    ),
    countReminders(db, { now, until: endOfIndianDay(now), max: maxCounted }),
  ]);
  const { total, byStatus, byFormType, last30Days } = stats;
  return {
    total,
    byStatus,
    byFormType,
    last30Days,
    waiting: {
      overdue: overdue[0]?.count ?? 0,
      longest: longest.map((row) => ({ ...row, createdAt: isoTime(row.createdAt) })),
    },
    reminders,
    responses: summariseResponses(days.map(({ minutes }) => minutes)),
    articles: { byEnquiries, byViews },
  };
}
