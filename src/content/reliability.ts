import type { Reliability } from "#shared/contract/reliability.ts";
import { localeTag, t } from "#shared/translate.ts";
import { formatDay } from "../lib/format.ts";

/** The page about how often chargers worked. Apart from `paths`, which the code of forms loads. */
export const reliabilityPath = "/reliability";

/** The heading about the rule of the United Kingdom. */
export const ukRuleId = "uk-rule";

/** The copy of the page about how often chargers worked. */
export const reliabilityCopy = {
  title: "How often chargers worked",
  step: "Reliability",
  description:
    "How much of the last 30 days charging points worked, by operator and by city, with the time that nobody knows beside it. Method, open data and a script to check it.",
  lead: ({ from, to, recordedSince }: Reliability) =>
    from && to && recordedSince
      ? t("{from} to {to}, from what operators reported. Recorded since {since}.", {
          from: formatDay(from),
          to: formatDay(to),
          since: formatDay(recordedSince),
        })
      : "The record begins with the first full day of reports.",
  empty: "No day has been recorded yet. The first figures appear an hour after the first midnight.",
  failed: {
    title: "The figures could not be shown",
    text: "Something went wrong on our side. Try again in a moment.",
    retry: "Try again",
  },
  columns: {
    working: "Worked",
    unknown: "Not known",
    broken: "Not working",
    reliable: "UK rule",
  },
  /** Where there is room for it, linked to its paragraph. */
  ukRule: "By the United Kingdom’s rule",
  notes: {
    working: "free, charging or reserved",
    unknown: "no report for 15 minutes",
    broken: "reported as such",
    reliable: "all but not working; the law there asks for 99%",
  },
  operators: { id: "operators", title: "By operator", name: "Operator" },
  cities: {
    id: "cities",
    title: "By city",
    name: "City",
    more: (count: number) => t("Show {count} more cities", { count }),
  },
  worstFirst: "of the time worked, worst first",
  /** In the legend of the days. */
  badDay: (share: number) => t("Not working for more than {share}% of the day", { share }),
  /** Above the bars of a table. */
  lost: "Time lost",
  perDay: "Time lost each day",
  perDayLabel: (days: number) => t("Time lost on each of the last {days} days", { days }),
  stations: "Stations",
  method: "How it is measured",
  methods: [
    {
      id: "what-counts",
      title: "What counts",
      text: "The status of each charging point, second by second, while the station is open. Free, charging and reserved count as worked; out of order and inoperative as not working. Points that are planned or removed are not counted, nor are stations without live status.",
    },
    {
      id: "not-known",
      title: "What nobody knows",
      text: "A status is believed for 15 minutes after the operator last confirmed it. From then on it counts as not known, and that share stands beside the others: a silent operator looks silent, not reliable. Time in which a point is reported as blocked, such as by a parked car, is the rest up to 100%.",
    },
    {
      id: ukRuleId,
      title: "The United Kingdom’s rule",
      text: "Since November 2024 the Public Charge Point Regulations 2023 of the United Kingdom ask each operator of rapid chargers to be reliable for 99% of the year. Unknown and blocked time is exempt from measurement there and so counts in an operator’s favour. The column “UK rule” says what that gives. We apply it to all points, also below 50 kW, to the last 30 days, and know of no other exempt minutes: a power cut counts as what was reported in it.",
    },
    {
      id: "limits",
      title: "What this cannot say",
      text: "We cannot tell when an operator reports a broken charger as free. Times are those at which a report reached us, so nobody can change the past. Days are those of India.",
    },
  ],
  check: "Check it yourself",
  checkText:
    "Every change of status is open data under CC BY 4.0, one file a month, kept for 400 days: a line is one station’s day. A script that comes with our source code computes this page from it.",
  log: (month: string) => t("Log of {month}", { month: monthText(month) }),
  station: {
    title: "How often it worked",
    since: (day: string) => t("Recorded since {day}", { day: formatDay(day) }),
    link: "How this is measured",
    table: "Days below 99%",
    day: "Day",
    strip: (days: number) => t("The last {days} days", { days }),
    worked: "of the last 30 days in working order.",
    lost: "Time lost each day",
  },
} as const;

/** "November 2026" of `2026-11`. */
function monthText(month: string): string {
  const format = new Intl.DateTimeFormat(localeTag(), { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}
