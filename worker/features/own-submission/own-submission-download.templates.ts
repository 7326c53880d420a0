import { html, raw } from "hono/html";
import { requestTypeLabels } from "#shared/contract/privacy-fields.ts";
import {
  changeLabels,
  type OwnMessage,
  type OwnSubmissionView,
  storedFacts,
} from "#shared/own-submission.ts";
import { indianTimeZone } from "#shared/time.ts";
import { languageCode, localeTag, t } from "#shared/translate.ts";

function time(iso: string): string {
  const format = new Intl.DateTimeFormat(localeTag(), {
    timeZone: indianTimeZone,
    dateStyle: "long",
    timeStyle: "short",
  });
  return t("{time} (India)", { time: format.format(new Date(iso)) });
}

const style = raw(`<style>
body{font:16px/1.6 system-ui,sans-serif;color:#16261f;margin:40px auto;max-width:720px;padding:0 20px}
h1{font-size:28px;line-height:1.2}h2{font-size:19px;margin:36px 0 8px}
dl{display:grid;grid-template-columns:minmax(140px,1fr) 3fr;gap:8px 24px}dt{color:#52625a}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}
footer{margin-top:48px;color:#52625a;font-size:14px}@media(max-width:500px){dl{display:block}dd{margin-bottom:12px}}
</style>`);

/** What is stored about a submission, in the language of the page, as a file that needs no other. */
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
        [
          "Privacy notice",
          t("version {version}, language {language}", {
            version: consent.version,
            language: consent.language,
          }),
        ],
        ["Agreed", time(consent.at)],
        ["News and offers", consent.marketing ? "yes" : "no"],
      ]
    : [["Consent", "none is recorded"]];
  const title = t("Enquiry {reference}", { reference });
  return html`<!doctype html><html lang="${languageCode()}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title>${style}
<h1>${title}</h1>
${list("What is stored", [...storedFacts(submission), ...dates])}
${list("Consent", agreed)}
${
  messages.length > 0 &&
  list(
    "Messages",
    messages.map((message) => [
      `${t(message.from === "you" ? "You" : "We")}, ${time(message.at)}`,
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
      `${t(changeLabels[field] ?? field)}: ${from ?? t("nothing")} → ${to ?? t("nothing")}`,
    ]),
  )
}
${
  requests.length > 0 &&
  list(
    "Requests",
    requests.map(({ createdAt, type, message, answer }) => [
      `${t(requestTypeLabels[type])}, ${time(createdAt)}`,
      [message, answer ? t("Our answer: {answer}", { answer }) : t("Not answered yet")]
        .filter(Boolean)
        .join("\n"),
    ]),
  )
}
<footer>${t("Downloaded on {time}.", { time: time(downloadedAt) })}</footer></html>`;
}

function textOf({ text, callAt, files }: OwnMessage): string {
  const names = files.map(({ fileName }) => t("File: {name}", { name: fileName }));
  return [text, callAt && t("Call asked for at {time}", { time: time(callAt) }), ...names]
    .filter(Boolean)
    .join("\n");
}

function list(title: string, facts: [label: string, text: string][]) {
  const rows = facts.map(([label, text]) => html`<dt>${t(label)}</dt><dd>${t(text)}</dd>`);
  return html`<h2>${t(title)}</h2><dl>${rows}</dl>`;
}
