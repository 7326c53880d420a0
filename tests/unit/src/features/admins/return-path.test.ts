import { describe, expect, test } from "vitest";
import { loginPath, safeReturnPath } from "#src/features/admins/return-path.ts";

describe("the path to open after signing in", () => {
  // ASVS 3.7.2
  test("a path of the portal stays as it is", () => {
    expect(safeReturnPath("/admin/discover?page=2#top")).toBe("/admin/discover?page=2#top");
    expect(safeReturnPath("/admin?status=new&open=7f3a9c21")).toBe("/admin?status=new&open=7f3a9c21");
  });

  test.each([
    "https://evil.example/admin",
    "//evil.example/admin",
    "/\\evil.example/admin",
    "/\t/evil.example/admin",
    "javascript:alert(1)",
    "/discover",
    "/administrator",
    "/admin/../discover",
    "/login",
    "admin",
    "",
    null,
    undefined,
  ])("%j leads to the inbox instead", (from) => {
    expect(safeReturnPath(from)).toBe("/admin");
  });

  test("the sign-in path names the path to return to, unless it is the inbox", () => {
    expect(loginPath("/admin")).toBe("/login");
    expect(loginPath("/admin/discover?type=faq")).toBe("/login?from=%2Fadmin%2Fdiscover%3Ftype%3Dfaq");
    expect(loginPath("//evil.example")).toBe("/login");
  });
});
