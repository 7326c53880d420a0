import { describe, expect, it } from "vitest";
import { hasAllTerms, readStationQuery } from "#shared/search/station-search.ts";
import { stationText } from "#shared/search/station-text.ts";
import { searchKey, wordForms } from "#shared/search/word-forms.ts";

const text = stationText({
  name: "Café Stop Guindy",
  address: "12 Station Approach Road, Guindy",
  city: "Chennai",
  state: "Tamil Nadu",
  pincode: "600032",
  standards: ["CCS2", "TYPE2", "BHARAT_AC001"],
});
const finds = (search: string) => hasAllTerms(text, readStationQuery(search));

describe("a search for stations", () => {
  it.each([
    ...["cafe", "CAFÉ  stop", "uind", "approach ro", "chennai", "tamil", "600032", "c", "ch"],
    ...["guindy chennai", "ccs2", "type 2", "bharat ac", "guindy, chennai"],
  ])("finds %s in name, address, city, state, PIN code and connectors", (search) => {
    expect(finds(search)).toBe(true);
  });

  it.each(["mumbai", "xample x", "hq", "%", "constructor", "__proto__", "chennai mumbai", "h", "chademo"])(
    "does not find %s",
    (search) => {
      expect(finds(search)).toBe(false);
    },
  );

  it.each(["चेन्नई", "சென்னை", "madras", "Madras guindy"])("finds the city as %s", (search) => {
    expect(finds(search)).toBe(true);
  });

  it("knows the cities' names in Hindi and Tamil, and their former ones", () => {
    const names = ["दिल्ली", "हैदराबाद", "मुंबई", "கோயம்புத்தூர்", "பெங்களூரு", "கோவை"];
    expect(names.map((name) => wordForms(name).at(-1))).toEqual([
      ...["delhi", "hyderabad", "mumbai", "coimbatore", "bengaluru", "coimbatore"],
    ]);
    expect(readStationQuery("Bangalore").terms[0]?.forms).toContain("bengaluru");
  });

  it("keeps the vowel signs of Indian scripts apart", () => {
    expect(searchKey("कि")).not.toBe(searchKey("क"));
  });
});
