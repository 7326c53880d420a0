import { useState } from "react";
import { staffLimits } from "#shared/staff-limits.ts";
import { formatFileSize } from "./format-file-size.ts";

export type MediaType = "image" | "video";

const wrongType = { image: "Choose a picture.", video: "Choose a video." } as const;
const maxBytes = { image: staffLimits.imageBytes, video: staffLimits.videoBytes } as const;

/** Passes files of the right type and size to `onFile`; `refusal` says what was wrong. */
export function useFileCheck(mediaType: MediaType, onFile: (file: File) => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  /** Returns whether the file was passed on. */
  function check(file: File | undefined): boolean {
    if (!file) return false;
    const problem = problemWith(file, mediaType);
    setRefusal(problem);
    if (problem === null) onFile(file);
    return problem === null;
  }
  return { refusal, check, clear: () => setRefusal(null) };
}

function problemWith({ type, size }: File, mediaType: MediaType): string | null {
  if (!type.startsWith(`${mediaType}/`)) return wrongType[mediaType];
  const limit = maxBytes[mediaType];
  if (size <= limit) return null;
  return `This file has ${formatFileSize(size)}; at most ${formatFileSize(limit)} can be stored.`;
}
