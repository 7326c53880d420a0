import { showToast } from "./toast.tsx";

/** Copies a text, and says so in a toast: `done`, or what to do where the browser refuses. */
export async function copyText(text: string, done: string): Promise<void> {
  await navigator.clipboard.writeText(text).then(
    () => showToast({ text: done }),
    () => showToast({ kind: "failed", text: "It could not be copied. Select and copy it." }),
  );
}
