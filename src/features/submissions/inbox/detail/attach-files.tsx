import Paperclip from "lucide-react/icons/paperclip";
import X from "lucide-react/icons/x";
import { type Dispatch, type SetStateAction, useRef, useState } from "react";
import type { MediaItem } from "#shared/contract/media.ts";
import type { Attachment, StoredAttachment } from "#shared/contract/messages.ts";
import { limits } from "#shared/limits.ts";
import { staffLimits } from "#shared/staff-limits.ts";
import { Lazy } from "#src/ui/lazy.tsx";
import { Menu } from "#src/ui/menu.tsx";
import { showFailure } from "#src/ui/toasts.ts";
import { submissionPath } from "../inbox.queries.ts";
import styles from "./attach-files.module.css";
import { sizeText } from "./file-size.ts";

const loadLibrary = () => import("#src/editing/media/library/library-dialog.tsx");
/** The endings that the server takes. */
const accepted = ".pdf,.jpg,.jpeg,.png,.webp,.gif,.docx,.xlsx,.txt,.csv";

interface AttachFilesProps {
  submissionId: string;
  files: readonly Attachment[];
  onChange: Dispatch<SetStateAction<readonly Attachment[]>>;
}

/** Attaches files from the disk or the media library to a reply, and shows those that it has. */
export function AttachFiles({ submissionId, files, onChange }: AttachFilesProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const [uploading, setUploading] = useState<string | null>(null);
  const closeLibrary = () => setIsLibraryOpen(false);
  async function attach(file: Blob, name: string) {
    setUploading(name);
    try {
      const { upload } = await import("#src/lib/upload.ts");
      const used = files.reduce((sum, { size }) => sum + size, 0);
      if (used + file.size > limits.attachmentBytes) {
        throw new Error(`The attachments of a mail may have ${sizeText(limits.attachmentBytes)} together.`);
      }
      const { data } = await upload<StoredAttachment>(
        `${submissionPath(submissionId)}/attachments`,
        file,
        name,
        {
          onProgress: () => undefined,
          signal: new AbortController().signal,
        },
      );
      onChange((attached) => [...attached, data]);
    } catch (error) {
      showFailure(`${name} was not attached.`, error);
    } finally {
      setUploading(null);
    }
  }
  async function attachFromLibrary({ url, fileName }: MediaItem) {
    closeLibrary();
    const response = await fetch(url).catch(() => null);
    const name = fileName ?? "picture";
    if (response?.ok) await attach(await response.blob(), nameWithEnding(name, url));
    else showFailure(`${name} was not attached.`, new Error("The file did not load."));
  }
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={accepted}
        aria-label="Attach a file"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) void attach(file, file.name);
        }}
      />
      {files.length < staffLimits.attachments && (
        <Menu
          trigger="Attach"
          actions={[
            { label: "From this device", onSelect: () => field.current?.click() },
            { label: "From the media library", onSelect: () => setIsLibraryOpen(true) },
          ]}
        />
      )}
      {isLibraryOpen && (
        <Lazy load={loadLibrary} dialog={{ title: "Pictures", onClose: closeLibrary }}>
          {({ LibraryDialog }) => (
            <LibraryDialog
              mediaType="image"
              onClose={closeLibrary}
              onChoose={(item) => void attachFromLibrary(item)}
            />
          )}
        </Lazy>
      )}
      <ul className={styles.files} aria-label="Attachments" aria-live="polite">
        {files.map(({ id, fileName, size }) => (
          <li key={id}>
            <Paperclip aria-hidden="true" />
            <span>{fileName}</span> <small>{sizeText(size)}</small>
            <button
              type="button"
              aria-label={`Remove ${fileName}`}
              onClick={() => onChange((attached) => attached.filter((one) => one.id !== id))}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
        {uploading && <li>Attaching {uploading}…</li>}
      </ul>
    </>
  );
}

/** Pictures of the library may be stored as another type than they were uploaded as. */
function nameWithEnding(name: string, url: string): string {
  const ending = /\.[a-z0-9]+$/.exec(new URL(url, location.href).pathname)?.[0] ?? "";
  return name.replace(/\.[^.]*$/, "") + ending;
}
