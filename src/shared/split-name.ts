/** Splits a full name into its first word and the rest, with single spaces between words. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = "", ...others] = fullName.trim().split(/\s+/);
  return { firstName, lastName: others.join(" ") };
}
