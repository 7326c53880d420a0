import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "charging-in-the-monsoon",
  contentType: "blog",
  language: "en",
  title: "Charging in the monsoon: what is safe, what is not, and what to check in June",
  description:
    "Every June we hear the same question, often from a worried parent: may I plug in the car in the rain? Yes, you may. Vehicles, plugs and stations are built and tested for it. What the monsoon does find out is poor earthing, a cracked plug, and a bay that lies lower than the road.\n\nHere is how the protection works, and a list for one dry Sunday before the rains.",
  picture: "site-monsoon",
  mainVideoUrl: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  features: [
    "Why no voltage is present until the plug is locked",
    "What IP54 and IP55 promise, and what they do not",
    "A checklist for the weeks before the rains",
    "What to do after a flooded street",
  ],
  sections: [
    {
      title: "The order of events when you plug in",
      paragraph:
        "Nothing on the plug is live while it hangs on the wall or rests in your hand. The sequence is strict. First the earth contact meets, then the power contacts, last the small control contact. Car and charger exchange a signal. The lock closes. The charger tests the earth and, for DC, measures the insulation of the whole cable and battery. Only then do the contactors close.\n\nWhen you press stop, the current falls to zero first, then the contactors open, then the lock lets go. If the control contact is broken at any moment, power stops within a fraction of a second. Water on the outside of the plug does not change any of this.",
      picture: "scene-charging",
      videoUrl: null,
    },
    {
      title: "What the IP number means",
      paragraph:
        "The first digit speaks of dust, the second of water. **IP54** means that dust cannot do harm inside and that splashes from any side cannot either. **IP55** means that a jet of water from a hose does no harm. Our DC-30 Pro is IP55, the larger DC cabinets are IP54, and the Smart Home Charger is IP54 indoors and IP55 with its outdoor cover.\n\nNeither number means that the device may stand in water. For that you would need IP67 or better, which no charging station has. So a charger belongs on a plinth, above the highest water that the street has seen.",
      picture: "dc-30-pro-stand",
      videoUrl: null,
    },
    {
      title: "Residual current, the quiet guard",
      paragraph:
        "A residual-current device compares the current that goes out with the current that returns. If 30 milliamperes are missing, they are flowing somewhere they should not, perhaps through a wet wall, perhaps through a person. The device cuts the supply in well under a third of a second.\n\nIt has a test button. Press it once a month. If it does not trip, call an electrician before the next charge. A device that trips every time it rains is not too sensitive. It has found moisture in a joint box or a damaged cable, and that fault should be repaired, not bypassed.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "One dry Sunday in May",
      paragraph:
        "- Look along the charging cable for cuts, crushed spots and exposed copper\n- Look into the plug and the car's inlet with a torch for rust, sand and insects\n- Close the flap of the inlet and check that its rubber seal lies flat\n- Press the test button of the residual-current device\n- Have the earth resistance measured if that was never done, or not for two years. Dry summer soil shows the worst value, which is the one you want to know\n- Check that the cable hook keeps the plug off the ground\n- Clear the drain in front of the bay\n\nSocieties with shared chargers should write the result in the maintenance book. At our own stations this list is part of the quarterly visit.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Flooded streets",
      paragraph:
        "An electric car has no intake and no exhaust, so it does not stall the way a petrol car does. That is a trap, because it lets people drive deeper than they should. The battery pack is sealed, but connectors, wheel bearings and cabin electronics suffer. Respect the wading depth in the manual, which is often about 300 mm.\n\nIf the car has stood in water above the sill, do not charge it. Park it in the open, away from other vehicles, and have it inspected. If a **charger** has stood in water, switch it off at the board and keep away until a technician has opened and dried it. At a public station, call the number on the cabinet and use another site.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Thunderstorms",
      paragraph:
        "A direct hit is rare. A surge that comes along the supply line is common. Stations have surge protection devices for it, and a house with a charger should have one in the main board as well. During a close thunderstorm it is sensible to pause a session at home. Your car will not mind.",
      picture: null,
      videoUrl: null,
    },
  ],
  importantNote:
    "If you feel even a slight tingle from the car or the plug, let go, do not touch it again, and switch off the supply at the board. A tingle means that the earth is missing.",
  keyHighlights: [
    "The plug carries no voltage until it is locked and tested",
    "IP54 and IP55 cover rain and spray, never standing water",
    "Test the residual-current device every month",
    "After water above the sill: no charging until inspected",
  ],
  faqs: [
    {
      question: "May I touch a wet plug?",
      answer:
        "Yes, by its handle. There is no voltage on it until it is locked in the car. Wipe the face of the plug if it is dripping, and do not lay it in a puddle.",
    },
    {
      question: "Is an open bay as safe as a covered one?",
      answer: "Electrically, yes. A roof is for your comfort and keeps the screen readable.",
    },
    {
      question: "Can I charge a scooter from a socket on the balcony?",
      answer:
        "Only if the socket is rated for outdoors with a hinged cover, has an earth, and sits behind a residual-current device. Keep the portable charger itself dry: most are not rated for rain.",
    },
    {
      question: "Why does the public charger refuse to start on wet days?",
      answer:
        "Its insulation test has found leakage, often from moisture in the plug. Try the next gun and report the first one. The refusal is the safety system doing its work.",
    },
  ],
  tags: ["Monsoon", "Safety", "Earthing", "IP rating", "Maintenance"],
  metaTitle: "EV charging in the monsoon: a safety guide",
  metaDescription:
    "Is it safe to charge an electric car in the rain? How plugs protect you, what IP54 means, and a checklist for the weeks before the monsoon.",
  isPublished: true,
  daysAgo: 27,
  authorName: "Sana Mirza",
  views: 5210,
};
