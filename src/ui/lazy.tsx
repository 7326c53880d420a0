import { type ReactNode, useEffect, useState } from "react";
import { CodeMissing } from "./code-missing.tsx";
import { Dialog } from "./dialog.tsx";

/** Milliseconds to wait before each further attempt to load code. */
const retryDelaysMs = [500, 2000];

/** What `load` imports. A failed import is tried again twice before this throws. */
async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const delay of retryDelaysMs) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return load();
}

/** What has been loaded, by its `load`. */
const loaded = new WeakMap<object, unknown>();

interface LazyProps<Part> {
  /** Imports the code when it is first shown; defined once, outside components. */
  load: () => Promise<Part>;
  children: (part: Part) => ReactNode;
  fallback?: ReactNode;
  /** For a dialog: where it says that its code did not load. */
  dialog?: { title: string; onClose: () => void };
}

/**
 * A part whose code is loaded when it is first shown. Unlike with `lazy`, code that does not load
 * leaves the page as it is: the part says so in its place, and tries again once online.
 */
export function Lazy<Part>({ load, children, fallback = null, dialog }: LazyProps<Part>) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">(
    loaded.has(load) ? "loaded" : "loading",
  );
  useEffect(() => {
    if (state !== "loading") return;
    let isShown = true;
    importAgain(load).then(
      (part) => {
        loaded.set(load, part);
        if (isShown) setState("loaded");
      },
      () => isShown && setState("failed"),
    );
    return () => {
      isShown = false;
    };
  }, [load, state]);
  useEffect(() => {
    const tryAgain = () => setState((before) => (before === "failed" ? "loading" : before));
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, []);
  if (state === "loaded") return children(loaded.get(load) as Part);
  if (state === "loading") return fallback;
  const missing = <CodeMissing onRetry={() => setState("loading")} />;
  return dialog ? (
    <Dialog open {...dialog}>
      {missing}
    </Dialog>
  ) : (
    missing
  );
}
