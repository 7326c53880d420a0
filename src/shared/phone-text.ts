/**
 * An E.164 number grouped as in India: `+91 98765 43210`, or `+91 44 4000 0000` for a landline in
 * one of the large cities. Numbers of other countries are returned unchanged.
 */
export function formatPhone(e164: string): string {
  const [, ...parts] =
    /^\+91(11|20|22|33|40|44)(\d{4})(\d{4})$/.exec(e164) ?? /^\+91(\d{5})(\d{5})$/.exec(e164) ?? [];
  return parts.length > 0 ? `+91 ${parts.join(" ")}` : e164;
}
