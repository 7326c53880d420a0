/** The article below the land form: plain paragraphs, and in a chapter the table of shares. */
export const landArticle = {
  title: "The land under the next two hundred stations",
  minutes: 6,
  opening:
    "A charging station is mostly ground. Six bays, a canopy and a small shop fit on a plot that used to hold a tea stall and eight parked lorries.",
  introduction: [
    "If that plot is yours, you can lease it to us and be paid from what the station earns. You do not buy a charger, hire a technician or answer the phone at night. We do all three, and the meter both of us read is the same one.",
    "More than 200 new stations are ahead of us, and 30 million electric vehicles are expected on Indian roads by 2030. What they need first is not a charger. It is a place to stand.",
  ],
  chapters: [
    {
      id: "how-the-share-works",
      title: "How the share works",
      table: true,
      paragraphs: [
        "The smaller the plot, the larger your part. Small plots sit closer to traffic and cost less to build on, so more is left to share.",
      ],
      after: [
        "The share is of revenue, not of profit: it does not shrink when a charger needs repair or the tariff rises. Most partners receive between ₹50,000 and ₹1.5 lakh a month once a station has found its drivers.",
      ],
    },
    {
      id: "what-we-look-for",
      title: "What we look for",
      table: false,
      paragraphs: [
        "Access comes first. A car should be able to turn in without waiting on the carriageway and leave without reversing, so a frontage of 12 metres or more on a road with steady traffic is worth more than a large plot behind a lane.",
        "Then power. A three-phase line along the road shortens the work by weeks. If there is none, tell us anyway: we apply for the connection, and the cost is ours.",
        "Then people. A highway stop, a market, a hospital or a row of restaurants gives drivers something to do for twenty minutes. Plots between 1,500 and 10,000 square feet suit us best; larger ones can take lorries.",
      ],
      after: [],
    },
    {
      id: "smartland-30",
      title: "SmartLand 30",
      table: false,
      paragraphs: [
        "With SmartLand 30 you take 30% of the monthly profit instead of a share of the revenue. In quiet months that is less, in good months more. It suits owners who believe in the location and can wait for the first months to pass.",
        "You may change from one model to the other once, at the yearly review. Both are settled the same way: a statement of every session by the fifth of the month, and the transfer by the tenth.",
      ],
      after: [],
    },
    {
      id: "the-first-year",
      title: "The first year",
      table: false,
      paragraphs: [
        "In the first month we survey, agree and sign. In the second we apply for the connection and draw the layout, which you see before anybody digs. Installation takes up to 20 working days from the sanction.",
        "From the opening on you need do nothing. Our technicians come every quarter, the cameras and the fire extinguishers are ours, and so is the insurance of the equipment. Your land stays yours: we lease it, and at the end of the term we leave it as we found it.",
        "After twelve months we sit down together over the figures. The agreement is reviewed every year, by both sides, with the same numbers on the table.",
      ],
      after: [],
    },
    {
      id: "questions",
      title: "Questions",
      table: false,
      paragraphs: [],
      after: [],
    },
  ],
  faqs: [
    {
      question: "Do I have to invest anything?",
      answer:
        "No. There are no set-up costs for you. Chargers, civil works, the electricity connection and the permits are ours.",
    },
    {
      question: "My plot is agricultural land. Is that possible?",
      answer:
        "Often, after a change of land use, which differs from state to state. Send the survey number with the form, and we tell you what your district asks for.",
    },
    {
      question: "The land belongs to several members of my family.",
      answer:
        "Then all of them sign the lease, and the payments can be split between accounts as you tell us.",
    },
    {
      question: "How long is the lease?",
      answer:
        "Usually nine years with a yearly review. A charger’s life is longer than that, so most leases are made to be renewed.",
    },
    {
      question: "What if the station earns little?",
      answer:
        "With a share of revenue you are paid from the first unit sold, however the month went. If a location does not work, we may end the lease with six months’ notice and clear the plot at our cost.",
    },
  ],
} as const;
