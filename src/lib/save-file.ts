import { minuteMs } from "#shared/time.ts";

/** Saves a file on the device, as a click on a download does. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  // Browsers may read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), minuteMs);
}
