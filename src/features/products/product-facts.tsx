import { t } from "#shared/translate.ts";
import type { Product } from "#src/content/products/product.ts";
import { keepTogether } from "#src/lib/keep-together.ts";

interface ProductFactsProps extends Pick<Product, "facts"> {
  className: string | undefined;
}

/** The key facts of a product or a range, such as its power and its guns. */
export function ProductFacts({ facts, className }: ProductFactsProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{keepTogether(t(value))}</dd>
        </div>
      ))}
    </dl>
  );
}
