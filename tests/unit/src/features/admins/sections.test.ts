import { describe, expect, it } from "vitest";
import { mayOpen, palettePages, sectionsFor } from "#src/features/admins/sections.ts";
import { paths } from "#src/lib/paths.ts";

const names = (pages: { name: string }[]) => pages.map(({ name }) => name);

describe("the portal's sections", () => {
  it("show an agent no Team and no Discover, in the palette either", () => {
    expect(names(sectionsFor("agent"))).toEqual(["Dashboard", "Form Submissions", "Settings"]);
    expect(names(palettePages("agent"))).toEqual(["Dashboard", "Form Submissions", "Settings"]);
  });

  it("show an editor content and stations with their editors, and an owner everything", () => {
    const content = [
      "Discover",
      "Create Content",
      "Stations",
      "New station",
      "Stations from CSV",
      "Worst stations",
    ];
    expect(names(palettePages("editor"))).toEqual([...content, "Settings"]);
    expect(names(palettePages("owner"))).toEqual([
      "Dashboard",
      "Form Submissions",
      ...content,
      "Team",
      "Privacy",
      "Settings",
    ]);
  });

  it("are open with the pages below them to the role that may use them", () => {
    expect(mayOpen("agent", paths.adminNewContent)).toBe(false);
    expect(mayOpen("editor", paths.adminNewContent)).toBe(true);
    expect(mayOpen("editor", paths.admin)).toBe(false);
    expect(mayOpen("agent", paths.adminSettings)).toBe(true);
  });
});
