import type { Product } from "#src/content/products/product.ts";
import { quoteId } from "#src/features/products/opens-quote.ts";
import { QuoteDialog } from "#src/features/submissions/quote-dialog.tsx";
import { Picture } from "#src/ui/picture.tsx";

interface QuoteDialogsProps {
  products: readonly Product[];
  /** Includes the popup for no particular product. */
  general?: boolean;
}

/** The quote popups of a page, which its buttons open (`opensQuote`). */
export function QuoteDialogs({ products, general }: QuoteDialogsProps) {
  return (
    <>
      {products.map((product) => (
        <QuoteDialog
          key={product.id}
          id={quoteId(product)}
          product={product.name}
          figure={<Picture name={product.images.cutout} alt="" sizes="340px" />}
        />
      ))}
      {general && (
        <QuoteDialog
          id={quoteId()}
          product={null}
          figure={<Picture name="dc-120-ultra-cutout" alt="" sizes="340px" />}
        />
      )}
    </>
  );
}
