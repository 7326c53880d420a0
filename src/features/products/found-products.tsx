import { discoverMessages } from "#src/content/discover-messages.ts";
import { priceText } from "#src/content/products/product.ts";
import { productDetailPath } from "#src/lib/paths.ts";
import { Picture } from "#src/ui/picture.tsx";
import styles from "./found-products.module.css";
import { findProducts } from "./product-search.ts";

/** The products that a search means, each a link to its page; nothing where it means none. */
export function FoundProducts({ search }: { search: string }) {
  const found = findProducts(search);
  if (found.length === 0) return null;
  return (
    <section className={styles.products} aria-label={discoverMessages.products}>
      <ul>
        {found.map((product) => (
          <li key={product.id}>
            <a href={productDetailPath(product.tab, product.id)}>
              <Picture name={product.images.cutout} alt="" sizes="72px" bare />
              <span>
                <strong>{product.name}</strong>
                <span className="num">
                  {product.summary.figure} {product.summary.text}
                </span>
                <span className="num">{priceText(product)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
