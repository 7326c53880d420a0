import { EnquiryFormView, type EnquiryFormViewProps } from "./enquiry-form.tsx";
import { stationReportForm } from "./forms/station-report-form.ts";

interface StationReportIslandProps extends Omit<EnquiryFormViewProps, "form"> {
  station: string;
  slug: string;
}

/** The report of a station as an island: its form also needs the station. */
export function StationReportIsland({ station, slug, ...props }: StationReportIslandProps) {
  return <EnquiryFormView form={stationReportForm(station, slug)} {...props} />;
}
