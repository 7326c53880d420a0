import { useEffect } from "react";
import { sessionStore } from "#src/lib/browser-storage.ts";
import { ownerlessTexts } from "#src/lib/unsaved-texts.ts";
import { showToast } from "#src/ui/toast.tsx";

/** What is known of texts that an earlier release stored without their owner. */
export function ownerlessSentence(count: number): string {
  const [texts, whose, are] =
    count === 1 ? ["1 text", "it is", "It is"] : [`${count} texts`, "they are", "They are"];
  return `An earlier release left ${texts} here without saying whose ${whose}. ${are} shown to nobody.`;
}

const toldKey = "ownerless_texts_told";

/** Says once in a tab that there are such texts, and offers to remove them. */
export function useOwnerlessNotice(): void {
  useEffect(() => {
    const count = ownerlessTexts.count();
    if (count === 0 || sessionStore.get(toldKey)) return;
    sessionStore.set(toldKey, "1");
    showToast({
      text: ownerlessSentence(count),
      action: { label: "Remove", onSelect: ownerlessTexts.remove },
    });
  }, []);
}
