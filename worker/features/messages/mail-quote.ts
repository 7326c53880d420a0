import { quoteMark } from "./mail-html.ts";

/** A run of lines of a mail: what its sender wrote, or what a mail program quoted. */
export interface MailPart {
  text: string;
  isQuoted: boolean;
}

/** Words with which mail programs end the line above a quote. */
const wrote = new RegExp(
  [
    "wrote|writes|said",
    // Hindi, Marathi, Gujarati, Bengali, Punjabi.
    "ने लिखा|लिखा है|यांनी लिहिले|ने लिहिले|એ લખ્યું|લખ્યું|লিখেছেন|ਨੇ ਲਿਖਿਆ",
    // Tamil, Telugu, Kannada, Malayalam.
    "எழுதியது|எழுதினார்|రాశారు|వ్రాశారు|ಬರೆದಿದ್ದಾರೆ|ಬರೆದರು|എഴുതി|എഴുതിയത്",
    "schrieb|a écrit|escribió|escreveu|ha scritto|schreef|написал\\(?а?\\)?|さんは書きました|写道",
  ].join("|"),
);
const attributionEnd = new RegExp(`(?:${wrote.source})\\s*(?:<[^<>\\s]+>)?\\s*[:：]$`, "i");
/** Some programs write no colon; then date, time and address must be there. */
const endWithoutColon = new RegExp(
  `^(?=.*\\b(?:19|20)\\d\\d\\b)(?=.*\\b\\d{1,2}[:.]\\d\\d\\b).*@.*(?:${wrote.source})$`,
  "i",
);
/** Begins the line above a quote, which may be broken into lines at any place. */
const attributionStart = /^(?:On|Am|Le|El|Op|Em|Il|Den|Dnia|W dniu|In data)\s/;
const maxAttributionLines = 4;
/** Longer lines name no writer, and take patterns like those here too long. */
const maxLineLength = 400;
/** Zoho puts the line between hyphens. */
const betweenHyphens = /^-{2,}\s+(\S.*\S)\s+-{2,}$/;

/** A date, a time and an address before a colon: a line above a quote in whatever language. */
const datedAddress = /^(?=.*\b(?:19|20)\d\d\b)(?=.*\b\d{1,2}[:.]\d\d\b).*<[^<>\s]+@[^<>\s]+>\s*\S*\s*[:：]$/;
const date = /\b(?:19|20)\d\d\b|\b\d{1,2}[:.]\d\d\b/;
const address = /[^\s<>@]+@[^\s<>@]+/;

/** The names of the headers that mail programs put above what they quote. */
const headerNames = {
  from: headerPattern(
    "From|Von|De|Da|Från|Fra|Van|Od|От|प्रेषक|द्वारा|से|அனுப்புநர்|பெறுநர்|నుండి|ইতি|থেকে|ಇಂದ|差出人|发件人",
  ),
  subject: headerPattern(
    "Subject|Betreff|Objet|Sujet|Asunto|Assunto|Oggetto|Onderwerp|Emne|Ämne|Temat|Тема|विषय|பொருள்|విషయం|বিষয়|ವಿಷಯ|件名|主题",
  ),
  other: headerPattern(
    [
      "Sent|Date|To|Cc|Gesendet|Datum|An|Envoyé(?: le)?|À|Enviado|Para|Inviato|A|Verzonden|Aan|Dato|Sendt|Til",
      "Skickat|Till|Message du|Copie(?: à)?|Wysłano|Do|Data|Отправлено|Кому|Дата|भेजा गया|भेजा|दिनांक|प्रति|को|அனுப்பியது|அனுப்பப்பட்டது|தேதி",
      "送信日時|宛先|发送时间|收件人",
    ].join("|"),
  ),
};

function headerPattern(names: string): RegExp {
  return new RegExp(`^[*\\s]*(?:${names})[*\\s]*[:：]`, "i");
}

