/** The id of the control for an issue's path; an issue about an entry leads to its list. */
export function fieldId(path: string): string {
  return `content-${path.split(".")[0] || "title"}`;
}
