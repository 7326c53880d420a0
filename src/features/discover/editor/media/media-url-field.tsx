import { useId } from "react";
import { limits } from "#src/shared/limits.ts";
import { Field, TextInput } from "#src/ui/field.tsx";
import styles from "./media-field.module.css";
import type { MediaType } from "./use-file-check.ts";

interface MediaUrlFieldProps {
  mediaType: MediaType;
  label: string;
  fieldId?: string;
  url: string;
  error?: string;
  onUrl: (url: string) => void;
  onFile: (file: File | undefined) => void;
  onOpenLibrary: () => void;
}

/** The URL of a picture or video, and the ways to choose a file instead. */
export function MediaUrlField(props: MediaUrlFieldProps) {
  const { mediaType, label, fieldId, url, error, onUrl, onFile, onOpenLibrary } = props;
  const fileInputId = useId();
  return (
    <>
      <input
        id={fileInputId}
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
      <Field
        label={`${label} address`}
        id={fieldId}
        markOptional={false}
        error={error}
        hint={
          <span>
            <label htmlFor={fileInputId} className={styles.choose}>
              Choose a file
            </label>
            , take one from{" "}
            <button type="button" className={styles.choose} onClick={onOpenLibrary}>
              the library
            </button>
            , drop or paste one{mediaType === "video" && ", or paste a YouTube address"}.
          </span>
        }
      >
        <TextInput
          type="url"
          inputMode="url"
          value={url}
          maxLength={limits.url}
          placeholder="https://"
          onChange={(event) => onUrl(event.currentTarget.value)}
        />
      </Field>
    </>
  );
}
