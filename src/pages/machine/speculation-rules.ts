import { hiddenRoots, notPages } from "#src/pages.ts";

const excluded = [
  ...hiddenRoots.flatMap((root) => (root.endsWith("/") ? [`${root}*`] : [root, `${root}/*`])),
  ...notPages.map((root) => `${root}/*`),
  "/*.*",
];

/** The links that a browser may prerender: those to public pages. Made at build time. */
export function loader() {
  const rules = {
    prerender: [
      {
        where: {
          and: [
            { href_matches: "/*" },
            { not: { href_matches: excluded } },
            { not: { selector_matches: "[download], [target=_blank]" } },
          ],
        },
        eagerness: "moderate",
      },
    ],
  };
  return new Response(JSON.stringify(rules), {
    headers: { "Content-Type": "application/speculationrules+json" },
  });
}
