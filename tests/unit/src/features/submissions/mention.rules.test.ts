import { describe, expect, it } from "vitest";
import {
  completeMention,
  mentionsIn,
  openMention,
} from "#src/features/submissions/inbox/detail/mention.rules.ts";

const asha = { id: "1", name: "Asha" };
const ashaRao = { id: "2", name: "Asha Rao" };

describe("a mention", () => {
  it("is open from its @ on, at the end of a text and after a space only", () => {
    expect(openMention("Ask @")).toBe("");
    expect(openMention("Ask @Asha R")).toBe("Asha R");
    expect(openMention("Write to a@b")).toBeNull();
    expect(openMention("@Asha\nthen")).toBeNull();
  });

  it("becomes the whole name", () => {
    expect(completeMention("Ask @As", "Asha Rao")).toBe("Ask @Asha Rao ");
  });

  it("is of the longest name that stands there, and never inside an address or a word", () => {
    expect(mentionsIn("@Asha Rao, and @Asha", [asha, ashaRao])).toEqual([
      { text: "@Asha Rao", id: "2" },
      { text: ", and " },
      { text: "@Asha", id: "1" },
    ]);
    expect(mentionsIn("x@Asha and @Ashamed", [asha])).toEqual([{ text: "x@Asha and @Ashamed" }]);
  });
});
