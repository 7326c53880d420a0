import { expect, test } from "vitest";
import { slugFromTitle } from "#shared/slug.ts";

test.each([
  ["Fast Chargers: ₹15 / kWh?", "fast-chargers-rs-15-kwh"],
  ["Don't wait & 3.3kW", "dont-wait-and-3-3kw"],
  ["Café à Pondichéry", "cafe-a-pondichery"],
  ["गर्मी और EV बैटरी", "garmi-aur-ev-battery"],
  ["45 डिग्री की गर्मी और आपकी गाड़ी की बैटरी", "45-degree-ki-garmi-aur-aapki-gadi-ki-battery"],
  ["दिल्ली में नए चार्जिंग स्टेशन", "dilli-mein-nae-charging-station"],
  ["लागत कितनी है? सफलता, लड़का, सड़क", "lagat-kitni-hai-saphalta-ladka-sadak"],
  ["तेज़ चार्जिंग धीमी क्यों हो जाती है", "tez-charging-dhimi-kyon-ho-jati-hai"],
  ["पाँच आदतें, ज्ञान, न मुंबई १२", "panch-aadtein-gyan-na-mumbai-12"],
  ["மின்சார வாகனம் சார்ஜ் செய்வது எப்படி", "minsara-vaganam-charge-cheyvathu-eppadi"],
  ["தமிழ்நாடு: சென்னை நகரம்", "thamizhnadu-chennai-nagaram"],
  ["இந்தியா, அம்மா, மஞ்சள், தங்கம், வெற்றி", "indhiya-amma-manjal-thangam-vetri"],
  ["电动汽车 !!!", ""],
])("the slug of %s is %s", (title, slug) => {
  expect(slugFromTitle(title)).toBe(slug);
});

test("a slug leaves room for a number and ends with a letter", () => {
  const slug = slugFromTitle("बहुत लंबा शीर्षक ".repeat(20));
  expect(slug.length).toBeLessThanOrEqual(111);
  expect(slug).toMatch(/^bahut-lamba-shirshak-.*[a-z]$/);
});
