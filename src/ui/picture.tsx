import { preload } from "react-dom";
import { type PictureName, pictures } from "#src/content/pictures.ts";
import styles from "./picture.module.css";

interface PictureProps {
  name: PictureName;
  /** Empty for decoration. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  /** Another picture for screens below 768 px, where a wide one shows too little. */
  narrow?: PictureName;
  /** Another picture for wider screens that are held upright. */
  upright?: PictureName;
  /** Above the fold: loaded eagerly with priority. */
  priority?: boolean;
  /** Transparent, so without a colour while loading. Cut-outs are by name. */
  bare?: boolean;
  className?: string;
}

/** A picture of the site in AVIF and WebP, in the size that the screen needs. */
export function Picture({
  name,
  alt,
  sizes,
  narrow,
  upright,
  priority = false,
  bare,
  className,
}: PictureProps) {
  const { path, width, height, widths, placeholder } = pictures[name];
  // Without a narrow picture there is one candidate, which loads with the page's first bytes.
  if (priority && !narrow) preload(path, preloadOptions(name, sizes));
  const fallback = widths[Math.min(1, widths.length - 1)];
  return (
    <picture className={styles.picture}>
      {narrow && <Sources name={narrow} sizes={sizes} media="(width < 768px)" />}
      {upright && <Sources name={upright} sizes={sizes} media="(orientation: portrait)" />}
      <Sources name={name} sizes={sizes} />
      <img
        src={`${path}-${fallback}.webp`}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "sync" : "async"}
        fetchPriority={priority ? "high" : undefined}
        data-placeholder-color={bare || name.endsWith("-cutout") ? undefined : placeholder}
        className={className ? `${styles.image} ${className}` : styles.image}
      />
    </picture>
  );
}

function Sources({ name, sizes, media }: Pick<PictureProps, "name" | "sizes"> & { media?: string }) {
  return (["avif", "webp"] as const).map((type) => (
    <source key={type} media={media} type={`image/${type}`} srcSet={sourceSet(name, type)} sizes={sizes} />
  ));
}

function preloadOptions(name: PictureName, imageSizes: string) {
  const imageSrcSet = sourceSet(name, "avif");
  return { as: "image", type: "image/avif", fetchPriority: "high", imageSrcSet, imageSizes } as const;
}

function sourceSet(name: PictureName, type: "avif" | "webp"): string {
  const { path, widths } = pictures[name];
  return widths.map((width) => `${path}-${width}.${type} ${width}w`).join(", ");
}
