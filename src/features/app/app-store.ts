import { useSyncExternalStore } from "react";
import { brand } from "#src/content/brand.ts";

export interface AppStore {
  platform: "android" | "ios";
  name: string;
  href: string;
  /** A QR code of the same link. */
  qr: string;
}

export const appStores: Record<AppStore["platform"], AppStore> = {
  android: {
    platform: "android",
    name: "Google Play",
    href: brand.stores.android,
    qr: "/images/qr-android.svg",
  },
  ios: { platform: "ios", name: "App Store", href: brand.stores.ios, qr: "/images/qr-ios.svg" },
};

/** Windows and Android get the Android listing, every other system the iOS one. */
export function storeFor(userAgent: string): AppStore {
  return /Windows|Android/.test(userAgent) ? appStores.android : appStores.ios;
}

function never() {
  return () => {};
}

/** The store to offer on this device. Server-rendered HTML offers the iOS one. */
export function useAppStore(): AppStore {
  return useSyncExternalStore(
    never,
    () => storeFor(navigator.userAgent),
    () => appStores.ios,
  );
}

/**
 * The attribute with which an element of a document gets other properties where the Android app
 * is offered, such as its `href`. See `src/document/app-store.ts`; an island has `useAppStore`.
 */
export function forAndroid(properties: Record<string, string>) {
  return { "data-for-android": JSON.stringify(properties) };
}
