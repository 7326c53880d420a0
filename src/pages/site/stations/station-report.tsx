import { stationsCopy } from "#src/content/stations.ts";
import { EnquiryFormView } from "#src/features/submissions/enquiry/enquiry-form.tsx";
import { stationReportForm } from "#src/features/submissions/enquiry/forms/station-report-form.ts";

interface StationReportProps {
  station: string;
  slug: string;
}

/** The form that reports a problem at a station: an island. */
export function StationReport({ station, slug }: StationReportProps) {
  return <EnquiryFormView form={stationReportForm(station, slug)} label={stationsCopy.report.title} />;
}
