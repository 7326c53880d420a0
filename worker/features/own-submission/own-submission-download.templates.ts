import { html, raw } from "hono/html";
import { requestTypeLabels } from "#shared/contract/privacy-fields.ts";
import {
  changeLabels,
  type OwnMessage,
  type OwnSubmissionView,
  storedFacts,
} from "#shared/own-submission.ts";
import { indianTimeZone } from "#shared/time.ts";

const format = new Intl.DateTimeFormat("en-IN", {
  timeZone: indianTimeZone,
  dateStyle: "long",
  timeStyle: "short",
});
const time = (iso: string) => `${format.format(new Date(iso))} (India)`;

const style = raw(`<style>
body{font:16px/1.6 system-ui,sans-serif;color:#16261f;margin:40px auto;max-width:720px;padding:0 20px}
h1{font-size:28px;line-height:1.2}h2{font-size:19px;margin:36px 0 8px}
dl{display:grid;grid-template-columns:minmax(140px,1fr) 3fr;gap:8px 24px}dt{color:#52625a}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
footer{margin-top:48px;color:#52625a;font-size:14px}@media(max-width:500px){dl{display:block}dd{margin-bottom:12px}}
</style>`);

/** What is stored about a submission as a file that can be read and printed without any other. */
export function downloadPage(submission: OwnSubmissionView, downloadedAt: string) {
  const { reference, consent, requests, changes, messages, restrictedAt, purgeAt } = submission;
  const dates: [string, string][] = [
    ["Received", time(submission.createdAt)],
    ["Last change", time(submission.updatedAt)],
    ...(restrictedAt ? ([["Locked", time(restrictedAt)]] as [string, string][]) : []),
    ...(purgeAt ? ([["Erased for good", time(purgeAt)]] as [string, string][]) : []),
  ];
  const agreed: [string, string][] = consent
    ? [
        ["Privacy notice", `version ${consent.version}, language ${consent.language}`],
        ["Agreed", time(consent.at)],
        ["News and offers", consent.marketing ? "yes" : "no"],
      ]
    : [["Consent", "none is recorded"]];
  return html`<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Enquiry ${reference}</title>${style}
<h1>Enquiry ${reference}</h1>
${list("What is stored", [...storedFacts(submission), ...dates])}
${list("Consent", agreed)}
${
  messages.length > 0 &&
  list(
    "Messages",
    messages.map((message) => [
      `${message.from === "you" ? "You" : "We"}, ${time(message.at)}`,
      textOf(message),
    ]),
  )
}
${
  changes.length > 0 &&
  list(
    "What you changed",
    changes.map(({ at, field, from, to }) => [
      time(at),
      `${changeLabels[field]}: ${from ?? "nothing"} → ${to ?? "nothing"}`,
    ]),
  )
}
${
  requests.length > 0 &&
  list(
    "Requests",
    requests.map(({ createdAt, type, message, answer }) => [
      `${requestTypeLabels[type]}, ${time(createdAt)}`,
      [message, answer ? `Our answer: ${answer}` : "Not answered yet"].filter(Boolean).join("\n"),
    ]),
  )
}
<footer>Downloaded on ${time(downloadedAt)}.</footer></html>`;
}

function textOf({ text, callAt, files }: OwnMessage): string {
  const names = files.map(({ fileName }) => `File: ${fileName}`);
  return [text, callAt && `Call asked for at ${time(callAt)}`, ...names].filter(Boolean).join("\n");
}

function list(title: string, facts: [label: string, text: string][]) {
  return html`<h2>${title}</h2><dl>${facts.map(([label, text]) => html`<dt>${label}</dt><dd>${text}</dd>`)}</dl>`;
}
