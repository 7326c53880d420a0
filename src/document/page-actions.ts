import { localStore } from "../lib/browser-storage.ts";

/** Milliseconds in which a button shows that the URL was copied. */
const feedbackMs = 2000;

const actions: Record<string, (element: HTMLElement) => void | Promise<void>> = {
  back,
  copy,
  "keep-language": keepLanguage,
  language,
  play,
  share,
};

/** Runs the action that the `data-action` of an element names. */
export function run(element: HTMLElement): void {
  void actions[element.dataset.action ?? ""]?.(element);
}

/**
 * Goes back to the page that the link leads to, with its state, if the visitor came from there.
 */
function back(link: HTMLElement): void {
  const { href, pathname } = link as HTMLAnchorElement;
  const from = URL.parse(document.referrer);
  const cameFromThere = from?.origin === location.origin && from.pathname === pathname;
  if (cameFromThere && history.length > 1) history.back();
  else location.assign(href);
}

/** Copies the text in `data-text`; the button then has `data-done` for a moment. */
async function copy(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset.text ?? "");
  } catch (error) {
    console.warn("The text could not be copied", error);
    return;
  }
  button.toggleAttribute("data-done", true);
  setTimeout(() => button.toggleAttribute("data-done", false), feedbackMs);
}

/** Remembers the language of the link, and opens the page there with its present query. */
function language(link: HTMLElement): void {
  const { pathname } = link as HTMLAnchorElement;
  rememberLanguage(link);
  location.assign(pathname + location.search);
}

/** Remembers that the visitor stays with the language of the page, and takes the offer of another one away. */
function keepLanguage(button: HTMLElement): void {
  rememberLanguage(document.documentElement);
  (button.parentElement as HTMLElement).hidden = true;
}

function rememberLanguage(element: HTMLElement): void {
  const [code = ""] = (element.closest<HTMLElement>("[lang]")?.lang ?? "").split("-");
  localStore.set("language", code);
}

/** Replaces a link to a video with the player. */
function play(link: HTMLElement): void {
  const player = document.createElement("iframe");
  player.className = link.className;
  player.title = link.dataset.title ?? "";
  player.allow = "autoplay; encrypted-media; picture-in-picture; fullscreen";
  player.src = link.dataset.embed ?? "";
  link.replaceWith(player);
  player.focus();
}

/** Shares the page with the device's dialog, or copies its URL. */
async function share(button: HTMLElement): Promise<void> {
  const { title = "", copied = "" } = button.dataset;
  const { origin, pathname, search } = location;
  const url = origin + pathname + ("withQuery" in button.dataset ? search : "");
  try {
    if (typeof navigator.share === "function") return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
  } catch (error) {
    console.warn("The page could not be shared", error);
    return;
  }
  const label = button.querySelector("span");
  const status = button.nextElementSibling?.querySelector("[role=status]");
  if (!label || !status || button.hasAttribute("data-done")) return;
  const { textContent: before } = label;
  const show = (isDone: boolean) => {
    button.toggleAttribute("data-done", isDone);
    label.textContent = isDone ? copied : before;
    status.textContent = isDone ? copied : "";
  };
  show(true);
  setTimeout(show, feedbackMs, false);
}
