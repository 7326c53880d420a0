const megabyte = 1024 * 1024;

/** A number of bytes as `84 kB` or `2.4 MB`. */
export function formatFileSize(bytes: number): string {
  return bytes < megabyte
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / megabyte).toFixed(1)} MB`;
}
