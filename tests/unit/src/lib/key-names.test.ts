import { afterEach, expect, it, vi } from "vitest";
import { keyNames } from "#src/lib/key-names.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["MacIntel", "⌘ Enter", "⌘ ⌥ 2"],
  ["iPad", "⌘ Enter", "⌘ ⌥ 2"],
  ["Linux x86_64", "Ctrl Enter", "Ctrl Alt 2"],
  ["Win32", "Ctrl Enter", "Ctrl Alt 2"],
])("names keys as the keyboard of %s does", (platform, send, heading) => {
  vi.stubGlobal("navigator", { platform });
  expect([keyNames("Ctrl Enter"), keyNames("Ctrl Alt 2")]).toEqual([send, heading]);
});

it("leaves them on a server", () => {
  vi.stubGlobal("navigator", undefined);
  expect(keyNames("Ctrl S")).toBe("Ctrl S");
});
