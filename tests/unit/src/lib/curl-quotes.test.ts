import { expect, test } from "vitest";
import { curlQuotes } from "../../../../src/lib/curl-quotes.ts";

test.each([
  ["the charger's screen, the residents' letter", "the charger’s screen, the residents’ letter"],
  ['Charge India ("we", "us") offers', "Charge India (“we”, “us”) offers"],
  ['"Don\'t," they said', "“Don’t,” they said"],
  ['**"Never"** and "**ever**"', "**“Never”** and “**ever**”"],
  ["a line\n'between'", "a line\n‘between’"],
  ["“already so” and it’s", "“already so” and it’s"],
])("sets the quotes of %j", (straight, curled) => {
  expect(curlQuotes(straight)).toBe(curled);
});

test("leaves the address of a link as it is", () => {
  expect(curlQuotes("[it's](https://example.com/it's)")).toBe("[it’s](https://example.com/it's)");
});
