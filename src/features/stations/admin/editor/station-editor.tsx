import { EditorFrame } from "#src/editing/screen/editor-frame.tsx";
import { ItemLoader } from "#src/editing/screen/item-loader.tsx";
import { useEditorScreen } from "#src/editing/screen/use-editor-screen.ts";
import { useEditor } from "#src/editing/use-editor.ts";
import { adminStationPath } from "#src/lib/admin-paths.ts";
import { paths } from "#src/lib/paths.ts";
import { type StationRecord, stationsApi } from "../stations-admin.queries.ts";
import { StationFields } from "./fields/station-fields.tsx";
import { StationAside } from "./station-aside.tsx";
import { StationHeader } from "./station-header.tsx";
import { fieldId, stationModel } from "./station-model.ts";

/** Loads one station and edits it. */
export function StationScreen({ id }: { id: string }) {
  return (
    <ItemLoader
      api={stationsApi}
      id={id}
      noun="station"
      heading="Edit station"
      list={{ path: paths.adminStations, name: "Stations" }}
    >
      {(record) => <StationEditor key={id} record={record} />}
    </ItemLoader>
  );
}

interface StationEditorProps {
  /** The station to edit; null for a new one. */
  record: StationRecord | null;
  /** A new station was stored and has an id now. */
  onCreated?: (id: string) => void;
}

/** The editor of one station. A new one stays in the same editor after its first save. */
export function StationEditor({ record, onCreated }: StationEditorProps) {
  const editor = useEditor(stationModel, record);
  const screen = useEditorScreen(editor, {
    listPath: paths.adminStations,
    itemPath: adminStationPath,
    onCreated,
  });
  return (
    <EditorFrame
      editor={editor}
      screen={screen}
      fieldId={fieldId}
      incompleteText=""
      header={<StationHeader editor={editor} screen={screen} />}
      narrowAside
      aside={<StationAside editor={editor} />}
    >
      <StationFields editor={editor} />
    </EditorFrame>
  );
}
