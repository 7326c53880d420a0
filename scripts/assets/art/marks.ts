/** Small SVG files: QR codes, partner wordmarks and icons; and the web manifest. */
import { mkdir, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { encode } from "uqr";
import { brand } from "../../../src/content/brand.ts";
import { miniIndia } from "./india.ts";
import { C, type SetType } from "./kit.ts";

const svg = 'xmlns="http://www.w3.org/2000/svg"';
const bolt = "M14.6 4.5 7 14.5h5l-.8 7 7.8-10.3h-5z";

/** One path of horizontal runs, a third of the size of a square per module. Quiet zone: 2. */
function qr(text: string): string {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  let d = "";
  for (const [y, row] of data.entries())
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (x + 1 < size && row[x + 1]) x++;
      d += `M${from} ${y}h${x - from + 1}v1H${from}z`;
    }
  const box = size + 4;
  return `<svg ${svg} viewBox="-2 -2 ${box} ${box}" width="${box * 6}" height="${box * 6}" shape-rendering="crispEdges"><path fill="#fff" d="M-2-2h${box}v${box}H-2z"/><path fill="${C.ink900}" d="${d}"/></svg>\n`;
}

// Names and marks of partners are examples: no such companies are meant.
const partners: { file: string; name: string; mark: string }[] = [
  { file: "northfield", name: "Northfield", mark: '<path d="M0 24V2l22 22V2h-5v10z"/>' },
  {
    file: "kaveri-malls",
    name: "Kaveri Malls",
    mark: '<circle cx="12" cy="13" r="9.5" fill="none" stroke="#33473d" stroke-width="4"/><circle cx="12" cy="13" r="4"/>',
  },
  {
    file: "palmyra",
    name: "Palmyra",
    mark: '<path d="M12 9C7 2 2 5 0 10c5-3 9-2 12 3 3-5 7-6 12-3C22 5 17 2 12 9z"/><path d="M10.500 10h3v15h-3z"/>',
  },
  {
    file: "meridian-fleet",
    name: "Meridian Fleet",
    mark: '<path d="M0 24 9 2h5L5 24zM11 24l9-22h5l-9 22z"/>',
  },
  {
    file: "sundar-homes",
    name: "Sundar Homes",
    mark: '<path d="M2 3h9v9H2zM13 14h9v9h-9zM13 3h9v4h-9zM2 19h9v4H2z"/>',
  },
];

function wordmark(setType: SetType, name: string, mark: string): string {
  const { d, width } = setType(name, 18, 700, -0.025);
  const w = Math.ceil(34 + width + 1);
  return `<svg ${svg} viewBox="0 0 ${w} 26" width="${w}" height="26" fill="#33473d">${mark}<path transform="translate(34 19.5)" d="${d}"/></svg>\n`;
}

/** `radius` 7 is the header's mark; 0 fills the square, for systems that mask icons. */
function icon(radius: number, scale = 1): string {
  const inset = (26 * (1 - scale)) / 2;
  return `<svg ${svg} viewBox="0 0 26 26" width="26" height="26"><rect width="26" height="26" rx="${radius}" fill="${C.volt}"/><path transform="translate(${inset} ${inset}) scale(${scale})" d="${bolt}" fill="${C.ink900}"/></svg>\n`;
}

async function png(drawing: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: (72 * size) / 26 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** A PNG in an ICO's clothes, for what asks for /favicon.ico whatever the page says. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** Writes all of them under public/. */
export async function writeMarks(setType: SetType): Promise<void> {
  await mkdir("public/images/partners", { recursive: true });
  await mkdir("public/icons", { recursive: true });
  await writeFile("public/images/qr-bonus.svg", qr(brand.bonus));
  await writeFile("public/images/qr-android.svg", qr(brand.stores.android));
  await writeFile("public/images/qr-ios.svg", qr(brand.stores.ios));
  await writeFile("public/images/india-mini.svg", miniIndia());
  for (const { file, name, mark } of partners)
    await writeFile(`public/images/partners/${file}.svg`, wordmark(setType, name, mark));
  const small = await png(icon(7), 32);
  await writeFile("public/favicon.svg", icon(7));
  await writeFile("public/favicon-32.png", small);
  await writeFile("public/favicon.ico", ico(small, 32));
  await writeFile("public/icons/apple-touch-180.png", await png(icon(0, 1), 180));
  await writeFile("public/icons/icon-192.png", await png(icon(7), 192));
  await writeFile("public/icons/icon-512.png", await png(icon(7), 512));
  await writeFile("public/icons/maskable-512.png", await png(icon(0, 0.92), 512));
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.promise,
    id: "/",
    start_url: "/",
    display: "browser",
    background_color: C.paper50,
    theme_color: C.ink900,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icons/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icons/maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
  await writeFile("public/site.webmanifest", `${JSON.stringify(manifest, null, 2)}\n`);
}
