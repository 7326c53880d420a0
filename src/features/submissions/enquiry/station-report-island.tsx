import { EnquiryFormView, type EnquiryFormViewProps } from "./enquiry-form.tsx";
import { stationReportForm } from "./forms/station-report-form.ts";

interface StationReportIslandProps extends Omit<EnquiryFormViewProps, "form"> {
  station: string;
  slug: string;
}

/** The report form of a station as an island. */
export function StationReportIsland({ station, slug, ...props }: StationReportIslandProps) {
  return <EnquiryFormView form={stationReportForm(station, slug)} {...props} />;
}
