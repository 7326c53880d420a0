import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "articles-in-hindi-and-tamil",
  contentType: "news",
  language: "en",
  title: "Our knowledge section starts in Hindi and Tamil",
  description:
    "About a third of the people who call our support desk would rather read in their own language. From this month some of our articles are written in Hindi and Tamil. They are not translations. They are written by colleagues who think in the language, for the questions that reach them in it.",
  picture: "three-scripts",
  mainVideoUrl: null,
  features: [],
  sections: [
    {
      title: "The first three",
      paragraph:
        "In Hindi there is an article about [heat and batteries](/discover/garmi-aur-ev-battery), which comes from calls in May from Lucknow, Jaipur and Nagpur. There is also a [list of questions about charging at home](/discover/ghar-par-charging-sawal).\n\nIn Tamil we begin with [charging a scooter at home](/discover/iru-sakkara-vaagana-charging). Scooters and three-wheelers far outnumber cars in Tamil Nadu, and their owners seldom find anything written for them.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Words",
      paragraph:
        "Half of the work was deciding on words. **Charger**, **battery** and **unit** stay as people say them. For **sanctioned load** we use the term printed on the electricity bill, since that is where a reader will look for it. For **residual-current device** we explain once what it does, and then use the name on the box.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Search works too",
      paragraph:
        "You can search in any of the scripts. Type a word, or its beginning, in Devanagari or Tamil letters and the list follows. Tags are in the language of the article.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "What next",
      paragraph:
        "Telugu, Kannada and Marathi are being discussed. We would rather have five good articles than fifty that nobody checked. If you have a question that you could not find an answer to in your language, send it with the form below this article. The next topics are chosen from those letters.",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote: null,
  keyHighlights: [
    "Written in the language, not translated",
    "Two pieces in Hindi, one in Tamil to begin with",
    "Search understands both scripts",
  ],
  faqs: [],
  tags: ["Hindi", "Tamil", "Knowledge"],
  metaTitle: "Articles on EV charging in Hindi and Tamil",
  metaDescription:
    "Some of our articles are now written in Hindi and Tamil, about batteries in the heat, charging at home, and scooters.",
  isPublished: true,
  daysAgo: 20,
  authorName: "Asha Raman",
  views: 534,
};
