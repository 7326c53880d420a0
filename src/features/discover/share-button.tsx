import Check from "lucide-react/icons/check";
import Share from "lucide-react/icons/share";
import { useEffect, useState } from "react";
import { messages } from "#src/content/messages.ts";
import { Button } from "#src/ui/button.tsx";
import { VisuallyHidden } from "#src/ui/visually-hidden.tsx";

const feedback = 2000;

/** Shares the page by the device's own dialog; where there is none, copies its address and says so. */
export function ShareButton({ title }: { title: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), feedback);
    return () => clearTimeout(timer);
  }, [copied]);

  async function share() {
    const url = window.location.origin + window.location.pathname;
    try {
      if (typeof navigator.share === "function") await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch (error) {
      console.warn("The page could not be shared", error);
    }
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{copied ? messages.discover.article.copied : ""}</span>
      </VisuallyHidden>
      <Button variant="outline" size="small" onClick={() => void share()}>
        {copied ? <Check aria-hidden="true" /> : <Share aria-hidden="true" />}
        {copied ? messages.discover.article.copied : "Share"}
      </Button>
    </>
  );
}
