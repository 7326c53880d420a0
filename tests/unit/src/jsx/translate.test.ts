import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { languageOfPath, pathInLanguage } from "#shared/languages.ts";
import { speak } from "#shared/speak.ts";
import { ownPath, speakWith, t } from "#shared/translate.ts";
import { jsx, jsxs } from "#src/jsx/jsx-runtime.ts";
import { tNodes } from "#src/lib/translate-nodes.tsx";

const words = new Map([
  ["Send", "भेजें"],
  ["Mumbai", "मुंबई"],
  ["Stations in {city}", "{city} में स्टेशन"],
  ["Read our {link}.", "हमारा {link} पढ़ें।"],
  ["Use at most {max} characters", "ज़्यादा से ज़्यादा {max} अक्षर लिखें"],
  ["{from} to {to} of {total}", "{total} में से {from} से {to}"],
  ["A new sentence", ""],
  ["{count} new stations", ""],
]);

const hindi = speak(languageOfPath("/hi"), words);

const html = (type: "a" | "button" | "form" | "option" | "p", props: object) =>
  renderToStaticMarkup(jsx(type, props as never));

describe("a page in Hindi", () => {
  beforeEach(() => speakWith(() => hindi));
  afterEach(() => speakWith(() => undefined));

  test("shows text and labels of elements in Hindi, with the white space around them", () => {
    expect(html("button", { children: " Send ", "aria-label": "Send" })).toBe(
      '<button aria-label="भेजें"> भेजें </button>',
    );
    expect(
      renderToStaticMarkup(jsxs("p", { children: ["Send", createElement("b", { key: "b" }), "5"] })),
    ).toBe("<p>भेजें<b></b>5</p>");
  });

  test("leaves text that names its language, and values of forms", () => {
    expect(html("p", { lang: "en", children: "Send" })).toBe('<p lang="en">Send</p>');
    expect(html("option", { value: "Send", children: "Send" })).toBe('<option value="Send">भेजें</option>');
    expect(html("a", { translate: "no", href: "/products", children: "Send" })).toContain('href="/products"');
  });

  test("shows a sentence without words in English, and says so", () => {
    expect(html("p", { children: "A new sentence" })).toBe('<p lang="en">A new sentence</p>');
    expect(html("p", { children: t("{count} new stations", { count: 3 }) })).toBe(
      '<p lang="en">3 new stations</p>',
    );
    expect(t("A new sentence")).toBe("A new sentence");
    expect(html("p", { children: "A name" })).toBe("<p>A name</p>");
  });

  test("shows a sentence of the API in Hindi, whose numbers are filled in", () => {
    const sentence = "Use at most 100 characters";
    expect(html("p", { children: sentence })).toBe("<p>ज़्यादा से ज़्यादा 100 अक्षर लिखें</p>");
    expect(t(sentence)).toBe("ज़्यादा से ज़्यादा 100 अक्षर लिखें");
    expect(t("13 to 24 of 31")).toBe("31 में से 13 से 24");
    expect(t("Use at most ten characters")).toBe("Use at most ten characters");
  });

  test("links to pages and downloads in Hindi, and to other files and other parties as they are", () => {
    expect(html("a", { href: "/downloads/a.pdf" })).toContain('href="/hi/downloads/a.pdf"');
    expect(html("a", { href: "/products?tab=ac" })).toContain('href="/hi/products?tab=ac"');
    expect(html("form", { action: "/enquiries/general" })).toContain('action="/hi/enquiries/general"');
    for (const path of ["/admin", "/media/a.avif", "/images/a.webp", "//example.com", "#top", "/hi/products"])
      expect(ownPath(path), path).toBe(path);
    expect(pathInLanguage({ root: "/hi" }, "/#map")).toBe("/hi#map");
  });

  test("puts values and elements where the Hindi sentence has them", () => {
    expect(t("Stations in {city}", { city: "Mumbai" })).toBe("मुंबई में स्टेशन");
    const link = jsx("a", { href: "/privacy-policy" });
    expect(renderToStaticMarkup(jsxs("p", { children: tNodes("Read our {link}.", { link }) }))).toBe(
      '<p>हमारा <a href="/hi/privacy-policy"></a> पढ़ें।</p>',
    );
  });
});

test("a page in English is as it is written", () => {
  expect(html("a", { href: "/products", title: "Send" })).toBe('<a href="/products" title="Send"></a>');
  expect(t("{count} stations", { count: 3 })).toBe("3 stations");
});
