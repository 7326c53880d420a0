import type { UploadedMedia } from "#shared/contract/media.ts";
import { ApiError } from "#src/lib/api.ts";
import { upload } from "#src/lib/upload.ts";
import { readPlaceholderColor } from "./placeholder-color.ts";
import { shrinkImage } from "./shrink-image.ts";

/** A chosen file that is not on the server yet. */
export interface PendingUpload {
  file: File;
  /** Object URL for this page only, never sent; each chosen file has its own. */
  localUrl: string;
  state: "pending" | "uploading" | "failed";
  /** Share that has been sent, 0 to 1. */
  progress: number;
  failure: string | null;
  /** Another try may succeed. */
  canRetry: boolean;
}

/** By media path. */
export type PendingUploads = Readonly<Record<string, PendingUpload>>;

/** The stored URL; null when the upload failed or was cancelled. */
type UploadResult = Promise<string | null>;

interface QueuedUpload extends PendingUpload {
  controller: AbortController;
  /** Set while the upload is running. */
  result: UploadResult | null;
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Files that are uploaded with the next save, at most one per media path. */
export function createUploadQueue() {
  const queue = createPendingMap();

  async function send(path: string, { file, localUrl, controller }: QueuedUpload): UploadResult {
    try {
      const url = await uploadMedia(file, {
        signal: controller.signal,
        onProgress: (progress) => queue.update(path, localUrl, { progress }),
      });
      if (controller.signal.aborted) return null;
      queue.set(path, null);
      return url;
    } catch (error) {
      const failure = error instanceof Error ? error.message : "The file was not sent.";
      const canRetry = error instanceof ApiError && error.isTransient;
      queue.update(path, localUrl, { state: "failed", failure, canRetry, result: null });
      return null;
    }
  }
  /** Uploads the file at `path`, or joins its running upload. */
  async function upload(path: string): UploadResult {
    const queued = queue.get()[path];
    if (!queued) return null;
    if (queued.result) return queued.result;
    const result = send(path, queued);
    queue.update(path, queued.localUrl, { state: "uploading", progress: 0, failure: null, result });
    return result;
  }
  /** Uploads every file and reports each stored URL. */
  async function uploadAll(onUploaded: (path: string, url: string) => void): Promise<void> {
    const tried = new Set<string>();
    // Files are added, replaced and removed meanwhile, so the queue is read again for each.
    for (;;) {
      const next = Object.entries(queue.get()).find(([, { localUrl }]) => !tried.has(localUrl));
      if (!next) break;
      const [path, { localUrl }] = next;
      tried.add(localUrl);
      const url = await upload(path);
      if (url) onUploaded(path, url);
    }
  }
  return { ...queue, upload, uploadAll };
}

/** The queued files. Removing or replacing one cancels its upload and revokes its object URL. */
function createPendingMap() {
  let queued: Readonly<Record<string, QueuedUpload>> = {};
  const listeners = new Set<() => void>();

  function set(path: string, next: QueuedUpload | null) {
    const { [path]: before, ...others } = queued;
    if (!before && !next) return;
    if (before && before.localUrl !== next?.localUrl) {
      URL.revokeObjectURL(before.localUrl);
      before.controller.abort();
    }
    queued = next ? { ...others, [path]: next } : others;
    for (const listener of listeners) listener();
  }
  return {
    get: () => queued,
    set,
    /** Changes the file at `path`, unless another one has taken its place. */
    update(path: string, localUrl: string, change: Partial<QueuedUpload>) {
      const current = queued[path];
      if (current?.localUrl === localUrl) set(path, { ...current, ...change });
    },
    add(path: string, file: File) {
      set(path, {
        file,
        localUrl: URL.createObjectURL(file),
        state: "pending",
        progress: 0,
        failure: null,
        canRetry: false,
        controller: new AbortController(),
        result: null,
      });
    },
    remove: (path: string) => set(path, null),
    clear() {
      for (const path of Object.keys(queued)) set(path, null);
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface UploadMediaOptions {
  signal: AbortSignal;
  /** Called with the share that has been sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Uploads a picture, made smaller where that helps, or a video. Resolves with its stored URL. */
async function uploadMedia(original: File, options: UploadMediaOptions): Promise<string> {
  const [file, color] = await Promise.all([shrinkImage(original), readPlaceholderColor(original)]);
  const { url } = await upload<UploadedMedia>("/api/discover/admin/upload", file, file.name, {
    fields: color ? { placeholderColor: color } : {},
    ...options,
  });
  return url;
}
