import { useCallback, useEffect, useRef, useState } from "react";
import { upload } from "#src/lib/upload.ts";
import type { UploadedMedia } from "#src/shared/contract/discover.ts";
import { readPlaceholderColor } from "./placeholder-color.ts";
import { shrinkImage } from "./shrink-image.ts";

/** A file that was chosen and is not on the server yet. */
export interface PendingUpload {
  file: File;
  /** Where this page, and only this page, can show it. Never sent; no two files that were chosen have the same. */
  localUrl: string;
  state: "pending" | "uploading" | "failed";
  /** Share that has been sent, 0 to 1. */
  progress: number;
  failure: string | null;
}

export interface MediaUploads {
  /** By the place of the picture or video in the content, such as `mainImageUrl` or, with a section's key, `…:imageUrl`. */
  pending: Readonly<Record<string, PendingUpload>>;
  /** Takes a file; another one of the same place is forgotten, and not sent any further. */
  choose: (place: string, file: File) => void;
  /** Forgets the file, and stops sending it. */
  remove: (place: string) => void;
  /** Forgets every file. */
  clear: () => void;
  /** Whether a file waits at this moment, a failed one too; `pending` is as old as the last rendering. */
  waiting: () => boolean;
  /** Sends one file that waits. Resolves with its stored URL, or null when it was not sent. */
  upload: (place: string) => Promise<string | null>;
  /** Sends everything that waits, and says the stored URL of each place as it comes. Resolves with how many failed. */
  uploadAll: (onStored: (place: string, url: string) => void) => Promise<number>;
}

/** One file on its way. */
interface Sending {
  controller: AbortController;
  /** The stored URL; null when it failed or was cancelled. */
  done: Promise<string | null>;
}

/** Files that wait for the save. */
export function useMediaUploads(): MediaUploads {
  const [pending, setPending] = useState<Record<string, PendingUpload>>({});
  const latest = useRef(pending);
  const running = useRef(new Map<string, Sending>());

  const put = useCallback((place: string, after: PendingUpload | null) => {
    const { [place]: before, ...rest } = latest.current;
    if (!before && !after) return;
    if (before && before.localUrl !== after?.localUrl) {
      URL.revokeObjectURL(before.localUrl);
      running.current.get(place)?.controller.abort();
      running.current.delete(place);
    }
    latest.current = after ? { ...rest, [place]: after } : rest;
    setPending(latest.current);
  }, []);

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const { controller } of current.values()) controller.abort();
      for (const { localUrl } of Object.values(latest.current)) URL.revokeObjectURL(localUrl);
    };
  }, []);

  const choose = useCallback(
    (place: string, file: File) =>
      put(place, {
        file,
        localUrl: URL.createObjectURL(file),
        state: "pending",
        progress: 0,
        failure: null,
      }),
    [put],
  );

  const remove = useCallback((place: string) => put(place, null), [put]);

  const clear = useCallback(() => {
    for (const place of Object.keys(latest.current)) put(place, null);
  }, [put]);

  const send = useCallback(
    async (place: string, media: PendingUpload, signal: AbortSignal): Promise<string | null> => {
      // Whatever stands in the place by now is not this file's to change, once the file was taken out of it.
      const show = (part: Partial<PendingUpload>) => {
        const now = latest.current[place];
        if (now?.localUrl === media.localUrl) put(place, { ...now, ...part });
      };
      show({ state: "uploading", progress: 0, failure: null });
      try {
        const [file, tint] = await Promise.all([shrinkImage(media.file), readPlaceholderColor(media.file)]);
        const { url } = await upload<UploadedMedia>("/api/discover/admin/upload", file, file.name, {
          fields: tint ? { tint } : {},
          signal,
          onProgress: (progress) => show({ progress }),
        });
        if (signal.aborted) return null;
        running.current.delete(place);
        put(place, null);
        return url;
      } catch (error) {
        if (signal.aborted) return null;
        running.current.delete(place);
        show({ state: "failed", failure: messageOf(error) });
        return null;
      }
    },
    [put],
  );

  const uploadOne = useCallback(
    async (place: string) => {
      const media = latest.current[place];
      if (!media) return null;
      const under = running.current.get(place);
      if (under) return under.done;
      const controller = new AbortController();
      const done = send(place, media, controller.signal);
      running.current.set(place, { controller, done });
      return done;
    },
    [send],
  );

  const uploadAll = useCallback(
    async (onStored: (place: string, url: string) => void) => {
      const tried = new Set<string>();
      // Read anew for each: while one is sent, others are chosen, replaced and removed.
      for (;;) {
        const next = Object.entries(latest.current).find(([, { localUrl }]) => !tried.has(localUrl));
        if (!next) break;
        const [place, { localUrl }] = next;
        tried.add(localUrl);
        const url = await uploadOne(place);
        if (url) onStored(place, url);
      }
      return Object.values(latest.current).filter(({ state }) => state === "failed").length;
    },
    [uploadOne],
  );

  return {
    pending,
    choose,
    remove,
    clear,
    waiting: useCallback(() => Object.keys(latest.current).length > 0, []),
    upload: uploadOne,
    uploadAll,
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "The file was not sent.";
}
