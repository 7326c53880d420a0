/** Whether the visitor asked for less data. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
}
