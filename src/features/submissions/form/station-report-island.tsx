import { stationReportForm } from "./forms/station-report-form.ts";
import { SubmissionFormView, type SubmissionFormViewProps } from "./submission-form-view.tsx";

interface StationReportIslandProps extends Omit<SubmissionFormViewProps, "form"> {
  station: string;
  slug: string;
}

/** The report form of a station as an island. */
export function StationReportIsland({ station, slug, ...props }: StationReportIslandProps) {
  return <SubmissionFormView form={stationReportForm(station, slug)} {...props} />;
}
