import { Turnstile } from "@marsidev/react-turnstile";
import { createRoot } from "react-dom/client";
import styles from "./challenge.module.css";

/** Milliseconds for a challenge that nobody sees, and for one that wants a click. */
const patience = 8_000;
const patienceWithClick = 120_000;

/**
 * Gets a token from Cloudflare Turnstile. Most visitors see nothing; who must click finds the box at the foot of the window, above an open dialog
 * too. Undefined when none could be had (blocked, offline, too slow): the enquiry then goes without, and staff see that.
 */
export function solveChallenge(siteKey: string): Promise<string | undefined> {
  const place = document.createElement("div");
  place.className = styles.place ?? "";
  (document.querySelector("dialog[open]") ?? document.body).append(place);
  const root = createRoot(place);
  return new Promise<string | undefined>((resolve) => {
    let timer = setTimeout(resolve, patience);
    function waitForClick() {
      clearTimeout(timer);
      place.dataset.shown = "";
      place.scrollIntoView({ block: "nearest" });
      timer = setTimeout(resolve, patienceWithClick);
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
    place.remove();
  });
}
