import { createRoot, type Root } from "react-dom/client";
import type { PictureName } from "#src/content/pictures.ts";
import { Picture } from "#src/ui/picture.tsx";
import { ToastRegion } from "#src/ui/toast.tsx";
import { QuotePopup } from "./quote-popup.tsx";

let toasts: Root | undefined;

/** Opens the quote popup over the page. */
export function openQuote(productName: string | null, picture: PictureName): void {
  toasts ??= appendRoot();
  toasts.render(<ToastRegion />);
  const root = appendRoot();
  root.render(
    <QuotePopup
      productName={productName}
      figure={<Picture name={picture} alt="" sizes="340px" />}
      onClose={() => root.unmount()}
    />,
  );
}

function appendRoot(): Root {
  return createRoot(document.body.appendChild(document.createElement("div")));
}
