import { languageCode } from "#shared/translate.ts";
import { type PictureName, pictures } from "#src/content/pictures.ts";
import { Picture } from "#src/ui/picture.tsx";

/**
 * India as the map shows it, before the map is there. Its cities are named in the language of the page where a picture
 * with these names was drawn (`npm run art:drawn -- map-india`), else in English.
 */
export function MapPoster(props: { alt: string; sizes: string; className?: string | undefined }) {
  const own = `map-india-${languageCode()}`;
  return <Picture name={own in pictures ? (own as PictureName) : "map-india"} {...props} />;
}
