interface Person {
  firstName: string;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  reference: string;
}

const nationalDigits = 10;

/** Whether a shared view of the inbox names a person, or searches for them; a name by all its words. */
export function isAboutPerson({ name, query }: { name: string; query: string }, person: Person): boolean {
  const text = lower(`${name} ${new URLSearchParams(query).get("search") ?? ""}`);
  const words = new Set(wordsOf(text));
  const names = wordsOf(lower(`${person.firstName} ${person.lastName ?? ""}`));
  const number = person.phone?.slice(-nationalDigits);
  return (
    (names.length > 0 && names.every((word) => words.has(word))) ||
    (person.email !== null && text.includes(lower(person.email))) ||
    text.includes(lower(person.reference)) ||
    (number !== undefined && text.replace(/\D/g, "").includes(number))
  );
}

function lower(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
}
