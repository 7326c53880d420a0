import { type ComponentType, createElement, type SVGProps } from "react";

/** An icon as `lucide-react` keeps it: tags with their attributes, drawn on a square of 24. */
interface IconData {
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Makes the component of an icon, in place of lucide's own `createLucideIcon` (`scripts/setup/build/lean-icons.ts`): a page has some fifty icons, and
 * lucide computes for each what `base.css` says once. Size, stroke and colour come from styles; an icon says nothing to a screen reader.
 */
export default function createIcon({ node }: IconData): ComponentType<SVGProps<SVGSVGElement>> {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className, ...rest }) =>
    createElement(
      "svg",
      {
        viewBox: "0 0 24 24",
        className: className ? `lucide ${className}` : "lucide",
        "aria-hidden": true,
        ...rest,
      },
      shapes,
    );
}
