import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { limits } from "#shared/limits.ts";
import { Field, TextInput } from "#src/ui/field.tsx";
import { formatFileSize } from "./format-file-size.ts";
import { detailsOf } from "./library/file-details.ts";
import { mediaItemQuery } from "./library/media-library.queries.ts";
import styles from "./media-field.module.css";
import type { MediaType } from "./use-file-check.ts";

interface MediaUrlFieldProps {
  mediaType: MediaType;
  label: string;
  fieldId?: string;
  url: string;
  /** A chosen file that waits for the save. */
  pendingFile: File | null;
  error?: string;
  onUrl: (url: string) => void;
  onFile: (file: File | undefined) => void;
  onOpenLibrary: () => void;
}

/** A file by its name, or the URL of one elsewhere, and the ways to choose another. */
export function MediaUrlField(props: MediaUrlFieldProps) {
  const { mediaType, label, fieldId, url, pendingFile, error, onUrl, onFile, onOpenLibrary } = props;
  const fileInputId = useId();
  const isFile = pendingFile !== null || url.startsWith("/media/");
  const library = (
    <button type="button" className={styles.choose} onClick={onOpenLibrary}>
      the library
    </button>
  );
  return (
    <>
      <FileInput id={fileInputId} mediaType={mediaType} label={label} onFile={onFile} />
      {isFile ? (
        <div className={styles.name}>
          {pendingFile ? <PendingName file={pendingFile} /> : <StoredName url={url} />}
          <p>
            <label htmlFor={fileInputId} className={styles.choose}>
              Replace
            </label>
            , or take one from {library}
          </p>
          {error && <p className={styles.error}>{error}</p>}
        </div>
      ) : (
        <Field
          label={`${label} address`}
          id={fieldId}
          error={error}
          hint={
            <span>
              <label htmlFor={fileInputId} className={styles.choose}>
                Choose a file
              </label>
              , take one from {library}, drop or paste one
              {mediaType === "video" && ", or paste a YouTube address"}.
            </span>
          }
        >
          <TextInput
            type="url"
            inputMode="url"
            value={url}
            maxLength={limits.url}
            placeholder={mediaType === "video" ? "https://youtu.be/..." : "https://"}
            onChange={(event) => onUrl(event.currentTarget.value)}
          />
        </Field>
      )}
    </>
  );
}

type FileInputProps = Pick<MediaUrlFieldProps, "mediaType" | "label" | "onFile"> & { id: string };

/** The input behind the labels that say Choose a file, and Replace. */
function FileInput({ id, mediaType, label, onFile }: FileInputProps) {
  return (
    <input
      id={id}
      type="file"
      accept={`${mediaType}/*`}
      className={styles.file}
      aria-label={`Choose ${label.toLowerCase()}`}
      onChange={(event) => {
        onFile(event.currentTarget.files?.[0]);
        // Choosing the same file again is a change too.
        event.currentTarget.value = "";
      }}
    />
  );
}

function PendingName({ file }: { file: File }) {
  return (
    <>
      <b>{file.name}</b>
      <span>{formatFileSize(file.size)}, not stored yet</span>
    </>
  );
}

function StoredName({ url }: { url: string }) {
  const { data } = useQuery(mediaItemQuery(url));
  return (
    <>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {data?.fileName ?? "Stored file"}
      </a>
      <span>{data ? detailsOf(data) : ""}</span>
    </>
  );
}
