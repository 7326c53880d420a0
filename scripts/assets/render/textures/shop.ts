/** What stands on a shop's shelves, in its coolers and on its menu: our own packets, no maker's. */
import { type Art, C, ell, rect } from "../../art/kit.ts";

/** The same sequence of numbers from 0 to 1 for the same seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

const colors = ["#c8452c", "#e0a12c", "#2f7d4f", "#2b5f9a", "#efe4cf", "#7b3f8f", "#d86f8f", "#3a3f44"];
const words = [
  "Chai",
  "Namkeen",
  "Masala",
  "Biscuit",
  "Kaju",
  "Atta",
  "Nimbu",
  "Khakhra",
  "Idli mix",
  "Coffee",
];

function pick<T>(list: readonly T[], roll: () => number): T {
  return list[Math.floor(roll() * list.length)] as T;
}

/** A row of packets, jars and cartons, 5:1, on nothing. */
export function goods(a: Art, seed: number): string {
  const roll = dice(seed * 97 + 11);
  let x = 10;
  while (x < 1960) {
    const [w, h] = [60 + roll() * 90, 190 + roll() * 170];
    const [color, label, round] = [pick(colors, roll), pick(words, roll), roll() < 0.4];
    const copies = 2 + Math.floor(roll() * 3);
    for (let copy = 0; copy < copies && x + w < 1990; copy += 1) {
      const y = 400 - h;
      a.add(rect(x, y, w, h, color, round ? w * 0.24 : 6));
      a.add(rect(x, y, w * 0.16, h, "#ffffff", round ? w * 0.2 : 6, 'opacity="0.16"'));
      a.add(rect(x + w * 0.84, y, w * 0.16, h, "#000000", 6, 'opacity="0.22"'));
      if (round) a.add(rect(x + w * 0.14, y - 16, w * 0.72, 26, "#e9e5da", 5));
      a.add(rect(x + w * 0.1, y + h * 0.34, w * 0.8, h * 0.34, "#f6f1e4", 4));
      a.add(
        a.text(label, x + w / 2, y + h * 0.56, w * 0.2, { weight: 700, fill: "#30241a", anchor: "middle" }),
      );
      a.add(ell(x + w / 2, y + h * 0.2, w * 0.13, w * 0.13, "#f6f1e4", 'opacity="0.85"'));
      x += w + 5;
    }
    x += 6 + roll() * 26;
  }
  return a.svg(2000, 400);
}

/** A cooler behind its doors: five rows of bottles in cold light, 10:9. */
export function bottles(a: Art): string {
  const roll = dice(5);
  a.add(rect(0, 0, 1000, 900, "#b9c9cf"));
  for (let row = 0; row < 5; row += 1) {
    const foot = 168 + row * 178;
    a.add(rect(0, foot, 1000, 10, "#5d6a70"));
    let x = 12;
    while (x < 940) {
      const color = pick(["#c8452c", "#e0a12c", "#3f8f57", "#5aa7c9", "#f2efe6", "#8a4a22"], roll);
      for (let copy = 0; copy < 4 && x < 950; copy += 1) {
        a.add(rect(x, foot - 112, 40, 112, color, 10), rect(x + 12, foot - 146, 16, 40, color, 4));
        a.add(rect(x + 11, foot - 152, 18, 12, "#22282b", 2), rect(x, foot - 76, 40, 38, "#f4f1e8"));
        a.add(rect(x + 5, foot - 106, 6, 100, "#ffffff", 3, 'opacity="0.4"'));
        x += 45;
      }
      x += 10;
    }
  }
  a.add(rect(492, 0, 16, 900, "#20272a"));
  return a.svg(1000, 900);
}

const menu = [
  ["Filter coffee", "₹40"],
  ["Masala chai", "₹25"],
  ["Idli, two", "₹50"],
  ["Veg puff", "₹35"],
  ["Poha", "₹55"],
  ["Lime soda", "₹45"],
] as const;

/** The board above the counter, 4:1. */
export function menuBoard(a: Art): string {
  a.add(rect(0, 0, 1600, 400, "#14201b"));
  for (const [index, [name, price]] of menu.entries()) {
    const [x, y] = [60 + (index % 2) * 780, 110 + Math.floor(index / 2) * 115];
    a.add(a.text(name, x, y, 62, { weight: 500, fill: "#f3ecd9" }));
    a.add(a.text(price, x + 660, y, 62, { weight: 600, fill: C.volt, anchor: "end" }));
  }
  return a.svg(1600, 400);
}
