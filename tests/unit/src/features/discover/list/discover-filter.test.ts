import { describe, expect, test } from "vitest";
import { canonicalRedirect, readFilter, shownRange } from "#src/features/discover/list/discover-filter.ts";

const read = (query: string) => readFilter(new URLSearchParams(query));
const redirect = (query: string) => canonicalRedirect(new URLSearchParams(query));

describe("the filter of the listing", () => {
  test("is read from the address, and what makes no sense counts as not there", () => {
    expect(read("")).toEqual({ page: 1 });
    expect(read("type=news&search=night%20tariff&page=3")).toEqual({
      type: "news",
      search: "night tariff",
      page: 3,
    });
    expect(read("type=video&page=-2&search=%20%20")).toEqual({ page: 1 });
    expect(read("page=0")).toEqual({ page: 1 });
    expect(read("page=1e3")).toEqual({ page: 1 });
    expect(read(`search=${"a".repeat(500)}`).search).toHaveLength(100);
  });

  test("has no control characters, which the API refuses", () => {
    expect(read("search=%00")).toEqual({ page: 1 });
    expect(read("search=a%00b%1b")).toEqual({ search: "a b", page: 1 });
    expect(read("tag=%c2%85ccs2")).toEqual({ tag: "ccs2", page: 1 });
    expect(redirect("search=%00")).toBe("/discover");
  });

  test("has one address: another spelling of it is redirected, a campaign's parameters are left alone", () => {
    expect(redirect("")).toBeNull();
    expect(redirect("type=blog&search=ccs2&page=2")).toBeNull();
    expect(redirect("search=ccs2&type=blog")).toBe("/discover?type=blog&search=ccs2");
    expect(redirect("type=&search=")).toBe("/discover");
    expect(redirect("page=1")).toBe("/discover");
    expect(redirect("utm_source=mail&type=faq")).toBeNull();
  });

  test("says which of the items a page shows", () => {
    expect(shownRange(1, 12)).toEqual({ from: 1, to: 12 });
    expect(shownRange(3, 5)).toEqual({ from: 25, to: 29 });
  });
});
