import { type MailBody, mailSource } from "../../mail/mail-source.ts";
import type { CorpusMail } from "./corpus-mail.ts";

/** A short mail from its headers and text. */
export function shortMail(
  name: string,
  headers: string[],
  text: string,
  mail: Pick<CorpusMail, "envelope" | "expected">,
): CorpusMail {
  const bodies: MailBody[] = [{ type: "text/plain", charset: "utf-8", encoding: "8bit", content: text }];
  return { name, source: mailSource(headers, bodies), ...mail };
}