const originalMessage =
  /^-{2,}\s*(?:Original Message|Ursprüngliche Nachricht|Message d'origine|Mensaje original|मूल संदेश|அசல் செய்தி)\s*-{2,}$/i;
/** Lines that stand above headers; other texts have them too. */
const separators = /^(?:-{2,}[^-]{3,40}-{2,}|_{20,})$/;
const rule = /^\s*[-_=]{4,}\s*$/;
const forwarded =
  /^(?:-{2,}\s*(?:Forwarded message|अग्रेषित संदेश|முன்னனுப்பப்பட்ட செய்தி)\s*-{2,}|Begin forwarded message:)$/i;

/**
 * Splits the text of a mail into what its sender wrote and what was quoted, in the order of the
 * mail. An answer above, below or between the quotes stays; a forwarded mail is not a quote.
 */
export function splitQuotes(text: string): MailPart[] {
  const lines = text.split("\n");
  const quoted = lines.map((line) => /^\s*>/.test(line));
  markAttributions(lines, quoted);
  const rest = restOfQuote(lines, quoted);
  for (let index = rest; index < lines.length; index++) quoted[index] = true;
  return toParts(lines, quoted);
}

/** Counts the line above a quote ("On Monday, Asha wrote:", up to three lines) as quoted. */
function markAttributions(lines: string[], quoted: boolean[]): void {
  for (let index = 1; index < lines.length; index++) {
    if (!quoted[index] || quoted[index - 1]) continue;
    let last = index - 1;
    while (last >= 0 && isBlank(lines[last])) last--;
    const length = attributionLength(lines, last, true);
    for (let line = last; line > last - length; line--) quoted[line] = true;
  }
}

/** True for an empty line, and for the mark of a mail program. */
function isBlank(line: string | undefined): boolean {
  return line?.replaceAll(quoteMark, "").trim() === "";
}

/**
 * How many lines, the last at `last`, name the writer of a quote; 0 when they do not. Above lines
 * with `>` any line with an address or a date that ends in a colon does, in whatever language.
 */
function attributionLength(lines: string[], last: number, isAboveQuote: boolean): number {
  const found = fewestLines(lines, last, isAboveQuote);
  if (found === 0) return 0;
  for (let length = found; length <= maxAttributionLines; length++) {
    const first = lines[last - length + 1];
    if (length > found && isBlank(first)) break;
    if (attributionStart.test(first?.trim() ?? "")) return length;
  }
  // "Asha <asha@…> wrote on Monday" / "at 10:15:"
  const above = lines[last - found]?.slice(0, maxLineLength) ?? "";
  const isBroken = !address.test(joinedLines(lines, last, found)) && address.test(above) && wrote.test(above);
  return isBroken ? found + 1 : found;
}

/** The fewest lines up to `last` that name the writer of a quote; their first may lack. */
function fewestLines(lines: string[], last: number, isAboveQuote: boolean): number {
  const line = joinedLines(lines, last, 1);
  if (line.length > maxLineLength) return 0;
  if (!/[:：]$/.test(line)) return endWithoutColon.test(line) ? 1 : 0;
  let found = 0;
  for (let length = 1; length <= 3 && last - length + 1 >= 0; length++) {
    const joined = joinedLines(lines, last, length);
    if (joined.length > maxLineLength) return found;
    const hasDate = date.test(joined);
    const isOne =
      attributionEnd.test(joined) || datedAddress.test(joined) || (isAboveQuote && address.test(joined));
    if (hasDate && (isOne || isAboveQuote)) return length;
    // A long address begins a line of its own: the date is above it.
    if (isOne && address.test(joined)) found ||= length;
    else if (found > 0 || isBlank(lines[last - length])) return found;
  }
  return found;
}

/** So many lines up to `last` as one. */
function joinedLines(lines: string[], last: number, length: number): string {
  const joined = lines
    .slice(last - length + 1, last + 1)
    .join(" ")
    .trim();
  return betweenHyphens.exec(joined)?.[1] ?? joined;
}

/** The line from which all that follows is quoted, or the number of lines. */
function restOfQuote(lines: string[], quoted: boolean[]): number {
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]?.trim() ?? "";
    if (forwarded.test(line)) return lines.length;
    if (line === quoteMark) {
      // Gmail marks a forwarded mail in the same way.
      const next = lines.slice(index + 1).find((other) => other.trim() !== "");
      if (forwarded.test(next?.trim() ?? "")) return lines.length;
      if (!answersBelow(lines, quoted, index + 1)) return index;
    } else if (originalMessage.test(line.replace(/^\*|\*$/g, ""))) return index;
    else if (separators.test(line) && isHeaderBlock(lines, index + 1)) return index;
    else if (isHeaderBlock(lines, index) && isOfMail(lines, index)) return withRule(lines, index);
    else if (!quoted[index] && isUnmarkedAttribution(lines, index, quoted)) {
      return index - attributionLength(lines, index, false) + 1;
    }
  }
  return lines.length;
}

/** The first of the lines of hyphens and spaces above the headers of a quoted mail. */
function withRule(lines: string[], headers: number): number {
  let first = headers;
  for (let index = headers - 1; index >= 0; index--) {
    if (rule.test(lines[index] ?? "")) first = index;
    else if (!isBlank(lines[index])) break;
  }
  return first;
}

/**
 * True for "On Monday, Asha wrote:" above a quote whose lines have no `>`. With nothing written above
 * it, the answer may be below: then all is shown.
 */
function isUnmarkedAttribution(lines: string[], index: number, quoted: boolean[]): boolean {
  const length = attributionLength(lines, index, false);
  if (length === 0 || lines.slice(0, index - length + 1).every(isBlank)) return false;
  return !quoted.slice(index + 1).some(Boolean);
}

/** True when there are lines with `>` after `from`, and after them something was written. */
function answersBelow(lines: string[], quoted: boolean[], from: number): boolean {
  const first = quoted.indexOf(true, from);
  if (first < 0) return false;
  return lines.slice(first).some((line, offset) => !quoted[first + offset] && line.trim() !== "");
}

/** True when "From:" and two more headers follow each other, in any order, as mail programs quote. */
function isHeaderBlock(lines: string[], from: number): boolean {
  let start = from;
  while (start < from + 2 && lines[start]?.trim() === "") start++;
  const isHeader = (line: string) => Object.values(headerNames).some((names) => names.test(line));
  const block = lines.slice(start, start + 7);
  return (
    isHeader(block[0] ?? "") &&
    block.some((line) => headerNames.from.test(line)) &&
    block.filter(isHeader).length >= 3
  );
}

/** Without a subject and an address, "From: Pune", "To: Nashik" and "Date" are somebody's way. */
function isOfMail(lines: string[], from: number): boolean {
  return lines
    .slice(from, from + 9)
    .map((line) => line.slice(0, maxLineLength))
    .some((line) => headerNames.subject.test(line) || (headerNames.from.test(line) && address.test(line)));
}

function toParts(lines: string[], quoted: boolean[]): MailPart[] {
  const parts: { lines: string[]; isQuoted: boolean }[] = [];
  for (const [index, line] of lines.entries()) {
    const last = parts.at(-1);
    // An empty line goes with the lines before it.
    const isQuoted = line.trim() === "" && last ? last.isQuoted : (quoted[index] ?? false);
    if (last?.isQuoted === isQuoted) last.lines.push(line);
    else parts.push({ lines: [line], isQuoted });
  }
  return parts
    .map((part) => ({
      text: part.lines.join("\n").replaceAll(quoteMark, "").trim(),
      isQuoted: part.isQuoted,
    }))
    .filter((part) => part.text !== "");
}
