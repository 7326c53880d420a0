import { createRoot, type Root } from "react-dom/client";
import { showToast, ToastRegion } from "./toast.tsx";
import type { ToastMessage } from "./toast-message.tsx";

let region: Root | undefined;

/** Shows a toast in a document; the first one creates the region. Kept out of the Worker, which needs no second React DOM. */
export function showDocumentToast(message: ToastMessage): void {
  region ??= createRoot(document.body.appendChild(document.createElement("div")));
  region.render(<ToastRegion />);
  showToast(message);
}
