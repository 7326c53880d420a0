import { showToast } from "./toast.tsx";

/** Says in a toast what failed, and why if the error tells: `showFailure("It was not saved.", error)`. */
export function showFailure(what: string, error: unknown): void {
  const reason = error instanceof Error ? ` ${error.message}` : "";
  showToast({ kind: "failed", text: what + reason });
}
