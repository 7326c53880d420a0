import { useEffect, useState, useSyncExternalStore } from "react";
import { createUploadQueue, type PendingUploads, type UploadQueue } from "./upload-queue.ts";

export interface MediaUploads extends Pick<UploadQueue, "add" | "remove" | "clear" | "upload" | "uploadAll"> {
  pending: PendingUploads;
  /** Whether a file is pending now, a failed one too; `pending` is as old as the last render. */
  hasPending: () => boolean;
  hasFailed: () => boolean;
}

/** The upload queue of one editor; unmounting it cancels every upload. */
export function useMediaUploads(): MediaUploads {
  const [queue] = useState(createUploadQueue);
  const pending = useSyncExternalStore(queue.subscribe, queue.get);
  useEffect(() => queue.clear, [queue]);
  return {
    ...queue,
    pending,
    hasPending: () => Object.keys(queue.get()).length > 0,
    hasFailed: () => Object.values(queue.get()).some(({ state }) => state === "failed"),
  };
}
