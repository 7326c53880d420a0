import { useState } from "react";
import { staffLimits } from "#shared/staff-limits.ts";
import { Field, TextInput } from "#src/ui/field.tsx";
import { Lazy } from "#src/ui/lazy.tsx";
import { DropZone } from "./drop-zone.tsx";
import { MediaFrame } from "./media-frame.tsx";
import { MediaUrlField } from "./media-url-field.tsx";
import { type MediaType, useFileCheck } from "./use-file-check.ts";
import type { MediaUploads } from "./use-media-uploads.ts";

/** The uploads of an editor. */
export interface MediaEditor {
  uploads: MediaUploads;
  retryUpload: (path: string) => Promise<void>;
}

interface MediaFieldProps {
  editor: MediaEditor;
  /** Names this field among the uploads. */
  path: string;
  mediaType: MediaType;
  label: string;
  /** The stored URL, or empty. */
  url: string;
  error?: string;
  fieldId?: string;
  /** Takes a URL; a picture from the library brings its alt text. */
  onUrl: (url: string, alt?: string) => void;
  /** Pictures only. */
  alt?: string;
  onAlt?: (alt: string) => void;
}

const loadLibrary = () => import("./library/library-dialog.tsx");

/** A picture or video: a file for the next save, one from the library, or a URL. */
export function MediaField(props: MediaFieldProps) {
  const { editor, path, mediaType, label, url, error, fieldId, onUrl, alt = "", onAlt } = props;
  const { uploads, retryUpload } = editor;
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const closeLibrary = () => setIsLibraryOpen(false);
  const files = useFileCheck(mediaType, (file) => uploads.add(path, file));
  const pending = uploads.pending[path];
  /** The last choice wins: a URL replaces a pending file. */
  function setUrl(next: string, nextAlt?: string) {
    files.clear();
    uploads.remove(path);
    onUrl(next, nextAlt);
  }
  return (
    <DropZone mediaType={mediaType} onFile={files.check}>
      <MediaFrame
        mediaType={mediaType}
        label={label}
        url={url}
        pending={pending}
        onRemove={() => (pending ? uploads.remove(path) : onUrl(""))}
        onRetry={() => void retryUpload(path)}
      />
      <MediaUrlField
        mediaType={mediaType}
        label={label}
        fieldId={fieldId}
        url={url}
        pendingFile={pending?.file ?? null}
        error={files.refusal ?? error}
        onUrl={setUrl}
        onFile={files.check}
        onOpenLibrary={() => setIsLibraryOpen(true)}
      />
      {onAlt && (pending || url !== "") && <AltField label={label} alt={alt} onAlt={onAlt} />}
      {isLibraryOpen && (
        <Lazy load={loadLibrary} dialog={{ title: "Media", onClose: closeLibrary }}>
          {({ LibraryDialog }) => (
            <LibraryDialog
              mediaType={mediaType}
              onClose={closeLibrary}
              onChoose={(item) => {
                closeLibrary();
                setUrl(item.url, item.alt ?? undefined);
              }}
            />
          )}
        </Lazy>
      )}
    </DropZone>
  );
}

function AltField({ label, alt, onAlt }: { label: string; alt: string; onAlt: (alt: string) => void }) {
  return (
    <Field label={`${label} alt text`} hint="Say what it shows: it is read aloud.">
      <TextInput
        value={alt}
        maxLength={staffLimits.alt}
        onChange={(event) => onAlt(event.currentTarget.value)}
      />
    </Field>
  );
}
