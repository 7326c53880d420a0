/**
 * Renders the pictures of products and places. Needs Blender; the site does not.
 * Run: npm run art                 renders what is missing or outdated, one picture after another
 *      npm run art -- cutout       only those whose name contains "cutout"
 *      npm run art -- --list       tells what is published, finished here, outdated and missing
 *      npm run art -- --preview    renders small and rough, to look at in .render/preview
 *      npm run art -- --finish     takes the noise out again and grades, from kept passes
 *      npm run art -- --sheet      writes docs/pictures.webp, all pictures at a glance
 *      npm run art -- --publish    only composes and encodes what is finished
 */
import { parseCommand } from "../setup/arguments.ts";
import { jobs } from "./render/jobs.ts";
import { publish } from "./render/publish.ts";
import { preview, runQueue, stateOf } from "./render/queue.ts";
import { writeSheet } from "./render/sheet.ts";

const { values: options, positionals: filters } = parseCommand(
  "npm run art",
  {
    list: { type: "boolean" },
    preview: { type: "boolean" },
    sheet: { type: "boolean" },
    finish: { type: "boolean", default: false },
    publish: { type: "boolean" },
  },
  "[NAME ...]",
);
const chosen = jobs.filter(
  ({ name }) => filters.length === 0 || filters.some((filter) => name.includes(filter)),
);
if (options.list) {
  for (const job of chosen)
    console.log(`${(await stateOf(job)).padEnd(9)} ${job.name} ${job.width} × ${job.height}`);
} else if (options.preview) {
  await preview(chosen);
} else if (options.sheet) {
  await writeSheet();
} else {
  if (!options.publish) await runQueue(chosen, options.finish);
  await publish(filters);
}
