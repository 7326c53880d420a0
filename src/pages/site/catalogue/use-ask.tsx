import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { PictureName } from "#src/content/pictures.ts";
import { quoteFragment } from "#src/lib/paths.ts";
import { Picture } from "#src/ui/picture.tsx";

const loadPopup = () => import("#src/features/submissions/quote-popup.tsx");
const QuotePopup = lazy(async () => ({ default: (await loadPopup()).QuotePopup }));

/** What the quote popup needs to know of a product. */
interface Asked {
  name: string | null;
  picture: PictureName;
}

interface Ask {
  /** Opens the quote popup for a product. */
  open: (product: { name: string; images: { cutout: PictureName } }) => void;
  /** Opens it for none in particular. */
  openGeneral: () => void;
  /** The popup; render it once, anywhere. */
  popup: React.ReactNode;
}

/**
 * The quote popup of a page. The fragment `#quote` opens it too, once: it is then taken out of the address, so that
 * neither a reload nor the way back opens it again.
 */
export function useAsk(general: Asked): Ask {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = useCallback(() => setAsked(null), []);
  const openGeneral = useCallback(() => setAsked(general), [general]);
  useQuoteFragment(openGeneral);
  return {
    open: ({ name, images }) => setAsked({ name, picture: images.cutout }),
    openGeneral,
    popup: asked && (
      <Suspense fallback={null}>
        <QuotePopup
          productName={asked.name}
          figure={<Picture name={asked.picture} alt="" sizes="340px" />}
          onClose={close}
        />
      </Suspense>
    ),
  };
}

function useQuoteFragment(open: () => void) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const flagged = hash === `#${quoteFragment}`;
  useEffect(() => {
    if (!flagged) return;
    open();
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [flagged, open, navigate, pathname, search]);
}
