import type { Notice } from "../legal/legal-text.ts";

/** The notice beside the forms before there was a page of it. */
const en: Notice = {
  title: "Privacy notice",
  introduction: ["We use your details to answer this enquiry and nothing else."],
  chapters: [
    {
      id: "news",
      title: "News and offers",
      paragraphs: [
        "Asked for separately, and not ticked in advance: “Also send me news and offers by e-mail, at most twice a month. I can stop it at any time.”",
      ],
    },
  ],
};

/** The first notice, in English only. */
export const firstNotice = { en };
