/** Milliseconds after the last key until a form applies itself. */
const pauseMs = 300;

/**
 * Applies a GET form while it is filled in: fetches the page at its new URL, and replaces the
 * children of this page's `data-live` elements by those with the same id. Every change replaces
 * the history entry; with `data-history="push"` the first one adds an entry.
 */
export function start(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  const isPushing = form.dataset.history === "push";
  let isNextPushed = isPushing;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request = new AbortController();
  let applied = addressAsRendered(form);

  async function apply(address: string, isReturn = false) {
    clearTimeout(timer);
    request.abort();
    request = new AbortController();
    const { signal } = request;
    applied = address;
    announce("loading");
    try {
      const { page, url } = await load(address, signal);
      showParts(page);
      if (isReturn) {
        restore(form, page);
        applied = addressOf(form);
        isNextPushed = isPushing;
      } else if (url !== location.href) {
        history[isNextPushed ? "pushState" : "replaceState"](null, "", url);
        isNextPushed = false;
      }
      document.title = page.title;
    } catch (error) {
      if (signal.aborted) return;
      console.warn(error);
      announce("failed");
    }
  }
  function applyChange() {
    const address = addressOf(form);
    if (address !== applied) void apply(address);
  }

  form.addEventListener("input", ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(applyChange, target instanceof HTMLSelectElement ? 0 : pauseMs);
    addToLinks(form);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void apply(addressOf(form));
  });
  if (isPushing) window.addEventListener("popstate", () => void apply(location.href, true));
  // Values entered before this code was loaded.
  applyChange();
}

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = String(value).trim().replace(/\s+/g, " ");
    if (text) query.append(name, text);
  }
  const [page = ""] = form.action.split("#");
  return query.size > 0 ? `${page}?${query}` : page;
}

function addressAsRendered(form: HTMLFormElement): string {
  const rendered = form.cloneNode(true) as HTMLFormElement;
  rendered.reset();
  return addressOf(rendered);
}

async function load(address: string, signal: AbortSignal): Promise<{ page: Document; url: string }> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  return { page, url: response.url };
}

const liveParts = () => document.querySelectorAll<HTMLElement>("[data-live]");

/** Announces the message of the status element for this state. */
function announce(state: "loading" | "failed"): void {
  for (const part of liveParts()) {
    part.ariaBusy = String(state === "loading");
    const text = part.dataset[state];
    if (text) part.textContent = text;
  }
}

/** Shows the parts of another page. The focus and checked boxes in them stay. */
function showParts(page: Document): void {
  const focused = document.activeElement?.id;
  const ticked = document.querySelectorAll<HTMLInputElement>("[data-live] [type=checkbox]:checked");
  for (const part of liveParts()) {
    part.ariaBusy = "false";
    part.replaceChildren(...(page.getElementById(part.id)?.childNodes ?? []));
  }
  for (const { id } of ticked) {
    const box = document.getElementById(id);
    if (box instanceof HTMLInputElement) box.checked = true;
  }
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

/** Resets the form to the values of the page's HTML. */
function restore(form: HTMLFormElement, page: Document): void {
  for (const input of form.querySelectorAll<HTMLInputElement>("input[name]")) {
    const rendered = page.querySelector<HTMLInputElement>(`[data-script] [name="${input.name}"]`);
    input.value = rendered?.defaultValue ?? "";
  }
}

/** Adds unsent values to the links that preserve them, for a click before they are applied. */
function addToLinks(form: HTMLFormElement): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-follows-form] a")) {
    const url = new URL(link.href);
    for (const { name, value } of form.querySelectorAll<HTMLInputElement>("[type=search]")) {
      if (value.trim()) url.searchParams.set(name, value.trim());
      else url.searchParams.delete(name);
    }
    link.href = url.href;
  }
}
