import type { MetaDescriptor } from "react-router";
import type {
  BreadcrumbList,
  FAQPage,
  ItemList,
  Organization,
  Question,
  WebPage,
  WebSite,
  WithContext,
} from "schema-dts";
import { spoken, t } from "#shared/translate.ts";
import { brand } from "../content/brand.ts";
import type { Faq } from "../content/faqs.ts";
import { paths } from "./paths.ts";
import { absoluteUrl, type PageMeta, pageMeta } from "./seo.ts";

/** The business, for search engines. */
export function organizationData(): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": absoluteUrl("/#organization"),
    name: brand.name,
    slogan: t(brand.tagline),
    url: absoluteUrl(paths.home),
    logo: absoluteUrl("/icons/icon-512.png"),
    email: brand.supportEmail,
    telephone: brand.phone.display,
    address: {
      "@type": "PostalAddress",
      streetAddress: brand.address.street,
      addressLocality: brand.address.city,
      addressRegion: brand.address.region,
      postalCode: brand.address.postcode,
      addressCountry: brand.address.country,
    },
    sameAs: brand.social.map(({ href }) => href),
  };
}

/** The site itself. */
export function websiteData(): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": absoluteUrl("/#website"),
    name: brand.name,
    url: absoluteUrl(paths.home),
    inLanguage: spoken()?.tag ?? "en-IN",
    publisher: { "@id": absoluteUrl("/#organization") },
  };
}

/** The breadcrumbs of a page; `steps` are those after Home. */
export function breadcrumbData(
  steps: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: paths.home as string }, ...steps].map(
      ({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: t(name),
        item: absoluteUrl(path),
      }),
    ),
  };
}

/** Questions and answers in plain text, for an `FAQPage`. */
export function questionsData(faqs: readonly Faq[]): Question[] {
  return faqs.map(({ question, answer }) => ({
    "@type": "Question",
    name: t(question),
    acceptedAnswer: { "@type": "Answer", text: t(answer) },
  }));
}

/** The questions that a page answers. */
export function faqData(faqs: readonly Faq[]): WithContext<FAQPage> {
  return { "@context": "https://schema.org", "@type": "FAQPage", mainEntity: questionsData(faqs) };
}

/** What a page lists, each with a page of its own. */
function listData(items: readonly { name: string; path: string }[]): ItemList {
  return {
    "@type": "ItemList",
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: t(name),
      url: absoluteUrl(path),
    })),
  };
}

interface TypedPageMeta extends PageMeta {
  /** The breadcrumbs between Home and this page. */
  above?: readonly { name: string; path: string }[];
  /** What schema.org calls such a page. */
  type: "CollectionPage" | "ContactPage" | "WebPage";
  /** Its step in the breadcrumbs. */
  step: string;
  /** What it lists, in order. */
  items?: readonly { name: string; path: string }[];
  /** The questions that it answers. */
  faqs?: readonly Faq[];
}

/**
 * `pageMeta` with structured data: the page's type, its lists and questions, and its breadcrumbs.
 */
export function typedPageMeta({
  type,
  step,
  above = [],
  items = [],
  faqs = [],
  ...page
}: TypedPageMeta): MetaDescriptor[] {
  const url = absoluteUrl(page.path);
  const typed: WithContext<WebPage> = {
    "@context": "https://schema.org",
    "@type": type,
    "@id": `${url}#page`,
    url,
    name: t(page.title),
    description: t(page.description),
    inLanguage: spoken()?.tag ?? "en-IN",
    isPartOf: { "@id": absoluteUrl("/#website") },
    ...(items.length > 0 && { mainEntity: listData(items) }),
  };
  return [
    ...pageMeta(page),
    { "script:ld+json": typed },
    { "script:ld+json": breadcrumbData([...above, { name: step, path: page.path }]) },
    ...(faqs.length > 0 ? [{ "script:ld+json": faqData(faqs) }] : []),
  ];
}
