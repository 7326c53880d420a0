import type { Product as ProductData, WithContext } from "schema-dts";
import { t } from "#shared/translate.ts";
import { brand } from "#src/content/brand.ts";
import { pictures } from "#src/content/pictures.ts";
import { type Product, specRows } from "#src/content/products/product.ts";
import { productDetailPath } from "#src/lib/paths.ts";
import { absoluteUrl, cardUrl } from "#src/lib/seo.ts";

/** A product for search engines: stated facts only, no samples, and no price. */
export function productData(product: Product): WithContext<ProductData> {
  const { name, aliases, description, productId, category, images, tab, id } = product;
  const { path, widths } = pictures[images.main];
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": `${absoluteUrl(productDetailPath(tab, id))}#product`,
    name,
    ...(aliases.length > 0 ? { alternateName: [...aliases] } : {}),
    description: t(description),
    ...(productId ? { sku: productId } : {}),
    category: t(category),
    url: absoluteUrl(productDetailPath(tab, id)),
    image: [absoluteUrl(`${path}-${widths.at(-1)}.webp`), cardUrl(id)],
    brand: { "@type": "Brand", name: brand.name },
    manufacturer: { "@id": absoluteUrl("/#organization") },
    countryOfOrigin: { "@type": "Country", name: t("India") },
    additionalProperty: specRows(product)
      .filter(({ sample }) => !sample)
      .map(({ label, value }) => ({ "@type": "PropertyValue", name: t(label), value: t(value) })),
  };
}
