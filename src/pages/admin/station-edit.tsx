import { useState } from "react";
import { useParams } from "react-router";
import { brand } from "#src/content/brand.ts";
import { StationEditor, StationScreen } from "#src/features/stations/admin/editor/station-editor.tsx";

export function meta({ params }: { params: { id?: string } }) {
  const title = params.id === "new" ? "New station" : "Edit station";
  return [{ title: `${title} | ${brand.name} staff` }];
}

/** The editor of the station in the URL or, at `new`, of a new one. */
export default function EditStationPage() {
  const { id = "" } = useParams();
  // The first save changes the URL; the editor and its draft stay.
  const [createdId, setCreatedId] = useState<string | null>(null);
  if (id === "new" || id === createdId) return <StationEditor record={null} onCreated={setCreatedId} />;
  return <StationScreen key={id} id={id} />;
}
