import { replyTime } from "../../thanks.ts";
import { area, email, fullName, phone } from "../common-fields.ts";
import { defineForm } from "../define-form.ts";

/** The form on a station's page that reports a problem there. */
export const form = defineForm({
  name: "station-report",
  type: "general_query",
  typeLabel: "General query",
  page: "/stations",
  source: { value: "station_report", label: "Station problem report" },
  submit: "Send Report",
  groups: [
    {
      title: "The problem",
      text: "What you found at the station.",
      fields: [
        {
          name: "reason",
          label: "What is wrong?",
          kind: "select",
          required: true,
          message: "Choose what is wrong",
          options: [
            "Charger not working",
            "Connector or cable damaged",
            "Payment problem",
            "Wrong details on this page",
            "Bay blocked or occupied",
            "Safety concern",
            "Other",
          ],
          wide: true,
        },
        area({
          name: "message",
          label: "What did you see?",
          hint: "The number of the charging point helps us find it.",
        }),
      ],
    },
    {
      title: "If you want an answer",
      text: "Leave this empty to tell us only. We look at the station either way.",
      fields: [fullName, email, phone].map((field) => ({ ...field, required: false })),
    },
  ],
  given: [{ name: "station", label: "Station", kind: "text", required: true, message: "Name the station" }],
  summary: ["reason", "station"],
  next: [
    { when: "Now", what: "Your report is in our inbox, under your reference number." },
    {
      when: `In ${replyTime}`,
      what: "A technician has looked at it. If you left an address or a number, we tell you what was done.",
    },
  ],
});
