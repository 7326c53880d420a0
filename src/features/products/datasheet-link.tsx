import Download from "lucide-react/icons/download";
import { t } from "#shared/translate.ts";
import { datasheetFileName, type Product } from "#src/content/products/product.ts";
import { datasheetPath } from "#src/lib/paths.ts";
import { ButtonLink, TextLink } from "#src/ui/button.tsx";

interface DatasheetLinkProps {
  product: Pick<Product, "name" | "worksheetId">;
  look: "button" | "link" | "plain";
  label?: string;
  className?: string;
}

/** The download link of a product's datasheet; nothing for a product without one. */
export function DatasheetLink({
  product,
  look,
  label = "Download Datasheet",
  className,
}: DatasheetLinkProps) {
  if (product.worksheetId === null) return null;
  const file = { href: datasheetPath(product.worksheetId), download: datasheetFileName(product), className };
  const icon = <Download aria-hidden="true" />;
  if (look === "button") {
    return (
      <ButtonLink {...file} variant="outline">
        {icon}
        {label}
      </ButtonLink>
    );
  }
  if (look === "plain") {
    return (
      <a {...file} href={file.href} aria-label={`${t(label)}: ${product.name}`}>
        {label}
        {icon}
      </a>
    );
  }
  return (
    <TextLink {...file}>
      {label}
      {icon}
    </TextLink>
  );
}
