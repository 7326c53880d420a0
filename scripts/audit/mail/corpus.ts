import { encodedWord, mailSource } from "../../mail/mail-source.ts";
import type { CorpusMail, Expected, Threads } from "./corpus-mail.ts";
import {
  halves,
  type Language,
  languages,
  type Posting,
  type Program,
  postings,
  programs,
} from "./programs.ts";
import { specialMails } from "./special-mails.ts";

/** How a mail finds its thread, and where it then must be. */
interface Route {
  name: string;
  to: (threads: Threads) => string;
  from: (threads: Threads, index: number) => string;
  headers: (threads: Threads) => string[];
  subject: (threads: Threads, subject: string) => string;
  expected: Expected;
}

const re = (_threads: Threads, subject: string) => `Re: ${subject}`;
const site = ({ siteAddress }: Threads) => siteAddress;
const reply = ({ customer }: Threads) => customer.replyAddress;
const owner = ({ customer }: Threads) => customer.email;
const stranger = (_threads: Threads, index: number) => `person${index}@stranger${index % 90}.example`;
const none = () => [];

const routes: Route[] = [
  {
    name: "reply address, customer",
    to: reply,
    from: owner,
    headers: ({ customer }) => [
      `In-Reply-To: ${customer.sentIds.at(-1)}`,
      `References: ${customer.sentIds.join(" ")}`,
    ],
    subject: re,
    expected: { place: "thread", thread: "customer" },
  },
  {
    name: "reply address in capitals, no ids",
    to: ({ customer }) => customer.replyAddress.toUpperCase(),
    from: owner,
    headers: none,
    subject: re,
    expected: { place: "thread", thread: "customer" },
  },
  {
    name: "reply address, stranger",
    to: reply,
    from: stranger,
    headers: none,
    subject: re,
    expected: { place: "thread", thread: "customer", stranger: true },
  },
  {
    name: "ids, customer",
    to: site,
    from: owner,
    headers: ({ customer }) => [`References: <x@elsewhere.example> ${customer.sentIds[0]}`],
    subject: re,
    expected: { place: "thread", thread: "customer" },
  },
  {
    name: "ids, stranger",
    to: site,
    from: stranger,
    headers: ({ customer }) => [`In-Reply-To: ${customer.sentIds[0]}`],
    subject: re,
    expected: { place: "new", suggests: "customer" },
  },
  {
    name: "reference in the subject, stranger",
    to: site,
    from: stranger,
    headers: none,
    subject: ({ customer }, subject) => `${subject} (${customer.reference})`,
    expected: { place: "new", suggests: "customer" },
  },
  {
    name: "unknown sender",
    to: site,
    from: stranger,
    headers: none,
    subject: (_threads, subject) => subject,
    expected: { place: "new" },
  },
];

/** All mails of the corpus; the same threads give the same mails. */
export function makeCorpus(threads: Threads): CorpusMail[] {
  const mails: CorpusMail[] = [];
  for (const route of routes)
    for (const program of programs)
      for (const language of languages)
        for (const posting of postings) {
          if (program.name === "Outlook" && posting !== "top") continue;
          mails.push(answer(threads, { route, program, language, posting }, mails.length));
        }
  return [...mails, ...specialMails(threads)];
}

function answer(
  threads: Threads,
  {
    route,
    program,
    language,
    posting,
  }: { route: Route; program: Program; language: Language; posting: Posting },
  index: number,
): CorpusMail {
  const from = route.from(threads, index);
  const to = route.to(threads);
  const subject = route.subject(threads, language.subject);
  const { bodies, multipart } = program.bodies(language, posting, threads.siteAddress);
  const headers = [
    `From: ${encodedWord("आशा Kumar")} <${from}>`,
    `To: Charge India <${to}>`,
    `Subject: ${/^[ -~]*$/.test(subject) ? subject : encodedWord(subject, index % 2 ? "B" : "Q")}`,
    `Message-ID: <${index}.answer@mail.example>`,
    "Date: Mon, 23 Nov 2026 10:40:00 +0530",
    ...program.headers,
    ...route.headers(threads),
  ];
  return {
    name: `${route.name}; ${program.name}; ${language.name}; ${posting}`,
    source: mailSource(headers, bodies, multipart ? { multipart } : {}),
    envelope: { from, to },
    expected: route.expected,
    written: posting === "between" ? halves(language.written).join("\n\n") : language.written,
  };
}
