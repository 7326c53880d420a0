import {
  answerMessages,
  stationReportReasons,
  submissionSources,
} from "#shared/contract/submission-fields.ts";
import { limits } from "#shared/limits.ts";
import { brand } from "#src/content/brand.ts";
import { area, email, fullName, phone } from "../common-fields.ts";
import type { FormDefinition } from "../form-types.ts";

/** The form on a station's page that reports a problem there. */
export function stationReportForm(station: string, slug: string): FormDefinition {
  return {
    name: "station-report",
    formType: "general_query",
    draft: `station:${slug}`,
    fixed: { source: submissionSources.stationReport, station: station.slice(0, limits.shortText) },
    withoutScenario: true,
    submit: "Send Report",
    groups: [
      {
        fields: [
          {
            name: "reason",
            label: "What is wrong?",
            control: "select",
            required: true,
            options: stationReportReasons,
            message: answerMessages.reportReason,
            wide: true,
          },
          area({
            name: "message",
            label: "What did you see?",
            hint: "The number of the charging point helps us find it.",
          }),
          fullName,
          email,
          phone,
        ],
      },
    ],
    next: [
      { when: "Now", what: "Your report is in our inbox, under the reference beside." },
      {
        when: `In ${brand.replyTime}`,
        what: "A technician has looked at it, and we tell you what was done.",
      },
    ],
  };
}
