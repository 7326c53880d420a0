import { afterEach, expect, test, vi } from "vitest";
import { localStore, sessionStore } from "#src/lib/browser-storage.ts";

afterEach(() => vi.unstubAllGlobals());

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  } as unknown as Storage;
}

test("values are stored, read back and removed, as text and as JSON", () => {
  vi.stubGlobal("localStorage", memoryStorage());
  expect(localStore.get("a")).toBeNull();
  expect(localStore.set("a", "1")).toBe(true);
  expect(localStore.get("a")).toBe("1");
  expect(localStore.remove("a")).toBe(true);
  expect(localStore.get("a")).toBeNull();
  expect(localStore.setJson("b", { c: [1, null] })).toBe(true);
  expect(localStore.getJson("b")).toEqual({ c: [1, null] });
});

test("text that is not the expected JSON is read as null", () => {
  vi.stubGlobal("sessionStorage", memoryStorage());
  sessionStore.set("a", "{");
  expect(sessionStore.getJson("a")).toBeNull();
  sessionStore.set("a", "3");
  expect(sessionStore.getJson("a", (stored) => (stored as string[]).map(Number))).toBeNull();
});

test("where storage is missing, refused or full, reads return null and writes return false", () => {
  vi.stubGlobal("localStorage", undefined);
  expect([localStore.get("a"), localStore.getJson("a"), localStore.set("a", "1")]).toEqual([
    null,
    null,
    false,
  ]);
  const full = { ...memoryStorage(), setItem: () => fail() };
  vi.stubGlobal("localStorage", full);
  expect([localStore.set("a", "1"), localStore.setJson("a", 1)]).toEqual([false, false]);
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get: fail });
  expect([localStore.get("a"), localStore.remove("a")]).toEqual([null, false]);
});

function fail(): never {
  throw new DOMException("Refused", "SecurityError");
}
