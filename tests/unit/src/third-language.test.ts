import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { form as general } from "#shared/forms/definitions/general.ts";
import type { Language } from "#shared/languages.ts";
import { speak } from "#shared/speak.ts";
import { speakWith } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { formIsland } from "#src/features/submissions/form/submission-form-view.tsx";
import { Footer } from "#src/layout/footer/footer.tsx";
import { Header } from "#src/layout/header/header.tsx";
import { staysEnglish } from "../../../scripts/translate/names.ts";
import type { EmailContent } from "../../../worker/features/mail/mail.rules.ts";
import { renderHtml } from "../../../worker/features/mail/mail.templates.ts";
import { acknowledgementEmail } from "../../../worker/features/mail/sender.templates.ts";

// Tamil with words that nobody wrote: the sentences are those of Hindi, and each word is "Tamil". No visitor gets it.
// It shows that another language needs its words and its line in `languages`, and no other code.

const word = "தமிழ்";
/** The same in every language. */
const names = [brand.name, "Instagram", "Facebook", "Twitter", "LinkedIn", "EV-0001-0001"];
const spell = (text: string) =>
  text
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 ? part : part.replace(/\p{L}[\p{L}\p{M}'’]*/gu, word)))
    .join("");
const files = import.meta.glob<Record<string, string>>("../../../src/content/hi/*.json", {
  eager: true,
  import: "default",
});
const words = new Map(
  Object.values(files)
    .flatMap(Object.keys)
    .map((sentence) => [sentence, spell(sentence)]),
);
const language = { code: "ta", tag: "ta-IN", root: "/ta", name: "தமிழ்" } as unknown as Language;
const tamil = speak(language, words);

function render(path: string, Component: () => React.ReactNode): string {
  const Page = createRoutesStub([{ path, Component }]);
  return renderToStaticMarkup(createElement(Page, { initialEntries: [path] }));
}

/** What a page shows or says in English, except names and what is marked as English. */
function englishIn(html: string): string[] {
  const unmarked = html
    .replace(/<(style|script)\b.*?<\/\1>/gs, "")
    .replace(/<(\w+)\b[^>]* (?:lang="(?!ta)[^"]*"|translate="no")[^>]*>.*?<\/\1>/gs, "");
  const said = unmarked.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g);
  const shown = unmarked.replace(/<[^>]*>/g, "\n").split("\n");
  return [...shown, ...[...said].map(([, text = ""]) => text)]
    .map((text) => names.reduce((rest, name) => rest.replaceAll(name, ""), text).trim())
    .filter((text) => !staysEnglish(text));
}

describe("a language for which only words were added", () => {
  beforeEach(() => speakWith(() => tamil));
  afterEach(() => speakWith(() => undefined));

  test("has its menus, which lead to its own pages", () => {
    const html = render("/products", () =>
      createElement("div", null, createElement(Header), createElement(Footer)),
    );
    expect(englishIn(html)).toEqual([]);
    expect(html.split(word).length).toBeGreaterThan(100);
    expect(html).toContain('href="/ta/products');
    const withoutSwitch = html.replace(/<a\b[^>]*translate="no"[^>]*>.*?<\/a>/g, "");
    expect(withoutSwitch).not.toMatch(/href="\/(?:products|discover|contact)\b/);
  });

  test("has a form, with its labels, options, hints and what a refused one says", () => {
    const Form = formIsland(general);
    const problems = { email: "Enter a valid email address", firstName: "Use at most 100 characters" };
    const posted = { form: "general", values: {}, problems };
    const html = render("/contact/general-query", () =>
      createElement(Form, { label: "General query", page: "/ta/contact/general-query", posted }),
    );
    expect(englishIn(html)).toEqual([]);
    expect(html).toContain(spell("Enter a valid email address"));
    expect(html).toContain(spell("Use at most {max} characters").replace("{max}", "100"));
    expect(html).toMatch(/<input[^>]* name="language" value="ta"/);
    // What is stored is what the contract has.
    expect(html).toContain('<option value="Pricing">');
  });

  test("has its mails to visitors", async () => {
    const { subject, content } = acknowledgementEmail({
      id: "01890000-0000-7000-8000-000000000001",
      reference: "EV-0001-0001",
      recipient: "asha@example.com",
      url: "https://example.com/ta/enquiry/abc",
      replyTo: "reply@example.com",
    });
    expect(subject).toBe(
      spell("We received your enquiry {reference}").replace("{reference}", "EV-0001-0001"),
    );
    const html = `${await renderHtml(content as EmailContent)}`;
    expect(html).toContain('lang="ta-IN"');
    expect(englishIn(html.replace(/^.*<body/s, "<body"))).toEqual([]);
  });
});
