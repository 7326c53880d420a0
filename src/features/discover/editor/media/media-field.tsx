import ImageIcon from "lucide-react/icons/image";
import VideoIcon from "lucide-react/icons/video";
import X from "lucide-react/icons/x";
import { type ClipboardEvent, type DragEvent, lazy, Suspense, useId, useState } from "react";
import { limits } from "#src/shared/limits.ts";
import { Button } from "#src/ui/button.tsx";
import { Field, TextInput } from "#src/ui/field.tsx";
import { smallPicture } from "../../article-picture.tsx";
import { readVideo } from "../../video.ts";
import { formatFileSize } from "./file-size.ts";
import styles from "./media-field.module.css";
import type { MediaUploads, PendingUpload } from "./use-media-uploads.ts";

interface MediaFieldProps {
  /** The place of the file in the content. */
  place: string;
  kind: "image" | "video";
  label: string;
  /** The stored address; empty when there is none. */
  url: string;
  error?: string;
  fieldId?: string;
  media: MediaUploads;
  /** Takes an address; a picture out of the library brings its alt text. */
  onUrl: (url: string, alt?: string) => void;
  /** Sends a file again that was not uploaded. */
  onRetry: (place: string) => void;
  /** What the picture shows, in words; videos have none. */
  alt?: string;
  onAlt?: (alt: string) => void;
}

const LibraryDialog = lazy(async () => ({
  default: (await import("../../admin/library/library-dialog.tsx")).LibraryDialog,
}));

/** A picture or a video: chosen, dropped or pasted as a file, or given by its address. Files are sent with the save. */
export function MediaField(props: MediaFieldProps) {
  const { place, kind, label, url, error, fieldId, media, onUrl, onRetry, alt, onAlt } = props;
  const input = useId();
  const [choosing, setChoosing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const pending = media.pending[place];
  const limit = kind === "image" ? limits.imageBytes : limits.videoBytes;

  function take(file: File | undefined) {
    if (!file) return false;
    if (!file.type.startsWith(`${kind}/`)) {
      setRefusal(kind === "image" ? "Choose a picture." : "Choose a video.");
      return false;
    }
    if (file.size > limit) {
      setRefusal(
        `This file has ${formatFileSize(file.size)}; at most ${formatFileSize(limit)} can be stored.`,
      );
      return false;
    }
    setRefusal(null);
    media.choose(place, file);
    return true;
  }
  /** The last thing that was given is what counts: an address takes the place of a file that waits. */
  function giveUrl(address: string, itsAlt?: string) {
    setRefusal(null);
    media.remove(place);
    onUrl(address, itsAlt);
  }
  function paste(event: ClipboardEvent) {
    if (take([...event.clipboardData.files].find((file) => file.type.startsWith(`${kind}/`))))
      event.preventDefault();
  }
  function drop(event: DragEvent) {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  }
  // A file that was not sent gives way to what was there before.
  const waiting = pending?.state === "failed" && url !== "" ? undefined : pending;
  const shown = waiting?.localUrl ?? url;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className={styles.media}
      data-over={over || undefined}
      onPaste={paste}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className={styles.frame} data-dim={pending?.state === "uploading" || undefined}>
        <Shown kind={kind} address={shown} local={waiting !== undefined} />
        {pending && <State pending={pending} onRetry={() => onRetry(place)} />}
        {(pending || url) && (
          <Button
            variant="inverse"
            size="small"
            square
            className={styles.remove}
            aria-label={pending?.state === "uploading" ? "Cancel upload" : `Remove ${label.toLowerCase()}`}
            onClick={() => (pending ? media.remove(place) : onUrl(""))}
          >
            <X aria-hidden="true" />
          </Button>
        )}
      </div>
      <input
        id={input}
        type="file"
        accept={`${kind}/*`}
        className={styles.file}
        aria-label={`Choose ${label.toLowerCase()}`}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      <Field
        label={`${label} address`}
        id={fieldId}
        markOptional={false}
        error={refusal ?? error}
        hint={
          <span>
            <label htmlFor={input} className={styles.choose}>
              Choose a file
            </label>
            , take one from{" "}
            <button type="button" className={styles.choose} onClick={() => setChoosing(true)}>
              the library
            </button>
            , drop or paste one{kind === "video" && ", or paste a YouTube address"}.
          </span>
        }
      >
        <TextInput
          type="url"
          inputMode="url"
          value={url}
          maxLength={limits.url}
          placeholder="https://"
          onChange={(event) => giveUrl(event.currentTarget.value)}
        />
      </Field>
      {onAlt && shown !== "" && (
        <Field label={`${label} alt text`} markOptional={false} hint="Say what it shows: it is read aloud.">
          <TextInput
            value={alt}
            maxLength={limits.alt}
            onChange={(event) => onAlt(event.currentTarget.value)}
          />
        </Field>
      )}
      {choosing && (
        <Suspense>
          <LibraryDialog
            kind={kind}
            onClose={() => setChoosing(false)}
            onChoose={(item) => {
              setChoosing(false);
              giveUrl(item.url, item.alt ?? undefined);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function Shown({ kind, address, local }: { kind: "image" | "video"; address: string; local: boolean }) {
  if (!address) return kind === "image" ? <ImageIcon aria-hidden="true" /> : <VideoIcon aria-hidden="true" />;
  if (kind === "image") return <img src={smallPicture(address, 960)} alt="" />;
  const video = readVideo(address);
  if (!local && video.kind === "youtube") return <span>YouTube video {video.id}</span>;
  return <video src={address} muted playsInline preload="metadata" />;
}

function State({
  pending: { file, state, progress, failure },
  onRetry,
}: {
  pending: PendingUpload;
  onRetry: () => void;
}) {
  const share = Math.round(progress * 100);
  const words = { pending: "Pending Upload", uploading: `Uploading... ${share}%`, failed: "Upload failed" }[
    state
  ];
  return (
    <div className={styles.state} data-state={state} role="status">
      <b>{words}</b>
      <span>{file.name}</span>
      <span>
        {failure ??
          (state === "pending" ? `${formatFileSize(file.size)}, sent on save` : formatFileSize(file.size))}
      </span>
      {state === "failed" && (
        <Button variant="inverse" size="small" className={styles.retry} onClick={onRetry}>
          Retry
        </Button>
      )}
      {state === "uploading" && <progress max={100} value={share} aria-label={`Uploading ${file.name}`} />}
    </div>
  );
}
