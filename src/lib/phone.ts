/**
 * A number in E.164 as people in India read it: `+91 98765 43210`, `+91 44 4000 0000` on a line in one of the large cities. Numbers
 * of other countries stay together.
 */
export function formatPhone(e164: string): string {
  const [, ...parts] =
    /^\+91(11|20|22|33|40|44)(\d{4})(\d{4})$/.exec(e164) ?? /^\+91(\d{5})(\d{5})$/.exec(e164) ?? [];
  return parts.length > 0 ? `+91 ${parts.join(" ")}` : e164;
}
