/**
 * Parses a phone number as people in India type it. Returns E.164, or null when it is not valid.
 *
 * Accepts spaces, hyphens, dots and parentheses; `+91`, `0091`, `91` and a trunk `0` before ten
 * digits; and numbers of other countries when they begin with `+` or `00`. An Indian number has
 * ten digits that do not begin with 0.
 */
export function toE164(typed: string): string | null {
  if (!/^[\d\s().+\-\u2010-\u2015]+$/.test(typed)) return null;
  const compact = typed.replace(/[^\d+]/g, "");
  if (compact.lastIndexOf("+") > 0) return null;
  const international = compact.startsWith("00") ? `+${compact.slice(2)}` : compact;
  if (international.startsWith("+")) {
    if (international.startsWith("+91")) return indian(international.slice(3));
    return /^\+[1-9]\d{7,14}$/.test(international) ? international : null;
  }
  if (compact.length === 12 && compact.startsWith("91")) return indian(compact.slice(2));
  return indian(compact);
}

function indian(digits: string): string | null {
  const national = digits.length === 11 && digits.startsWith("0") ? digits.slice(1) : digits;
  return /^[1-9]\d{9}$/.test(national) ? `+91${national}` : null;
}
