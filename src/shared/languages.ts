/**
 * The languages of the public site; the first is the one that the source is written in. `root` is what the
 * addresses of its pages begin with, and `src/content/<code>` holds its words. With `tag`, `Intl` writes Latin digits.
 */
export const languages = [
  { code: "en", tag: "en-IN", root: "", name: "English" },
  { code: "hi", tag: "hi-IN", root: "/hi", name: "हिंदी" },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language["code"];

export const languageCodes = languages.map(({ code }) => code) as [LanguageCode, ...LanguageCode[]];

/** The language of this code, else that of the source. */
export function languageOf(code: string | undefined): Language {
  return languages.find((language) => language.code === code) ?? languages[0];
}

/** The language whose pages this path is among. */
export function languageOfPath(pathname: string): Language {
  const [source, ...others] = languages;
  return others.find(({ root }) => pathname === root || pathname.startsWith(`${root}/`)) ?? source;
}

/** The path of the same page in the language of the source. */
export function sourcePath(pathname: string): string {
  return pathname.slice(languageOfPath(pathname).root.length) || "/";
}

/** The path of the same page in a language; `path` is that of the source and may have a query. */
export function pathInLanguage({ root }: { root: string }, path: string): string {
  return root + (root ? path.replace(/^\/(?=$|[?#])/, "") : path);
}

/**
 * Whether a path from the root has a version in every language: pages for visitors and `/downloads/`. Other files, which
 * have a short ending, the API, the portal and what operators read have one version. A test compares this with the table of
 * pages.
 */
export function isTranslatedPath(path: string): boolean {
  const isSource = languageOfPath(path).root === "";
  return (
    isSource &&
    /^\/(?:downloads\/|(?!\/|(?:api|media|tiles|ocpi|admin|login|register)(?:[/?#]|$)|[^?#]*\.[\w-]{1,12}(?:[?#]|$)))/.test(
      path,
    )
  );
}
