import ImageIcon from "lucide-react/icons/image";
import VideoIcon from "lucide-react/icons/video";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { youtubeId } from "#shared/video.ts";
import { smallPicture } from "#src/lib/stored-picture.ts";
import { Button } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { formatFileSize } from "./format-file-size.ts";
import styles from "./media-field.module.css";
import type { PendingUpload } from "./upload-queue.ts";
import type { MediaType } from "./use-file-check.ts";

interface MediaFrameProps {
  mediaType: MediaType;
  label: string;
  /** The stored URL, or empty. */
  url: string;
  pending: PendingUpload | undefined;
  onRemove: () => void;
  onRetry: () => void;
}

/** The picture or video of a field, the state of its upload, and a button to remove it. */
export function MediaFrame({ mediaType, label, url, pending, onRemove, onRetry }: MediaFrameProps) {
  // A failed upload too: it is what the preview shows, and what the next try sends.
  const local = pending?.localUrl ?? null;
  const isUploading = pending?.state === "uploading";
  return (
    <div className={styles.frame} data-dim={isUploading || undefined}>
      {mediaType === "image" ? (
        <Picture url={local ?? url} />
      ) : (
        <Video url={local ?? url} isLocal={local !== null} />
      )}
      {pending && <UploadState pending={pending} onRetry={onRetry} />}
      {(pending || url) && (
        <IconButton
          variant="inverse"
          className={styles.remove}
          label={isUploading ? "Cancel upload" : `Remove ${label.toLowerCase()}`}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}

function Picture({ url }: { url: string }) {
  return url ? <img src={smallPicture(url, 960)} alt="" /> : <ImageIcon aria-hidden="true" />;
}

function Video({ url, isLocal }: { url: string; isLocal: boolean }) {
  if (!url) return <VideoIcon aria-hidden="true" />;
  const youtube = isLocal ? null : youtubeId(url);
  if (youtube) return <YoutubePicture key={youtube} id={youtube} />;
  return <video src={url} muted playsInline preload="metadata" />;
}

/** The picture of a YouTube video, or a sign where YouTube is not reachable. */
function YoutubePicture({ id }: { id: string }) {
  const [isMissing, setMissing] = useState(false);
  const name = `YouTube video ${id}`;
  if (isMissing) return <VideoIcon role="img" aria-label={name} />;
  return (
    <img src={`https://i.ytimg.com/vi/${id}/hqdefault.jpg`} alt={name} onError={() => setMissing(true)} />
  );
}

function UploadState({ pending, onRetry }: { pending: PendingUpload; onRetry: () => void }) {
  const { file, state, progress, failure } = pending;
  const percent = Math.round(progress * 100);
  const text = {
    pending: "Pending Upload",
    uploading: `Uploading... ${percent}%`,
    failed: "Upload failed",
  }[state];
  const size = formatFileSize(file.size);
  return (
    <div className={styles.state} data-state={state} role="status">
      <b>{text}</b>
      <span>{failure ?? (state === "pending" ? `${size}, sent on save` : size)}</span>
      {state === "failed" && (
        <Button variant="inverse" size="small" className={styles.retry} onClick={onRetry}>
          Retry
        </Button>
      )}
      {state === "uploading" && <progress max={100} value={percent} aria-label={`Uploading ${file.name}`} />}
    </div>
  );
}
