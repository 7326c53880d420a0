import { formFieldLabels } from "./contract/submission-labels.ts";
import { capitalise } from "./text.ts";

const sourceLabels: Record<string, string> = {
  quote_popup: "Quote popup",
  station_report: "Station problem report",
  discover_cta: "Discover page",
};

/** Texts longer than this are shown as a block of their own. */
const blockThreshold = 100;

export interface FormAnswer {
  key: string;
  label: string;
  text: string;
  block: boolean;
}

/** The filled fields of a form with their labels, known ones first in a fixed order. */
export function formAnswers(formData: Record<string, string | null>): FormAnswer[] {
  const known = Object.keys(formFieldLabels);
  const keys = [
    ...known.filter((key) => key in formData),
    ...Object.keys(formData).filter((key) => !known.includes(key)),
  ];
  return keys.flatMap((key) => {
    const value = formData[key];
    if (!value) return [];
    const text = key === "source" ? (sourceLabels[value] ?? value) : value;
    return [
      { key, label: formFieldLabels[key] ?? labelOfKey(key), text, block: text.length > blockThreshold },
    ];
  });
}

/** What a submission is about, on one line. */
export function submissionSummary(formData: Record<string, string | null>): string {
  const { subject, message, questions, additionalInfo, reason, station, company, city, propertyAddress } =
    formData;
  const head =
    subject ?? (reason && station ? `${reason}, ${station}` : null) ?? company ?? city ?? propertyAddress;
  const body = message ?? questions ?? additionalInfo;
  return [head, body].filter(Boolean).join(": ").replace(/\s+/g, " ");
}

/** `parkingSpaces` becomes `Parking spaces`. */
function labelOfKey(key: string): string {
  return capitalise(
    key
      .replace(/[_-]+/g, " ")
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .toLowerCase(),
  );
}
