/** A number in E.164 as people in India read it: `+91 98765 43210`. Numbers of other countries stay together. */
export function formatPhone(e164: string): string {
  const [, first, second] = /^\+91(\d{5})(\d{5})$/.exec(e164) ?? [];
  return first ? `+91 ${first} ${second}` : e164;
}
