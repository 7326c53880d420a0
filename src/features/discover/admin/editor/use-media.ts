import { useCallback, useEffect, useRef, useState } from "react";
import { upload } from "#src/lib/upload.ts";
import type { UploadedMedia } from "#src/shared/contract/discover.ts";
import { shrink } from "./shrink.ts";
import { tintOf } from "./tint.ts";

/** A file that was chosen and is not on the server yet. */
export interface PendingMedia {
  file: File;
  /** Where this page, and only this page, can show it. Never sent. */
  localUrl: string;
  state: "pending" | "uploading" | "failed";
  /** Share that has been sent, 0 to 1. */
  progress: number;
  failure: string | null;
}

export interface Media {
  /** By the place of the picture or video in the content, such as `mainImageUrl` or, with a section's key, `…:imageUrl`. */
  pending: Readonly<Record<string, PendingMedia>>;
  choose: (place: string, file: File) => void;
  /** Forgets the file, and stops sending it. */
  remove: (place: string) => void;
  /** Sends one file that waits. Resolves with its stored URL, or null when it was not sent. */
  upload: (place: string) => Promise<string | null>;
  /** Sends everything that waits. Resolves with the stored URL of each place that succeeded. */
  uploadAll: () => Promise<{ urls: Record<string, string>; failed: number }>;
}

/** Files that wait for the save. */
export function useMedia(): Media {
  const [pending, setPending] = useState<Record<string, PendingMedia>>({});
  const latest = useRef(pending);
  const running = useRef(new Map<string, AbortController>());

  const put = useCallback(
    (place: string, change: (before: PendingMedia | undefined) => PendingMedia | null) => {
      const { [place]: before, ...rest } = latest.current;
      const after = change(before);
      if (before && before.localUrl !== after?.localUrl) URL.revokeObjectURL(before.localUrl);
      latest.current = after ? { ...rest, [place]: after } : rest;
      setPending(latest.current);
    },
    [],
  );

  useEffect(() => {
    const { current } = running;
    return () => {
      for (const controller of current.values()) controller.abort();
      for (const { localUrl } of Object.values(latest.current)) URL.revokeObjectURL(localUrl);
    };
  }, []);

  const choose = useCallback(
    (place: string, file: File) =>
      put(place, () => ({
        file,
        localUrl: URL.createObjectURL(file),
        state: "pending",
        progress: 0,
        failure: null,
      })),
    [put],
  );

  const remove = useCallback(
    (place: string) => {
      running.current.get(place)?.abort();
      put(place, () => null);
    },
    [put],
  );

  const send = useCallback(
    async (place: string, media: PendingMedia): Promise<string | null> => {
      const controller = new AbortController();
      running.current.set(place, controller);
      const show = (part: Partial<PendingMedia>) =>
        put(place, (before) => (before ? { ...before, ...part } : null));
      show({ state: "uploading", progress: 0, failure: null });
      try {
        const [file, tint] = await Promise.all([shrink(media.file), tintOf(media.file)]);
        const { url } = await upload<UploadedMedia>("/api/discover/admin/upload", file, file.name, {
          fields: tint ? { tint } : {},
          signal: controller.signal,
          onProgress: (progress) => show({ progress }),
        });
        put(place, () => null);
        return url;
      } catch (error) {
        const cancelled = error instanceof DOMException && error.name === "AbortError";
        show({ state: cancelled ? "pending" : "failed", failure: cancelled ? null : messageOf(error) });
        return null;
      } finally {
        running.current.delete(place);
      }
    },
    [put],
  );

  const uploadAll = useCallback(async () => {
    const urls: Record<string, string> = {};
    let failed = 0;
    for (const [place, media] of Object.entries(latest.current)) {
      const url = await send(place, media);
      if (url) urls[place] = url;
      else failed++;
    }
    return { urls, failed };
  }, [send]);

  const uploadOne = useCallback(
    async (place: string) => {
      const waiting = latest.current[place];
      return waiting ? send(place, waiting) : null;
    },
    [send],
  );

  return { pending, choose, remove, upload: uploadOne, uploadAll };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : "The file was not sent.";
}
