import ExternalLink from "lucide-react/icons/external-link";
import History from "lucide-react/icons/history";
import Link from "lucide-react/icons/link";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { StationAdminItem } from "#shared/contract/stations-admin.ts";
import { PreviewLinkDialog } from "#src/editing/dialogs/preview-link-dialog.tsx";
import { DeleteDialog } from "#src/editing/list/delete-dialog.tsx";
import { useDeleteItems } from "#src/editing/list/use-delete-items.ts";
import { Revisions } from "#src/editing/revisions/revisions.tsx";
import { EditorHeader } from "#src/editing/screen/editor-header.tsx";
import type { useEditorScreen } from "#src/editing/screen/use-editor-screen.ts";
import { paths, stationPath } from "#src/lib/paths.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { invalidateStations, stationsApi } from "../stations-admin.queries.ts";
import type { StationEditorState } from "./station-model.ts";

const nameOf = ({ name }: StationAdminItem) => name;

type DialogName = "revisions" | "previewLink" | "delete";

interface StationHeaderProps {
  editor: StationEditorState;
  screen: ReturnType<typeof useEditorScreen>;
}

/** The header of the editor: versions, the public page or a preview of it, and Delete. */
export function StationHeader({ editor, screen }: StationHeaderProps) {
  const { stored, draft } = editor.item;
  const [open, setOpen] = useState<DialogName | null>(null);
  const deletion = useDeleteItems({ ...stationsApi, nameOf, invalidate: invalidateStations });
  const close = () => setOpen(null);
  return (
    <EditorHeader
      heading={stored ? "Edit station" : "New station"}
      title={draft.name}
      onBack={screen.showList}
    >
      {stored && <Actions item={stored.item} onOpen={setOpen} />}
      {stored && open === "revisions" && <Revisions editor={editor} record={stored} onClose={close} />}
      {stored && open === "previewLink" && (
        <PreviewLinkDialog id={stored.item.id} editor={editor} onClose={close} />
      )}
      <DeleteDialog
        noun="station"
        nameOf={nameOf}
        items={stored && open === "delete" ? [stored.item] : []}
        onClose={close}
        onDelete={(stations) => {
          close();
          deletion.start(stations);
          void screen.navigateFreely(paths.adminStations);
        }}
      />
    </EditorHeader>
  );
}

function Actions({ item, onOpen }: { item: StationAdminItem; onOpen: (dialog: DialogName) => void }) {
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => onOpen("delete")}>
        <Trash2 aria-hidden="true" />
        <span>Delete</span>
      </Button>
      <Button variant="quiet" size="small" onClick={() => onOpen("revisions")}>
        <History aria-hidden="true" />
        <span>Versions</span>
      </Button>
      {item.isPublished && !item.hiddenReason ? (
        <ButtonLink variant="outline" size="small" href={stationPath(item.slug)} target="_blank">
          <ExternalLink aria-hidden="true" />
          <span>View page</span>
        </ButtonLink>
      ) : (
        <Button variant="outline" size="small" onClick={() => onOpen("previewLink")}>
          <Link aria-hidden="true" />
          <span>Preview</span>
        </Button>
      )}
    </>
  );
}
