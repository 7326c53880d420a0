import ChevronLeft from "lucide-react/icons/chevron-left";
import Eye from "lucide-react/icons/eye";
import { useEffect, useRef, useState } from "react";
import { useBlocker, useNavigate } from "react-router";
import { adminContentPath, paths } from "#src/lib/paths.ts";
import { Button } from "#src/ui/button.tsx";
import { ErrorSummary } from "#src/ui/error-summary.tsx";
import type { ContentRecord } from "../queries.ts";
import styles from "./content-editor.module.css";
import { EditorDialogs } from "./editor-dialogs.tsx";
import { EditorFields, fieldId } from "./editor-fields.tsx";
import { KeptNotice } from "./kept-notice.tsx";
import { Preview } from "./preview.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SearchPreview } from "./search-preview.tsx";
import { useEditor } from "./use-editor.ts";

interface ContentEditorProps {
  /** The item to edit; null for a new one. */
  record: ContentRecord | null;
  authorName: string;
  /** A new item was saved for the first time and has an id now. */
  onCreated?: (id: string) => void;
}

/** The editor of one item. A new item stays in the same editor after its first save. */
export function ContentEditor({ record, authorName, onCreated }: ContentEditorProps) {
  const editor = useEditor(record);
  const navigate = useNavigate();
  const [preview, setPreview] = useState(false);
  const { draft, media, changed, problems, failure, attempt } = editor;
  const isNew = editor.id === null;
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
    if (andLeave) await navigate(paths.adminDiscover);
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
        <Button variant="outline" size="small" onClick={() => setPreview(true)}>
          <Eye aria-hidden="true" />
          Preview
        </Button>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <KeptNotice editor={editor} />
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
          <EditorFields draft={draft} media={media} errorOf={errorOf} onChange={editor.change} />
        </div>
        <aside className={styles.side} aria-label="Search and sharing">
          <SearchPreview
            draft={draft}
            imageUrl={media.pending.mainImageUrl?.localUrl ?? draft.mainImageUrl}
          />
        </aside>
      </div>
      <SaveBar
        editor={editor}
        isNew={isNew}
        onSave={() => void save(false)}
        onSaveAndLeave={() => void save(true)}
        onCancel={() => void navigate(paths.adminDiscover)}
      />
      {preview && (
        <Preview draft={draft} media={media} authorName={authorName} onClose={() => setPreview(false)} />
      )}
      <EditorDialogs editor={editor} blocker={blocker} />
    </div>
  );
}
