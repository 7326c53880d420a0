import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "afternoon-price-trial",
  contentType: "news",
  language: "en",
  title: "Two rupees less from eleven to four: an afternoon price trial at six stations",
  description:
    "Six stations will charge ₹2 less per unit between eleven in the morning and four in the afternoon for three months. We want to know whether drivers move their stops into the sunny hours if it is worth their while.",
  picture: "afternoon-price",
  mainVideoUrl: null,
  features: [],
  sections: [
    {
      title: "Why the afternoon",
      paragraph:
        "There is plenty of solar power on the grid at noon, and tariffs begin to reflect that. At many of our stations the guns are least busy at just that time. If a part of the evening queue moves to the afternoon, everyone waits less, and we buy cheaper. The article on [tariffs](/discover/ev-charging-tariffs-explained) has the background.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "How it works",
      paragraph:
        "The lower price applies to sessions that **start** between 11:00 and 16:00, for the whole session. It is on the screen before you confirm, and on the map beside the gun. There is no code and no card, and the app is not required.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Where",
      paragraph:
        "The six sites are to be confirmed: two in Chennai, two in Ahmedabad, one each in Jaipur and Indore. All of them are open through the day.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "What we shall publish",
      paragraph:
        "At the end we report the share of units sold in the afternoon before and during the trial, the waiting times in the evening, and what it did to the result of the stations. If it helps, the price stays.",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote: null,
  keyHighlights: [
    "₹2 less per unit for sessions that start from 11:00 to 16:00",
    "Six stations, three months",
    "Results will be published",
  ],
  faqs: [],
  tags: ["Price", "Trial", "Solar hours"],
  metaTitle: null,
  metaDescription: null,
  isPublished: false,
  daysAgo: 0,
  authorName: "Sana Mirza",
  views: 0,
};
