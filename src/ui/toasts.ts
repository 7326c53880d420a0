import { showToast } from "./toast.tsx";

/** Says what failed, and why if the error tells: `showFailure("It was not saved.", error)`. */
export function showFailure(what: string, error: unknown): void {
  const reason = error instanceof Error ? ` ${error.message}` : "";
  showToast({ kind: "failed", text: what + reason });
}

/** Copies a text and says so with `done`, or what to do where the browser refuses. */
export async function copyText(text: string, done: string): Promise<void> {
  await navigator.clipboard.writeText(text).then(
    () => showToast({ text: done }),
    () => showToast({ kind: "failed", text: "It could not be copied. Select and copy it." }),
  );
}
