import { type PictureName, pictures } from "#src/content/pictures.ts";
import styles from "./picture.module.css";

interface PictureProps {
  name: PictureName;
  /** Empty for decoration. */
  alt: string;
  /** How wide it is shown, as the `sizes` attribute has it. */
  sizes: string;
  /** The picture that the first view waits for: loaded at once, before others. */
  priority?: boolean;
  className?: string;
}

/** A picture of the site's own, in AVIF and WebP, at the size the screen needs, with its room kept free. */
export function Picture({ name, alt, sizes, priority = false, className }: PictureProps) {
  const { path, width, height, widths, placeholder } = pictures[name];
  const sources = (type: string) => widths.map((w) => `${path}-${w}.${type} ${w}w`).join(", ");
  const fallback = widths[Math.min(1, widths.length - 1)];
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sources("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sources("webp")} sizes={sizes} />
      <img
        src={`${path}-${fallback}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        fetchPriority={priority ? "high" : undefined}
        // A cut-out has no ground of its own to colour.
        data-tint={name.endsWith("-cutout") ? undefined : placeholder}
        className={className ? `${styles.image} ${className}` : styles.image}
      />
    </picture>
  );
}
