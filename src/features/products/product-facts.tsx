import type { Product } from "#src/content/products/product.ts";

interface ProductFactsProps extends Pick<Product, "facts"> {
  className: string | undefined;
}

/** The key facts of a product or a range, such as its power and its guns. */
export function ProductFacts({ facts, className }: ProductFactsProps) {
  return (
    <dl className={`num ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
