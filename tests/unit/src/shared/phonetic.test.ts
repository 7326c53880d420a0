import { describe, expect, it } from "vitest";
import { soundsOf } from "#shared/search/phonetic.ts";
import rules from "#shared/search/phonetic.ts?raw";
import { likeliestWord, wordsAlike } from "#shared/search/words-alike.ts";
import lexicon from "../../../support/dakshina/hi.translit.sampled.test.tsv?raw";

const known = (words: string) => words.split(" ").map((word) => ({ word, weight: 1 }));

describe("words that sound alike", () => {
  it.each([
    "charjing charging चार्जिंग",
    "steshan station स्टेशन",
    "soceity society sosaiti सोसाइटी",
    "bijlee bijli bijalee बिजली",
    "ghar gar घर",
    "dilli dillee delhi दिल्ली",
    "gaadi gadi gari गाड़ी",
    "kiraaya kiraya किराया",
    "zaroorat jarurat ज़रूरत",
    "teknology technology टेक्नोलॉजी",
    "nahin nahi नहीं",
    "gst जीएसटी",
    "dhyan dhyaan ध्यान",
    "ashcharyajanak आश्चर्यजनक",
  ])("have a key in common: %s", (line) => {
    const words = line.split(" ");
    const keys = new Set(soundsOf(words.pop() ?? "").map(({ key }) => key));
    const others = words.filter((word) => !soundsOf(word).some(({ key }) => keys.has(key)));
    expect(others).toEqual([]);
  });

  it.each(["bijli gali", "ghar char", "delhi agra"])("have none: %s", (words) => {
    const [first = "", second = ""] = words.split(" ");
    expect(wordsAlike(first, known(second))).toEqual([]);
  });

  it("come the closest first, and in other scripts only where the word exists", () => {
    expect(wordsAlike("bil", known("bel bill बिल"))).toEqual(["bill", "बिल", "bel"]);
    expect(wordsAlike("bill", known("bell bill बिल"))).toEqual(["बिल"]);
    expect(wordsAlike("60kw", known("60kw"))).toEqual([]);
    expect(wordsAlike("w".repeat(100), known("v"))).toEqual([]);
  });

  it("are meant rather than words with more wrong letters", () => {
    expect(likeliestWord("steshan", known("stash station"))).toBe("station");
    expect(likeliestWord("sefty", known("settle safety"))).toBe("safety");
    expect(likeliestWord("artcile", known("article"))).toBe("article");
    expect(likeliestWord("zebra", known("article"))).toBeNull();
  });
});

it("has at most 3 kB of rules with their explanation", () => {
  expect(new TextEncoder().encode(rules).byteLength).toBeLessThanOrEqual(3 * 1024);
});

it("finds 95 in 100 attested spellings of 2,500 Hindi words among the first five that sound alike", () => {
  const lines = lexicon.trim().split("\n");
  const pairs = lines.map((line) => line.split("\t") as [word: string, spelling: string, count: string]);
  const byKey = new Map<string, Set<string>>();
  for (const [word] of pairs)
    for (const { key } of soundsOf(word)) byKey.set(key, (byKey.get(key) ?? new Set()).add(word));
  const found = pairs.filter(([word, spelling]) => {
    const words = soundsOf(spelling).flatMap(({ key }) => [...(byKey.get(key) ?? [])]);
    return wordsAlike(spelling, known([...new Set(words)].join(" "))).includes(word);
  });
  expect(pairs.length).toBeGreaterThan(4000);
  expect(found.length / pairs.length).toBeGreaterThanOrEqual(0.95);
});
