import Check from "lucide-react/icons/check";
import { useState } from "react";
import { Button } from "./button.tsx";

/** Copies a text, and says so. Disabled until there is one. */
export function CopyTextButton({ text }: { text: string | undefined }) {
  const [copied, setCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(text ?? "").then(
      () => setCopied(true),
      () => setCopied(false),
    );
  }
  return (
    <Button disabled={!text} onClick={() => void copy()}>
      {copied && <Check aria-hidden="true" />}
      {copied ? "Copied" : "Copy"}
    </Button>
  );
}
