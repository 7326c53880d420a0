import { Lazy } from "#src/ui/lazy.tsx";
import type { EditedItem } from "../editing-api.ts";
import type { DraftState } from "../editor-model.ts";
import type { RevisionsProps } from "./revisions-dialog.tsx";

const loadDialog = () => import("./revisions-dialog.tsx");

/** The revisions of the item in an editor; their code is loaded when they are first opened. */
export function Revisions<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  props: RevisionsProps<Item, Draft, Body>,
) {
  return (
    <Lazy load={loadDialog} dialog={{ title: "Versions", onClose: props.onClose }}>
      {({ RevisionsDialog }) => <RevisionsDialog {...props} />}
    </Lazy>
  );
}
