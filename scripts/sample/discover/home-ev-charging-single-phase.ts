import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "home-ev-charging-single-phase",
  contentType: "blog",
  language: "en",
  title: "Charging at home on a single-phase connection: what your meter really sees",
  description:
    "Most Indian homes have a single-phase connection of 3 to 8 kW. An electric car charger can draw 7.2 kW on its own. Many people conclude that home charging is impossible without a three-phase meter. It is not. It takes one honest calculation, one proper circuit and, in some homes, a form at the electricity office.\n\nThis article walks through that calculation with numbers you can replace by your own.",
  picture: "smart-home-charger-detail",
  mainVideoUrl: null,
  features: [
    "How to read the sanctioned load on your bill",
    "What 10 A, 16 A and 32 A mean in kilometres per night",
    "Which cable, breaker and earthing to ask the electrician for",
    "When to apply for more load, and when not to bother",
  ],
  sections: [
    {
      title: "Find two numbers on your bill",
      paragraph:
        "The first is the **sanctioned load**, also printed as connected load or contract demand. It is the load that the electricity company has agreed to supply, usually in kW. Four or five kW is common for a two-bedroom flat, seven or eight for an independent house with air conditioners.\n\nThe second is the **phase**. Single-phase is 230 V on one live wire. In many states homes stay on single phase up to somewhere between 5 and 10 kW of sanctioned load, and move to three phase above that. The limit differs from company to company, so ask yours.\n\nIf the bill also shows a maximum demand, look at twelve months of it. That is what your home really drew in its busiest half hour, and it is often lower than people fear.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "What the charger draws",
      paragraph:
        "Power is voltage times current, and on one phase the voltage is 230 V. A car of ordinary size uses about 15 kWh for 100 km. Allow a tenth more for losses in the charger on board the car. So every kilowatt at the wall gives about 6 km of range in an hour.\n\n| Current | Power | Range in 8 hours |\n| --- | --- | --- |\n| 10 A, socket lead | 2.3 kW | 110 km |\n| 16 A, industrial socket | 3.7 kW | nearly 180 km |\n| 32 A, wall charger | 7.2 kW | almost any car full |\n\nThe average private car in an Indian city covers 30 to 40 km a day. Speed at home is a comfort, seldom a need.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Add it up for the night, not for the nameplate",
      paragraph:
        "Suppose a sanctioned load of 5 kW. In the evening two air conditioners (1.5 kW each while the compressor runs), a geyser (2 kW), a refrigerator and lights can add up to more than 5 kW for a few minutes. Adding 7.2 kW at that moment is too much.\n\nAt one in the morning the same home draws perhaps 1.2 kW. There is room for 3.7 kW without touching the sanctioned load at all.\n\nThat is why a charger with an adjustable current and a timer matters more than a powerful one. Set it to 16 A, start it at eleven at night, and the problem is solved for most homes. If the car is the second in the family, or you drive 150 km every day, apply for more load instead.",
      picture: "smart-home-charger-stand",
      videoUrl: null,
    },
    {
      title: "The circuit deserves its own wires",
      paragraph:
        "> A charger runs at full current for hours. A kettle does not.\n\nA socket that survives a kettle for years can overheat in one night of charging. Ask for these, in writing:\n\n- A separate circuit from the distribution board to the charger, with nothing else on it\n- Copper cable of 6 sq mm for 32 A over a short run, 10 sq mm if the run is long. The electrician should calculate the voltage drop\n- A breaker rated above the charging current, usually 40 A for a 32 A charger\n- A residual-current device of 30 mA, of type A with 6 mA DC detection in the charger, or of type B\n- A proper earth electrode, measured and not guessed\n\nHave the earth resistance written on the job sheet. If a charger refuses to start and says **no earth**, it is doing its work. Do not let anyone bypass that check.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Asking for more load",
      paragraph:
        "Since [January 2022](https://powermin.gov.in/sites/default/files/Final_Consolidated_EVCI_Guidelines_January_2022_with_ANNEXURES.pdf) the charging guidelines of the Ministry of Power let you charge at home on your existing connection. Nobody needs a separate meter to own an electric car. Some states offer a second meter with a special tariff for vehicles, which can be worth it if you drive a lot. Read our article on [tariffs](/discover/ev-charging-tariffs-explained) before you choose.\n\nAn application for more load normally asks for the last bill, proof of ownership or the owner's consent, and a test report from a licensed electrician. Expect a deposit per added kW and a slightly higher fixed charge every month.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Sources",
      paragraph:
        "- Ministry of Power: [guidelines and standards of 14 January 2022](https://powermin.gov.in/sites/default/files/Final_Consolidated_EVCI_Guidelines_January_2022_with_ANNEXURES.pdf), replaced by the [guidelines of 2024](https://evyatra.beeindia.gov.in/central-govt-initiative-details)\n- Bureau of Energy Efficiency: [questions and answers on charging](https://evyatra.beeindia.gov.in/faq/)",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote:
    "Never charge through an extension reel or a multi-plug. Wound cable cannot shed its heat, and the plug at the far end is the usual place where a fire begins.",
  keyHighlights: [
    "16 A on single phase returns nearly 180 km in eight hours",
    "A timer and an adjustable current solve most sanctioned-load problems",
    "The charger needs its own circuit, a residual-current device and a measured earth",
    "You may charge on your existing home connection",
  ],
  faqs: [
    {
      question: "Is a three-phase connection needed for the Smart Home Charger?",
      answer:
        "No. It is a single-phase charger: 230 V in, up to 7.2 kW out through a Type 2 socket. On a small connection it can be set to a lower current.",
    },
    {
      question: "My flat has a sanctioned load of 3 kW. What can I do today?",
      answer:
        "Charge at 10 A late at night, after checking that the socket and its wiring are sound, and apply for 5 kW or more in the meantime. Ten hours at 2.3 kW still give well over 100 km.",
    },
    {
      question: "Will the current from my inverter battery charge the car during a power cut?",
      answer:
        "Most home inverters are too small, and charging a car from them empties them in minutes. Let the charger wait. It starts again when the supply returns.",
    },
    {
      question: "How long does installation take?",
      answer:
        "We install within 20 working days of the order when the circuit is ready. See [installation questions](/discover/faq-installation) for the steps.",
    },
  ],
  tags: ["Home charging", "Sanctioned load", "Single phase", "Wiring", "Safety"],
  metaTitle: "Home EV charging on a single-phase connection",
  metaDescription:
    "How to fit an electric car charger to a 3 to 8 kW home connection: sanctioned load, current, cable, breaker and earthing, with worked numbers.",
  isPublished: true,
  daysAgo: 4,
  authorName: "Vikram Kulkarni",
  views: 2841,
};
