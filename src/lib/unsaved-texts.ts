import { localStore, sessionStore } from "./browser-storage.ts";

/** A text that somebody typed in the portal and did not save, in this browser. */
interface StoredText<Value = unknown> {
  /** What it is, for its owner: "Note about Asha Raman". */
  title: string;
  /** When it was written, ISO. */
  at: string;
  value: Value;
}

/** An unsaved text in a list. */
export type UnsavedText = Pick<StoredText, "title" | "at"> & { key: string };

export interface UnsavedTexts {
  read<Value>(name: string, parse?: (stored: unknown) => Value): Value | null;
  /** Stores a text under `name`. Returns whether the browser stored it. */
  write(name: string, title: string, value: unknown): boolean;
  remove(name: string): void;
  /** All of the account, newest first. */
  list(): UnsavedText[];
  /** Removes all, and refuses what parts of the portal that are still open write after that. */
  clear(): void;
}

/**
 * The unsaved texts of one account in this browser: nobody else who signs in here is offered
 * them.
 */
export function unsavedTexts(accountId: string): UnsavedTexts {
  const prefix = `unsaved:${accountId}:`;
  const clearedKey = `unsaved_cleared:${accountId}`;
  const cleared = localStore.get(clearedKey);
  const list = () =>
    storedKeys()
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const stored = localStore.getJson<StoredText>(key);
        return stored ? [{ key, title: stored.title, at: stored.at }] : [];
      })
      .toSorted((one, other) => other.at.localeCompare(one.at));
  return {
    read: <Value>(name: string, parse = (stored: unknown) => stored as Value) =>
      localStore.getJson(prefix + name, (stored) => parse((stored as StoredText).value)),
    write(name, title, value) {
      if (localStore.get(clearedKey) !== cleared) return false;
      return localStore.setJson(prefix + name, { title, at: new Date().toISOString(), value });
    },
    remove: (name) => {
      localStore.remove(prefix + name);
    },
    list,
    clear() {
      localStore.set(clearedKey, crypto.randomUUID());
      for (const { key } of list()) localStore.remove(key);
    },
  };
}

/** The keys under which earlier releases stored texts, in the browser or the tab, for whoever came. */
const ownerlessKey = /^(?:discover|station|note|submission|answer)_draft:/;

/** The texts that an earlier release left without an owner. Nobody is shown what they say. */
export const ownerlessTexts = {
  count: () => storages.flatMap(({ name }) => ownerlessKeys(name)).length,
  remove() {
    for (const { name, store } of storages) for (const key of ownerlessKeys(name)) store.remove(key);
  },
};

const storages = [
  { name: "localStorage", store: localStore },
  { name: "sessionStorage", store: sessionStore },
] as const;

function ownerlessKeys(name: "localStorage" | "sessionStorage"): string[] {
  return storedKeys(name).filter((key) => ownerlessKey.test(key));
}

function storedKeys(name: "localStorage" | "sessionStorage" = "localStorage"): string[] {
  try {
    return Object.keys(globalThis[name]);
  } catch {
    // The browser refuses storage, so nothing was stored.
    return [];
  }
}
