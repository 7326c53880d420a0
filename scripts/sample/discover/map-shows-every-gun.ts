import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "map-shows-every-gun",
  contentType: "news",
  language: "en",
  title: "The station map now shows every gun, not only the station",
  description:
    "Until last month the map showed a station as available when at least one gun was free. That was true and not very useful: the free gun could be the slow one, or the wrong plug. Now each gun is listed with its plug, its power and its state.",
  picture: "gun-map",
  mainVideoUrl: null,
  features: [],
  sections: [
    {
      title: "What you see",
      paragraph:
        "Open a station on the [map](/#map). Under the address is a list. Each line is one gun: CCS2 or Type 2, the power in kW, and one of three words. **Available** means that you can plug in now. **Charging** means that a car is connected. **Out of order** means that a technician has been told.\n\nThe colour of the station itself follows the number of free guns: more than five is green, three to five is yellow, fewer is red. Read the list before you decide. A red station with one free gun of 60 kW may be all that you need.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Where the data come from",
      paragraph:
        "Each charger reports its state to us within seconds of a change. The map reads that state when you open it. If a charger has not been heard from for some time, we do not guess. It is shown as it last was, with the time of the last report.",
      picture: "grid-ems-stand",
      videoUrl: null,
    },
    {
      title: "Report what is wrong",
      paragraph:
        "A sensor does not see a car parked across two bays, a torn cable sheath or a dark corner. Below every station there is now a small form, **Report a problem**. Choose a reason, write one sentence, leave a number if you want an answer. It goes to the same desk as all other enquiries, with the name of the station already filled in.\n\nIn the trial, with eight stations over four weeks, drivers sent 46 reports. Thirty were about blocked bays, nine about the screen in bright sun, five about payment, and two about damage that no sensor had noticed. Those two were the reason to build it.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "What comes next",
      paragraph:
        "Opening hours will become part of the filter, so that a site that closes at four in the afternoon does not appear in a search at nine in the evening. We do not plan reservations for now. With few guns per site they would leave too many bays empty for too long.",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote: null,
  keyHighlights: [
    "Plug, power and state of each gun",
    "A report form on every station page",
    "Colours follow the number of free guns",
  ],
  faqs: [],
  tags: ["Map", "App", "Stations"],
  metaTitle: "The station map now shows the state of every gun",
  metaDescription:
    "Each gun is listed with its plug, power and state, and every station has a form for reporting a problem. How to read the new map.",
  isPublished: true,
  daysAgo: 9,
  authorName: "Sana Mirza",
  views: 1322,
};
