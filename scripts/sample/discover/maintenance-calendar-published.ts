import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "maintenance-calendar-published",
  contentType: "news",
  language: "en",
  title: "Quarterly maintenance: the calendar is now public",
  description:
    "Every station in our network is inspected once a quarter. From this quarter the dates are published two weeks ahead on the station pages, so that nobody plans a trip around a gun that is being serviced.",
  picture: "site-campus",
  mainVideoUrl: null,
  features: [],
  sections: [
    {
      title: "What happens on the day",
      paragraph:
        "A visit takes two to four hours. Two technicians clean the air filters, tighten the power terminals to the stated torque, look over cables and plugs, press every emergency stop, and test the residual-current devices and the earth. They compare the meter in the charger with a reference, because you pay by that meter. Then they load the new firmware if there is one, and run a full session with a test vehicle.\n\nSites with more than one cabinet are done one cabinet at a time. At a site with one, we come between ten in the morning and noon, when our records show the fewest cars.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Before and after the monsoon",
      paragraph:
        "The visit of April to June has extra points: seals, drains, plinths, the surge protection, the roof. The visit of October to December looks for what the rain has done, above all rust on the contacts and water in joint boxes. The list is close to the one in our article on [charging in the monsoon](/discover/charging-in-the-monsoon), and you can use it at home.",
      picture: "service-calendar",
      videoUrl: null,
    },
    {
      title: "What we found last quarter",
      paragraph:
        "Of 212 guns inspected in the sample quarter, 171 had nothing to report. Twenty-three needed a new air filter before its time, nearly all beside unpaved roads. Eleven plugs had worn latches. Four cables had cuts in the outer sheath and were replaced on the same day. Three emergency stops had been painted over by well-meaning painters.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "For owners of our chargers",
      paragraph:
        "Business customers with a maintenance agreement get the same visit and the same protocol, quarterly, on a date of their choice. Home chargers need far less: wipe, look, and press the test button once a month. Questions about the warranty of 3 years are answered [here](/discover/faq-warranty-and-maintenance).",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote: null,
  keyHighlights: [
    "One visit per quarter, dates two weeks ahead",
    "One cabinet at a time where there are several",
    "Meter compared with a reference at every visit",
  ],
  faqs: [],
  tags: ["Maintenance", "Stations", "Reliability"],
  metaTitle: "Our quarterly maintenance calendar is public",
  metaDescription:
    "Dates of station maintenance are now published two weeks ahead. What technicians do on the day, and what they found last quarter.",
  isPublished: true,
  daysAgo: 16,
  authorName: "Vikram Kulkarni",
  views: 640,
};
