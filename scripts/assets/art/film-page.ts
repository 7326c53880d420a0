/** Runs inside the film's page: makes what moves, and sets it to a moment. */
import type { Point } from "./kit.ts";

declare global {
  interface Window {
    /** Shows the moment `t`, from 0 to 1; 1 looks exactly like 0. */
    drawFrame(t: number): void;
  }
}

/**
 * Serialised into the page, so it uses nothing from outside. Each motion repeats a whole number
 * of times.
 */
export function startFilm({ port }: { port: { x: number; y: number } }): void {
  const turn = 2 * Math.PI;
  const volt = "#1fe58a";
  const movers: ((t: number) => void)[] = [];
  let seed = 7;
  const random = () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  const find = (id: string) => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`The film's page has no ${id}`);
    return found;
  };
  function add(parent: string, tag: string, attributes: Record<string, string | number>): SVGElement {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
    find(parent).append(made);
    return made;
  }
  const wave = (t: number, times: number, phase = 0) => 0.5 + 0.5 * Math.sin(turn * (t * times + phase));

  // the camera: half a step to the side and back
  const far = find("far");
  const near = find("near");
  movers.push((t) => {
    const x = Math.sin(turn * t);
    const y = Math.cos(turn * t) - 1;
    far.style.transform = `translate3d(${(5 * x).toFixed(2)}px, ${(1.5 * y).toFixed(2)}px, 0)`;
    near.style.transform = `translate3d(${(15 * x).toFixed(2)}px, ${(3.5 * y).toFixed(2)}px, 0)`;
  });

  // stars, and one aeroplane on its way to the coast
  for (let i = 0; i < 34; i++) {
    const star = add("sky", "circle", {
      cx: random() * 1920,
      cy: random() ** 1.5 * 360,
      r: 0.8 + random(),
      fill: "#eafff4",
    });
    const times = 1 + Math.floor(random() * 4);
    const phase = random();
    movers.push((t) => star.setAttribute("opacity", (wave(t, times, phase) ** 3 * 0.9).toFixed(3)));
  }
  const plane = add("sky", "circle", { r: 1.7, fill: "#fff6e6" });
  movers.push((t) => {
    plane.setAttribute("cx", String(-40 + 1300 * t));
    plane.setAttribute("cy", String(260 - 90 * t));
    plane.setAttribute("opacity", (0.25 + 0.75 * wave(t, 14) ** 8).toFixed(3));
  });

  // palms
  const crown = find("palms").firstElementChild;
  movers.push((t) =>
    crown?.setAttribute(
      "transform",
      `translate(130 690) skewX(${(0.7 * Math.sin(turn * (2 * t + 0.2))).toFixed(3)}) translate(-130 -690)`,
    ),
  );

  // the road behind the hedge
  find("road").insertAdjacentHTML(
    "afterbegin",
    `<defs><linearGradient id="head"><stop stop-color="#fff2d4" stop-opacity="0"/><stop offset=".9" stop-color="#fff2d4" stop-opacity=".8"/><stop offset="1" stop-color="#fffdf4"/></linearGradient><linearGradient id="tail"><stop stop-color="#ff7a5c"/><stop offset=".12" stop-color="#ff7a5c" stop-opacity=".75"/><stop offset="1" stop-color="#ff7a5c" stop-opacity="0"/></linearGradient><filter id="soft"><feGaussianBlur stdDeviation="5 3"/></filter><radialGradient id="glow"><stop stop-color="${volt}" stop-opacity=".9"/><stop offset=".4" stop-color="${volt}" stop-opacity=".3"/><stop offset="1" stop-color="${volt}" stop-opacity="0"/></radialGradient></defs>`,
  );
  for (let i = 0; i < 12; i++) {
    const towards = i % 2 === 0;
    const width = 130 + random() * 300;
    const height = 1.4 + random() * 1.6;
    const y = (towards ? 696 : 688) + random() * 7;
    const times = random() > 0.7 ? 2 : 1;
    const phase = i / 12 + random() * 0.05;
    const fill = towards ? "url(#head)" : "url(#tail)";
    const halo = add("road", "rect", {
      width,
      height: height * 4,
      y: y - height * 1.5,
      fill,
      filter: "url(#soft)",
      opacity: 0.4,
    });
    const streak = add("road", "rect", { width, height, y, rx: height / 2, fill });
    movers.push((t) => {
      const way = (t * times + phase) % 1;
      const x = (towards ? way : 1 - way) * 2000 - 500;
      streak.setAttribute("x", x.toFixed(1));
      halo.setAttribute("x", x.toFixed(1));
    });
  }

  // what is live: current in the hose, the port, blades of light, the rings on the screens
  const hose = document.querySelector<SVGPathElement>("#cable");
  const length = hose?.getTotalLength() ?? 0;
  for (let i = 0; i < 5; i++) {
    const pulse = add("live", "circle", { r: 13, fill: "url(#glow)" });
    const core = add("live", "circle", { r: 2.1, fill: "#d9ffec" });
    movers.push((t) => {
      const way = (t * 5 + i / 5) % 1;
      const at = hose?.getPointAtLength(length * way);
      const strength = (Math.sin(Math.PI * way) ** 0.6).toFixed(3);
      for (const dot of [pulse, core]) {
        dot.setAttribute("cx", String(at?.x ?? 0));
        dot.setAttribute("cy", String(at?.y ?? 0));
        dot.setAttribute("opacity", strength);
      }
    });
  }
  const halo = add("live", "circle", { cx: port.x, cy: port.y, fill: "url(#glow)" });
  movers.push((t) => {
    halo.setAttribute("r", (42 + 34 * wave(t, 5)).toFixed(1));
    halo.setAttribute("opacity", (0.25 + 0.45 * wave(t, 5)).toFixed(3));
  });
  const screens: [...Point, radius: number][] = [
    [1414.9, 530.9, 16],
    [1622, 514, 17.2],
    [1890.9, 530.9, 16],
  ];
  for (const [i, [x, y, r]] of screens.entries()) {
    const ring = add("live", "circle", { cx: x, cy: y, r: r + 14, fill: "url(#glow)" });
    movers.push((t) => ring.setAttribute("opacity", (0.12 + 0.4 * wave(t, 5, i / 3)).toFixed(3)));
  }
  const blades: [x: number, top: number, bottom: number][] = [
    [1377.6, 497, 729],
    [1580.4, 477, 729],
    [1663.7, 477, 729],
    [1853.6, 497, 729],
  ];
  for (const [i, [x, top, bottom]] of blades.entries()) {
    const spark = add("live", "ellipse", { cx: x, rx: 6, ry: 42, fill: "url(#glow)" });
    const core = add("live", "ellipse", { cx: x, rx: 1, ry: 26, fill: "#f2fff9" });
    movers.push((t) => {
      const way = (t * 4 + i * 0.13) % 1;
      for (const part of [spark, core]) {
        part.setAttribute("cy", (bottom - 30 - (bottom - top - 60) * way).toFixed(1));
        part.setAttribute("opacity", (Math.sin(Math.PI * way) * 0.9).toFixed(3));
      }
    });
  }
  // a gleam along the edge of the canopy
  const gleam = add("live", "ellipse", { cy: 236.5, rx: 190, ry: 9, fill: "url(#glow)" });
  const line = add("live", "ellipse", { cy: 236.5, rx: 130, ry: 1.6, fill: "#f2fff9" });
  movers.push((t) => {
    const way = (t * 2) % 1;
    for (const part of [gleam, line]) {
      part.setAttribute("cx", (980 + 1000 * way).toFixed(1));
      part.setAttribute("opacity", (Math.sin(Math.PI * way) ** 0.7 * 0.85).toFixed(3));
    }
  });

  window.drawFrame = (t) => {
    for (const move of movers) move(t);
  };
}
