import { languageOfText } from "#shared/content-languages.ts";
import type { DiscoverItem, DiscoverTranslation } from "#shared/contract/discover.ts";
import { brand } from "#src/content/brand.ts";
import { articlePath } from "#src/lib/paths.ts";
import { alternates, pageTitle } from "#src/lib/seo.ts";
import { ScriptFonts } from "#src/ui/script-fonts.tsx";
import { alternateVersions, ownUrl } from "./own-address.ts";
import { structuredData, summarise } from "./structured-data.ts";

interface ArticleHeadProps {
  item: DiscoverItem;
  translations: readonly DiscoverTranslation[];
}

/** The title, description, link card and structured data of an article's page. */
export function ArticleHead({ item, translations }: ArticleHeadProps) {
  const { title, description, url, image } = summarise(item);
  const full = pageTitle(title);
  const links =
    translations.length > 0 ? alternateVersions([item, ...translations]) : alternates(articlePath(item.slug));
  // "<" is the only character that could end the script.
  const data = JSON.stringify(structuredData(item)).replaceAll("<", "\\u003c");
  return (
    <>
      <ScriptFonts language={languageOfText(item.title)} />
      <title>{full}</title>
      <meta name="description" content={description} />
      {/* Each version has one address among its translations, whichever site shows it. */}
      <link rel="canonical" href={translations.length > 0 ? ownUrl(item) : url} />
      {links.map((link) => (
        <link key={`${link.hrefLang} ${link.href}`} {...link} />
      ))}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:type" content="article" />
      <meta property="og:locale" content={`${item.language}_IN`} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="article:published_time" content={item.publishedAt} />
      <meta property="article:modified_time" content={item.updatedAt} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped above; React would escape it as text */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />
    </>
  );
}
