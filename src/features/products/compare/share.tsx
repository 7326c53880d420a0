import Share from "lucide-react/icons/share-2";
import { Button } from "#src/ui/button.tsx";
import { showToast } from "#src/ui/toast.tsx";

/** Hands the address of the comparison on: by the device's own sharing, or else by the clipboard. */
export function ShareComparison({ names }: { names: readonly string[] }) {
  async function share() {
    const url = window.location.href;
    try {
      if (navigator.share) await navigator.share({ title: names.join(", "), url });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ text: "Link copied" });
      }
    } catch (error) {
      console.info("The comparison was not shared.", error);
    }
  }
  return (
    <Button variant="outline" onClick={() => void share()}>
      <Share aria-hidden="true" />
      Share this comparison
    </Button>
  );
}
