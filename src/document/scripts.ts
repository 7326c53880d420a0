import { whenTouched, whenVisible } from "./moments.ts";

type Script = (element: HTMLElement) => void;

/** Scripts of single elements, by the name in their `data-script`; each is loaded before its element is seen. */
const scripts: Record<string, () => Promise<Script>> = {
  contents: async () => (await import("./contents.ts")).startContents,
};

/** Those that are loaded when their element is first touched. */
const touchScripts: Record<string, () => Promise<Script>> = {
  "live-form": async () => (await import("./live-form.ts")).startLiveForm,
};

/**
 * Loads the scripts of this page's elements, each at its moment. The element then has `data-awake`.
 */
export function startScripts(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-script]")) {
    const name = element.dataset.script ?? "";
    const start = async (load: () => Promise<Script>) => {
      (await load())(element);
      element.toggleAttribute("data-awake", true);
    };
    const { [name]: onSight } = scripts;
    const { [name]: onTouch } = touchScripts;
    if (onSight) whenVisible([element], () => void start(onSight));
    if (onTouch) whenTouched(element, () => void start(onTouch));
  }
}
