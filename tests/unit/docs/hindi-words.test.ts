import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const folder = "src/content/hi";
const files = readdirSync(folder).map((file) => {
  const words: Record<string, string> = JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
  return { file, words: Object.entries(words) };
});
const namedValues = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const figures = (text: string) => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).sort();
/** Said with other figures in Hindi: 30 million are 3 crore, midnight is "रात 12 बजे". */
const inOtherFigures = /30 million|by the fifth|midnight/;

describe("the Hindi words", () => {
  it.each(files)("of $file name the same values as their English sentences", ({ words }) => {
    const wrong = words.filter(([en, hi]) => `${namedValues(en)}` !== `${namedValues(hi)}`);
    expect(wrong).toEqual([]);
  });

  it.each(files)("of $file have the same figures, in Latin digits", ({ words }) => {
    const told = words.filter(([en]) => !inOtherFigures.test(en));
    const wrong = told.filter(([en, hi]) => `${figures(en)}` !== `${figures(hi)}` || /[०-९]/.test(hi));
    expect(wrong).toEqual([]);
  });

  it.each(files)("of $file end a sentence as Hindi does", ({ words }) => {
    const wrong = words.filter(([en, hi]) => /\p{L}\.$/u.test(en) && !/[।!?]$/.test(hi));
    expect(wrong).toEqual([]);
  });
});
