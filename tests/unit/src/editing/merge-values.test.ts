import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeValues } from "#src/editing/merging/merge-values.ts";

interface Values {
  title: string;
  note: string;
  sections: { key: string; id: string | null; title: string; text: string }[];
}

const section = (id: string | null, title: string, text = "") => ({
  key: `key of ${id ?? title}`,
  id,
  title,
  text,
});
const base: Values = {
  title: "Tariffs",
  note: "",
  sections: [section("1", "Day"), section("2", "Night"), section("3", "Week")],
};
const entryIds = { sections: ({ id }: Values["sections"][number]) => id };
const merge = (mine: Partial<Values>, theirs: Partial<Values>) =>
  mergeValues(base, { ...base, ...mine }, { ...base, ...theirs }, entryIds);

describe("two people's changes of one item", () => {
  test("of different fields are both kept without a conflict", () => {
    const { preferMine, preferTheirs, conflicts } = merge({ title: "Prices" }, { note: "Until May" });
    expect(conflicts).toEqual([]);
    expect(preferMine).toMatchObject({ title: "Prices", note: "Until May" });
    expect(preferTheirs).toEqual(preferMine);
  });

  test("of one field are a conflict unless they are the same", () => {
    const { preferMine, preferTheirs, conflicts } = merge({ title: "Prices" }, { title: "Costs" });
    expect(conflicts).toEqual(["title"]);
    expect([preferMine.title, preferTheirs.title]).toEqual(["Prices", "Costs"]);
    expect(merge({ title: "Costs " }, { title: "Costs" }).conflicts).toEqual([]);
  });

  test("of different entries of a list are both kept, with the entry that one of them added", () => {
    const [day, night, week] = base.sections;
    if (!day || !night || !week) throw new Error("The list has three sections.");
    const added = section(null, "Month");
    const { preferMine, conflicts } = merge(
      { sections: [day, added, { ...week, text: "Mine" }] },
      { sections: [{ ...day, text: "Theirs" }, night, { ...week, title: "Seven days" }] },
    );
    expect(conflicts).toEqual([]);
    expect(preferMine.sections).toEqual([
      { ...day, text: "Theirs" },
      added,
      { ...week, title: "Seven days", text: "Mine" },
    ]);
  });

  test("of one entry are a conflict in which the other entries are merged", () => {
    const [day, night, week] = base.sections;
    if (!day || !night || !week) throw new Error("The list has three sections.");
    const { preferMine, preferTheirs, conflicts } = merge(
      { sections: [{ ...day, text: "Mine" }, night, { ...week, text: "Only mine" }] },
      { sections: [{ ...day, text: "Theirs" }, { ...night, text: "Only theirs" }, week] },
    );
    expect(conflicts).toEqual(["sections"]);
    expect(preferMine.sections.map(({ text }) => text)).toEqual(["Mine", "Only theirs", "Only mine"]);
    expect(preferTheirs.sections.map(({ text }) => text)).toEqual(["Theirs", "Only theirs", "Only mine"]);
  });

  test("of an entry that the other removed, and of the order by both, are conflicts", () => {
    const [day, night, week] = base.sections;
    if (!day || !night || !week) throw new Error("The list has three sections.");
    expect(
      merge({ sections: [day, week] }, { sections: [day, { ...night, text: "T" }, week] }).conflicts,
    ).toEqual(["sections"]);
    expect(merge({ sections: [night, day, week] }, { sections: [week, day, night] }).conflicts).toEqual([
      "sections",
    ]);
  });

  test("are conflicts wherever they differ when nobody knows what they started from", () => {
    const { conflicts } = mergeValues(null, base, { ...base, title: "Costs" }, entryIds);
    expect(conflicts).toEqual(["title"]);
  });

  test("lose no change and know nothing that nobody wrote", () => {
    const text = fc.constantFrom("", "a", "b", "c");
    const entry = fc.record({ id: fc.constantFrom("1", "2", "3"), title: text, text });
    const sections = fc
      .uniqueArray(entry, { selector: ({ id }) => id, maxLength: 3 })
      .map((all) => all.map((one) => ({ ...one, key: one.id })));
    const values = fc.record({ title: text, note: text, sections });
    fc.assert(
      fc.property(values, values, values, (start, mine, theirs) => {
        const { preferMine, preferTheirs, conflicts } = mergeValues(start, mine, theirs, entryIds);
        expect(mergeValues(start, mine, start, entryIds).preferMine).toEqual(mine);
        expect(mergeValues(start, start, theirs, entryIds).preferMine).toEqual(theirs);
        for (const field of ["title", "note"] as const) {
          expect([mine[field], theirs[field]]).toContain(preferMine[field]);
          if (mine[field] !== start[field]) expect(preferMine[field]).toBe(mine[field]);
          if (theirs[field] !== start[field]) expect(preferTheirs[field]).toBe(theirs[field]);
        }
        if (conflicts.length === 0) expect(preferTheirs).toEqual(preferMine);
      }),
    );
  });
});
