import ChevronLeft from "lucide-react/icons/chevron-left";
import Eye from "lucide-react/icons/eye";
import History from "lucide-react/icons/history";
import Link from "lucide-react/icons/link";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useBlocker, useNavigate } from "react-router";
import { adminContentPath, paths } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorSummary } from "#src/ui/error-summary.tsx";
import type { ItemRecord } from "../admin/discover-admin.queries.ts";
import { toRequestBody } from "./drafts/editor-draft.ts";
import { LocalDraftNotice } from "./drafts/local-draft-notice.tsx";
import { EditorDialogs } from "./editor-dialogs.tsx";
import { EditorFields, fieldId } from "./fields/editor-fields.tsx";
import styles from "./item-editor.module.css";
import { FullPreview } from "./preview/full-preview.tsx";
import { PreviewLinkDialog } from "./preview/preview-link-dialog.tsx";
import { PreviewPanel } from "./preview/preview-panel.tsx";
import { SearchPreview } from "./preview/search-preview.tsx";
import { SaveBar } from "./save-bar.tsx";
import { ScheduleDialog } from "./schedule-dialog.tsx";
import { useEditor } from "./use-editor.ts";

const RevisionsDialog = lazy(async () => ({
  default: (await import("../admin/revisions/revisions-dialog.tsx")).RevisionsDialog,
}));

/** What lies over the editor. */
type Over = "preview" | "versions" | "link" | "schedule" | null;

interface ItemEditorProps {
  /** The item to edit; null for a new one. */
  record: ItemRecord | null;
  authorName: string;
  /** A new item was saved for the first time and has an id now. */
  onCreated?: (id: string) => void;
}

/** The editor of one item. A new item stays in the same editor after its first save. */
export function ItemEditor({ record, authorName, onCreated }: ItemEditorProps) {
  const editor = useEditor(record);
  const navigate = useNavigate();
  const [over, setOver] = useState<Over>(null);
  const { stored, draft, media, changed, problems, failure, attempt } = editor;
  const isNew = stored === null;
  const title = isNew ? "Create Content" : "Edit Content";

  // A save that leaves the screen has nothing to warn about.
  const leaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!changed) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [changed]);

  async function save(andLeave: boolean) {
    const item = await editor.save();
    if (!item) return;
    leaving.current = true;
    // A file that was not uploaded is still to be sent, and is known only here.
    if (andLeave && !media.waiting()) await navigate(paths.adminDiscover);
    else if (isNew) {
      onCreated?.(item.id);
      await navigate(adminContentPath(item.id), { replace: true });
    }
    leaving.current = false;
  }
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void latestSave.current(false);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);

  // What is published then is what was saved before, so nothing typed may be waiting.
  async function schedule() {
    if (!changed || ((await editor.save()) && !media.waiting())) setOver("schedule");
  }
  const close = () => setOver(null);
  const errorOf = (path: string) => problems.find((problem) => problem.path === path)?.message;
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <Button variant="quiet" size="small" onClick={() => void navigate(paths.adminDiscover)}>
          <ChevronLeft aria-hidden="true" />
          Back
        </Button>
        <h1>{title}</h1>
        <p>{draft.title}</p>
        {stored && (
          <>
            <Button variant="quiet" size="small" onClick={() => setOver("versions")}>
              <History aria-hidden="true" />
              <span>Versions</span>
            </Button>
            {!stored.item.isPublished && (
              <Button variant="quiet" size="small" onClick={() => setOver("link")}>
                <Link aria-hidden="true" />
                <span>Draft link</span>
              </Button>
            )}
          </>
        )}
        <Button variant="outline" size="small" onClick={() => setOver("preview")}>
          <Eye aria-hidden="true" />
          <span>Preview</span>
        </Button>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <LocalDraftNotice editor={editor} />
          {failure && problems.length === 0 && (
            <p className={styles.banner} role="alert">
              {failure}
            </p>
          )}
          <ErrorSummary
            title="This cannot be saved yet"
            attempt={attempt}
            errors={problems.map(({ path, message }) => ({ id: fieldId(path), message }))}
          />
          <EditorFields
            draft={draft}
            media={media}
            errorOf={errorOf}
            onRetry={editor.retryUpload}
            onChange={editor.change}
          />
        </div>
        <aside className={styles.side} aria-label="Preview, search and sharing">
          <PreviewPanel draft={draft} media={media} authorName={authorName} />
          <SearchPreview
            draft={draft}
            imageUrl={
              draft.contentType === "faq" ? "" : (media.pending.mainImageUrl?.localUrl ?? draft.mainImageUrl)
            }
          />
        </aside>
      </div>
      <SaveBar
        editor={editor}
        isNew={isNew}
        onSave={() => void save(false)}
        onSaveAndLeave={() => void save(true)}
        onCancel={() => void navigate(paths.adminDiscover)}
        onSchedule={() => void schedule()}
      />
      {over === "preview" && (
        <FullPreview draft={draft} media={media} authorName={authorName} onClose={close} />
      )}
      {over === "versions" && stored && (
        <Suspense>
          <RevisionsDialog
            record={stored}
            current={toRequestBody(draft)}
            unsaved={changed}
            onClose={close}
            onRestored={(record) => {
              editor.adopt(record, "replaced");
              close();
            }}
          />
        </Suspense>
      )}
      {over === "link" && stored && (
        <PreviewLinkDialog id={stored.item.id} unsaved={changed} onClose={close} />
      )}
      {over === "schedule" && stored && (
        <ScheduleDialog
          record={stored}
          onClose={close}
          onScheduled={(record) => {
            editor.adopt(record, "same");
            close();
          }}
        />
      )}
      <EditorDialogs editor={editor} blocker={blocker} />
    </div>
  );
}
