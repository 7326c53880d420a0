import { type ReactNode, useState } from "react";
import styles from "./media-field.module.css";
import type { MediaType } from "./use-file-check.ts";

interface DropZoneProps {
  mediaType: MediaType;
  /** Takes a dropped or pasted file; returns whether it was taken. */
  onFile: (file: File | undefined) => boolean;
  children: ReactNode;
}

/** Files can be dropped on it and pasted into it. */
export function DropZone({ mediaType, onFile, children }: DropZoneProps) {
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      className={styles.media}
      data-over={isDraggedOver || undefined}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (onFile(files.find(({ type }) => type.startsWith(`${mediaType}/`)))) event.preventDefault();
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setIsDraggedOver(true);
      }}
      onDragLeave={() => setIsDraggedOver(false)}
      onDrop={(event) => {
        setIsDraggedOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFile(event.dataTransfer.files[0]);
      }}
    >
      {children}
    </div>
  );
}
