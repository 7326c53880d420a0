import type { SampleArticle } from "../types.ts";

export const article: SampleArticle = {
  slug: "reading-a-charging-curve",
  contentType: "blog",
  language: "en",
  title: "Why the last 20% takes so long: reading a charging curve",
  description:
    "A car goes from 20 to 60% while you drink a coffee. Then it seems to fall asleep. Nothing is broken. The car is protecting its battery, and once you know the shape of the curve you can save a good deal of time and money on every trip.",
  picture: "charging-curve",
  mainVideoUrl: null,
  features: [
    "The two phases of charging, without formulas",
    "A worked example for a 45 kWh battery",
    "What slows a session down besides the battery level",
    "The best moment to unplug",
  ],
  sections: [
    {
      title: "Filling a hall with people",
      paragraph:
        "Picture a cinema hall before the show. The first visitors walk straight to their seats. When the hall is three-quarters full, each newcomer has to search, squeeze past knees, wait for others to stand. The door is as wide as before. The seats have become the problem.\n\nA lithium cell behaves much the same way. Lithium ions move from one side to the other and must find a place inside the graphite. In an empty cell there are places everywhere. In a nearly full one there are few, and if ions arrive faster than they can settle, some turn into metal on the surface. That is called plating. It shortens the life of the battery and, in bad cases, harms it for good. So the car slows the flow.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "Constant current, then constant voltage",
      paragraph:
        "Engineers speak of two phases.\n\nIn the first, the car asks for a **constant current**. The voltage of the battery rises slowly, so the power even creeps up a little. This is the flat, high part of the curve, often from 10 to 50 or 60%.\n\nIn the second, the cells have reached the highest voltage they may see. Now the car holds a **constant voltage** and lets the current fall. The closer to full, the smaller the current. Between the two, most cars step down several times rather than in one move, which is why the curve on a screen looks like a staircase.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "A worked example",
      paragraph:
        "Take a car with a usable battery of 45 kWh and a highest DC power of 60 kW, on a 60 kW charger, on a day of 30 degrees.\n\n- 10 to 50% is 18 kWh at about 55 kW: 20 minutes\n- 50 to 80% is 13.5 kWh at about 38 kW: 21 minutes\n- 80 to 100% is 9 kWh at about 12 kW: 45 minutes\n\nThe last fifth takes longer than everything before it. If you charge from 10 to 80% twice, you spend 82 minutes for 63 kWh. If you go from 10 to 100 once, you spend 86 minutes for 40.5 kWh.",
      picture: "dc-60-compact-stand",
      videoUrl: null,
    },
    {
      title: "Four other things that slow a session",
      paragraph:
        "**Temperature.** A battery likes roughly 20 to 40 degrees while fast charging. After a cold night in the hills it is sluggish until it warms up. After 200 km at speed in May it may be hot, and the car limits the power to let the cooling catch up.\n\n**The smaller of two limits.** A car that takes 50 kW will not take more from a 240 kW charger. And a 60 kW charger cannot give 120 kW to a car that could use it.\n\n**A shared cabinet.** Some chargers split their power when two cars are connected. If the speed halves when somebody plugs in beside you, that is why.\n\n**Voltage.** Power is voltage times current. A charger that is limited to 100 A gives 30 kW to a battery at 300 V, but only 25 kW to a small one at 250 V.",
      picture: null,
      videoUrl: null,
    },
    {
      title: "When to unplug",
      paragraph:
        "On a journey, leave when the power has dropped below half of its best value, as long as you can reach the next stop with 10 to 15% left. For most cars that moment comes between 70 and 80%. You arrive sooner, and the next driver in the queue is grateful.\n\nAt home the curve hardly matters. A 7 kW charger is so gentle that the current falls only in the last few percent. Charge overnight to whatever the maker recommends. For many cars that is 80% for daily use. Cars with LFP cells should usually go to 100% about once a week, so that the gauge can find its bearings.",
      picture: "smart-home-charger-stand",
      videoUrl: null,
    },
  ],
  importantNote:
    "Where a station bills for minutes after the session has ended, those minutes cost money even if the cable is idle. Move the car when it is done.",
  keyHighlights: [
    "From 80 to 100% can take as long as from 10 to 80",
    "The lower limit of car and charger decides the speed",
    "On a trip, two short stops beat one long one",
    "LFP batteries want a full charge about once a week",
  ],
  faqs: [
    {
      question: "Does frequent fast charging ruin the battery?",
      answer:
        "It ages the battery a little faster than slow charging, mostly through heat. Used on trips, with home charging in between, the effect is small. Makers allow for it in their battery warranties.",
    },
    {
      question: "My car shows 80% but the charger shows 78. Which is right?",
      answer:
        "The car. The charger only repeats what the car reports, sometimes with a delay, and a few cars report the total battery and display the usable part.",
    },
    {
      question: "Why did my session start at 20 kW and climb to 50?",
      answer:
        "The battery was cold, or the car checks the cells gently before it asks for full current. Give it five minutes.",
    },
    {
      question: "Is it bad to leave the car at 100%?",
      answer:
        "For a night before a trip, no. For weeks in summer heat, yes, especially for NMC cells. Store a car at about half charge.",
    },
  ],
  tags: ["Charging curve", "Battery", "DC charging", "Basics"],
  metaTitle: "The EV charging curve, explained with numbers",
  metaDescription:
    "Why charging slows above 80%, what else limits the speed, and when to unplug on a journey. With a worked example for a 45 kWh battery.",
  isPublished: true,
  daysAgo: 19,
  authorName: "Vikram Kulkarni",
  views: 3560,
};
