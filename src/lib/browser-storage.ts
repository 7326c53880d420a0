/**
 * `localStorage` or `sessionStorage`, for code that works without it. Storage can be missing (the
 * Worker), refused by the browser's settings, or full: a read then gives null, and a write
 * returns false.
 */
export interface BrowserStorage {
  get(key: string): string | null;
  /** Returns whether the value was stored. */
  set(key: string, value: string): boolean;
  remove(key: string): boolean;
  /** The stored JSON, through `parse`. Null when there is none, or `parse` throws. */
  getJson<Value>(key: string, parse?: (stored: unknown) => Value): Value | null;
  setJson(key: string, value: unknown): boolean;
}

/** The part of the DOM's `Storage` used here. The Worker shares this file but not the type. */
interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Values of this browser, shared by its tabs. */
export const localStore = browserStorage("localStorage");

/** Values of this tab, which survive a reload. */
export const sessionStore = browserStorage("sessionStorage");

function browserStorage(name: "localStorage" | "sessionStorage"): BrowserStorage {
  // Even the property's getter throws where storage is refused.
  function access<Result>(use: (storage: WebStorage) => Result, fallback: Result): Result {
    try {
      const storage = (globalThis as { [key in typeof name]?: WebStorage })[name];
      return storage ? use(storage) : fallback;
    } catch {
      return fallback;
    }
  }
  const write = (key: string, value: string | null) =>
    access((storage) => {
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      return true;
    }, false);
  return {
    get: (key) => access((storage) => storage.getItem(key), null),
    set: write,
    remove: (key) => write(key, null),
    getJson: <Value>(key: string, parse = (stored: unknown) => stored as Value) =>
      access((storage) => {
        const text = storage.getItem(key);
        return text === null ? null : parse(JSON.parse(text));
      }, null),
    setJson: (key, value) => write(key, JSON.stringify(value)),
  };
}
