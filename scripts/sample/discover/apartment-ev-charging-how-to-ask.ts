import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "apartment-ev-charging-how-to-ask",
  contentType: "blog",
  language: "en",
  title: "EV charging in an apartment: how to ask your society and get a yes",
  description:
    "The hardest part of charging in an apartment is seldom electrical. It is a meeting on a Sunday morning where nine people have nine worries. This article is for the resident who has to stand up in that meeting. It lists what the rules say, what the committee needs to hear, and a letter that you can copy.",
  picture: "site-society",
  mainVideoUrl: null,
  features: [
    "What the guidelines of 2024, Maharashtra and Delhi say",
    "Four ways to wire a parking basement, and who bills in each",
    "A letter to the managing committee",
    "Answers to the questions about fire, load and fairness",
  ],
  sections: [
    {
      title: "What the rules say",
      paragraph:
        "**All of India.** The Ministry of Power's [guidelines of September 2024](https://evyatra.beeindia.gov.in/central-govt-initiative-details) cover private parking and the parking of group housing societies. Their forerunner of [January 2022](https://powermin.gov.in/sites/default/files/Final_Consolidated_EVCI_Guidelines_January_2022_with_ANNEXURES.pdf) let an owner charge at home on the existing connection. The Electricity (Rights of Consumers) Rules, [amended in February 2024](https://www.scconline.com/blog/post/2024/02/27/mop-notifies-electricity-rights-of-consumer-amendment-rules-2024-legal-news/), let you take a separate connection for the vehicle. The company has three days for a new connection in a metropolitan area, seven in other municipal areas and fifteen in villages.\n\n**New buildings.** The Model Building Bye-Laws of 2016, [amended in February 2019](https://www.iea.org/policies/8545-model-building-bye-laws-amendment-for-ev-charging-infrastructure), want charging at a fifth of the parking. They are a model: ask your corporation whether its own bye-laws have taken it over.\n\n**Maharashtra.** A circular of the Registrar of Co-operative Societies, dated 21 November 2022, asks a society to give its no-objection certificate [within seven days](https://www.moneycontrol.com/news/business/real-estate/maharashtra-authorities-ask-housing-societies-to-issue-nocs-for-installation-of-ev-charging-points-within-7-days-9621291.html). In early 2025 the Bombay High Court told the state to frame rules for it.\n\n**Delhi.** Residents and associations order a charger through their distribution company, by the [single window](https://ev.delhi.gov.in/) that opened in November 2021.\n\nElsewhere ask for the order of your own state before the meeting. In any state, carry a printed copy.\n\n> A rule on paper ends many arguments.\n\nThe spirit of all of them is the same: the society may decide **how** it is done safely, but should not simply refuse.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Four ways to do it",
      paragraph:
        "**From your own meter.** A cable runs from your meter to your bay. Simple when the bay is near the meter room. Each owner pays for the cable, and after ten owners the cable trays look like a jungle.\n\n**From the common meter with a sub-meter.** A charger in your bay hangs on the society's supply, a sub-meter counts, and the amount appears on your maintenance bill. Quick to start, but somebody has to read and bill.\n\n**Shared chargers.** Two or three bays near the gate with chargers that anyone may use. Payment is by QR code, so no one does accounts. Good for a beginning, with rules about how long one may stay.\n\n**A managed row.** One new connection, one cable backbone, a charger in every bay that wants one, and a controller that shares the available power. It costs most on day one and least per car in the end. [Load balancing](/discover/load-balancing-many-cars-one-connection) explains how thirty cars live on the power of eight.\n\n| Way | On day one | Who bills |\n| --- | --- | --- |\n| Own meter | A cable for each owner | The electricity company |\n| Sub-meter | A sub-meter in the meter room | The society |\n| Shared chargers | Two or three bays | The charging app |\n| Managed row | One connection and cable for all | The operator of the row |",
      picture: "four-wirings",
      videoUrl: null,
    },
    {
      title: "The questions you will hear",
      paragraph:
        "**Will it catch fire?** What the committee fears is a fire during a charge. The risk is a socket or a wire that was never meant for hours of full load: a reason for proper chargers, against extension cords thrown over a balcony. The Bureau of Energy Efficiency has [answers to common questions](https://evyatra.beeindia.gov.in/faq/).\n\n**Will the transformer trip?** Not if somebody measures first. Ask the facility manager for one week of readings from the main meter. Most buildings have a generous margin between eleven at night and six in the morning.\n\n**Why should I pay for your car?** You should not. Each of the four ways above bills the user. Say this early, and say it clearly.\n\n**What about tenants and visitors?** A tenant asks with the owner's consent. Visitors use the shared bay.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "A letter to copy",
      paragraph:
        "Fill in the gaps, and send it with a drawing of the cable route.\n\n> Flat (number), (date)\n>\n> Dear members of the managing committee,\n>\n> I live in flat (number), own an electric car and request permission to install a charger of 7 kW in my parking bay (number), fed from (my own meter / the society's supply with a sub-meter). The work will be done by a licensed electrical contractor. The circuit will have its own breaker, a residual-current device of 30 mA and an earth connection measured and recorded. I will bear all costs, and the energy will be billed to me through (my meter / the sub-meter).\n>\n> I enclose a drawing of the cable route, the data sheet of the charger and the contractor's licence. I agree to switch the charger off at the request of the facility manager in an emergency, and to remove it at my cost if I leave.\n>\n> I request your written consent within fourteen days (in Maharashtra: seven), and I am glad to present this at the next meeting.\n>\n> Yours sincerely,\n>\n> (Name), (telephone)",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Begin with a count",
      paragraph:
        "Before you ask for a decision, send a form with three questions to all flats: do you own an electric vehicle, will you buy one within two years, how many kilometres do you drive in a day? In most societies the answers surprise everyone. A plan is worth one proper cable instead of twenty improvised ones.\n\n> One owner is a favour. Twenty future owners are a plan.\n\nIf your committee would like a survey of the basement, write to us through the [charging partner form](/contact/ev-charging-partner) and choose Apartment Complex.",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote:
    "This article explains the general position. Rules differ from state to state and change often. For a dispute, ask a lawyer or the office of the registrar of societies.",
  keyHighlights: [
    "A society may regulate charging for safety, and should not refuse without reason",
    "Measure the night load before you argue about the transformer",
    "Every good scheme bills the person who uses the energy",
    "Count future owners first: it changes the discussion",
  ],
  faqs: [
    {
      question: "Does my society have to let me use the common meter?",
      answer:
        "Usually not. You may ask for a connection of your own. Many societies agree to a sub-meter because it is cheaper for all.",
    },
    {
      question: "I do not have a fixed parking bay. What now?",
      answer:
        "Ask for shared chargers. Two bays of 7 kW serve fifteen to twenty private cars if each stays for one night a week.",
    },
    {
      question: "Who is liable if something goes wrong?",
      answer:
        "In general the owner of the installation. A certificate from a licensed contractor and a line in the society's insurance policy settle most of the worry. Ask the insurer in writing.",
    },
    {
      question: "Can the society earn from it?",
      answer:
        "It may add a small amount per unit for upkeep. Keep it small and write it into the minutes, or people go back to extension cords.",
    },
  ],
  tags: ["Apartments", "RWA", "Home charging", "Rules", "Load balancing"],
  metaTitle: "EV charging in apartments: rules and a letter to copy",
  metaDescription:
    "What the rules say about EV charging in Indian apartments, four ways to wire it, answers to the usual objections, and a letter for your committee.",
  isPublished: true,
  daysAgo: 8,
  authorName: "Sana Mirza",
  views: 6033,
};
