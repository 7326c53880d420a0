import { Turnstile } from "@marsidev/react-turnstile";
import { createRoot } from "react-dom/client";
import styles from "./challenge.module.css";

/** The limits of an invisible challenge, and of one that needs a click. */
const timeoutMs = 8_000;
const clickTimeoutMs = 120_000;

/**
 * Gets a token from Cloudflare Turnstile. Most visitors see nothing; a box to click appears at
 * the bottom of the window, above an open dialog too. Undefined when there is none (blocked,
 * offline, too slow): the submission is then sent without, and admins see that.
 */
export function solveChallenge(siteKey: string): Promise<string | undefined> {
  const container = document.createElement("div");
  container.className = styles.container ?? "";
  (document.querySelector("dialog[open]") ?? document.body).append(container);
  const root = createRoot(container);
  return new Promise<string | undefined>((resolve) => {
    let timer = setTimeout(resolve, timeoutMs);
    function waitForClick() {
      clearTimeout(timer);
      container.dataset.shown = "";
      container.scrollIntoView({ block: "nearest" });
      timer = setTimeout(resolve, clickTimeoutMs);
    }
    root.render(
      <Turnstile
        siteKey={siteKey}
        options={{ action: "enquiry", appearance: "interaction-only", retry: "never", responseField: false }}
        scriptOptions={{ onError: () => resolve(undefined) }}
        onSuccess={(token) => resolve(token)}
        onError={() => resolve(undefined)}
        onUnsupported={() => resolve(undefined)}
        onTimeout={() => resolve(undefined)}
        onBeforeInteractive={waitForClick}
      />,
    );
  }).finally(() => {
    root.unmount();
    container.remove();
  });
}
