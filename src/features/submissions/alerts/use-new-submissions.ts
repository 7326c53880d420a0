import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import type { SubmissionStats } from "#shared/contract/submissions.ts";
import { paths } from "#src/lib/paths.ts";
import { useLocalStorage } from "#src/lib/use-local-storage.ts";
import { submissionStatsQuery } from "../inbox/inbox.queries.ts";

/** Where this browser stores how the admin is told of new submissions. */
export const alertKeys = { notification: "enquiry_notification", sound: "enquiry_sound" } as const;

const pollIntervalMs = 30_000;

/**
 * Shows how many submissions are new in the tab's title, and tells of those that come in by a
 * desktop notification and a sound, where the admin has chosen these on this device.
 */
export function useNewSubmissions(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const notify = useLocalStorage(alertKeys.notification) === "on";
  const ring = useLocalStorage(alertKeys.sound) === "on";
  const { data: stats } = useQuery({
    ...submissionStatsQuery(),
    refetchInterval: pollIntervalMs,
    refetchIntervalInBackground: true,
    retry: false,
  });
  const count = stats?.byStatus.new ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page sets a title of its own
  useEffect(() => {
    document.title = `${count > 0 ? `(${count}) ` : ""}${document.title.replace(/^\(\d+\) /, "")}`;
  }, [count, pathname, search]);

  const before = useRef<SubmissionStats | null>(null);
  useEffect(() => {
    const arrived = stats && before.current ? arrivedSince(before.current, stats) : 0;
    if (stats) before.current = stats;
    if (arrived === 0) return;
    if (ring) playSound();
    if (!notify || !("Notification" in window) || Notification.permission !== "granted") return;
    const text = arrived === 1 ? "A new enquiry came in" : `${arrived} new enquiries came in`;
    const notification = new Notification(text, { tag: "enquiries" });
    notification.onclick = () => {
      window.focus();
      void navigate(paths.admin);
    };
  }, [stats, notify, ring, navigate]);
}

/** How many submissions came in between two counts, by Indian days. */
export function arrivedSince(before: SubmissionStats, now: SubmissionStats): number {
  const earlier = new Map(before.last30Days.map(({ date, count }) => [date, count]));
  const lastDay = before.last30Days.at(-1)?.date ?? "";
  return now.last30Days
    .filter(({ date }) => date >= lastDay)
    .reduce((sum, { date, count }) => sum + Math.max(0, count - (earlier.get(date) ?? 0)), 0);
}

/** Two short tones. The browser stays silent until somebody has used the page. */
function playSound() {
  const audio = new AudioContext();
  for (const [at, frequency] of [660, 880].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at * 0.16;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  }
}
