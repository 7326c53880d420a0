import { expect, test } from "vitest";
import { storeFor } from "#src/features/app/app-store.ts";

test("a user agent with Windows gets the Android store, every other the iOS one", () => {
  expect(storeFor("Mozilla/5.0 (Windows NT 10.0; Win64; x64)").platform).toBe("android");
  expect(storeFor("Mozilla/5.0 (Linux; Android 15)").platform).toBe("android");
  expect(storeFor("Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)").platform).toBe("ios");
  expect(storeFor("").platform).toBe("ios");
});
