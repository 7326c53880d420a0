import type { ReactNode } from "react";
import { ErrorSummary } from "#src/ui/error-summary.tsx";
import { LeaveDialog } from "../dialogs/leave-dialog.tsx";
import { LocalDraftNotice } from "../drafts/local-draft-notice.tsx";
import type { EditedItem } from "../editing-api.ts";
import type { DraftState } from "../editor-model.ts";
import { ConflictDialog } from "../merging/conflict-dialog.tsx";
import { SaveBar } from "../saving/save-bar.tsx";
import type { Editor } from "../use-editor.ts";
import styles from "./editor-screen.module.css";
import type { useEditorScreen } from "./use-editor-screen.ts";

interface EditorFrameProps<Item extends EditedItem, Draft extends DraftState, Body extends object> {
  editor: Editor<Item, Draft, Body>;
  screen: ReturnType<typeof useEditorScreen>;
  header: ReactNode;
  /** The id of the control at an issue's path. */
  fieldId: (path: string) => string;
  /** Says that incomplete entries are not saved. */
  incompleteText: string;
  /** In the save bar, after the choice of the state. */
  saveBar?: ReactNode;
  /** Beside the fields. */
  aside: ReactNode;
  narrowAside?: boolean;
  /** The fields. */
  children: ReactNode;
  /** The focus came to something that the preview shows under the heading with this id. */
  onFocusPart?: (previewId: string) => void;
}

/** The screen of an editor: header, fields, what is beside them, and the save bar. */
export function EditorFrame<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  props: EditorFrameProps<Item, Draft, Body>,
) {
  const { editor, screen, header, incompleteText, saveBar, aside, narrowAside } = props;
  const { item, localDraft } = editor;
  return (
    <div className={styles.screen}>
      {header}
      <div className={styles.columns} data-aside={narrowAside ? "narrow" : undefined}>
        <EditorForm {...props} />
        {aside}
      </div>
      <SaveBar
        editor={editor}
        isNew={screen.isNew}
        retryIn={screen.retryIn}
        onSave={() => void screen.save({ andLeave: false })}
        onSaveAndLeave={() => void screen.save({ andLeave: true })}
        onCancel={screen.showList}
      >
        {saveBar}
      </SaveBar>
      <LeaveDialog
        blocker={screen.blocker}
        isStored={!localDraft.isRefused}
        incomplete={!item.isChanged && item.incompleteCount > 0 ? incompleteText : null}
      />
      <ConflictDialog editor={editor} />
    </div>
  );
}

function EditorForm<Item extends EditedItem, Draft extends DraftState, Body extends object>(
  props: EditorFrameProps<Item, Draft, Body>,
) {
  const { editor, fieldId, onFocusPart, children } = props;
  const { issues, attempt } = editor.save;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes
    <div
      className={styles.main}
      onFocus={({ target }) => {
        const part = target.closest<HTMLElement>("[data-preview]");
        if (part) onFocusPart?.(part.dataset.preview ?? "");
      }}
    >
      <LocalDraftNotice {...editor.localDraft} />
      {editor.failure && issues.length === 0 && (
        <p className={styles.banner} role="alert">
          {editor.failure}
        </p>
      )}
      <ErrorSummary
        title="This cannot be saved yet"
        attempt={attempt}
        errors={issues.map(({ path, message }) => ({ id: fieldId(path), message }))}
      />
      {children}
    </div>
  );
}
