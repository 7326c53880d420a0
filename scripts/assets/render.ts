/**
 * Renders the pictures of products and places. Needs Blender; the site does not.
 * Run: node scripts/assets/render.ts            renders what is missing or outdated, one picture after another
 *      node scripts/assets/render.ts cutout     only those whose name contains "cutout"
 *      node scripts/assets/render.ts --list     tells what is published, finished here, outdated and missing
 *      node scripts/assets/render.ts --finish   takes the noise out again and grades, from kept passes
 *      node scripts/assets/render.ts --publish  only composes and encodes what is finished
 */
import { jobs } from "./render/jobs.ts";
import { publish } from "./render/publish.ts";
import { runQueue, stateOf } from "./render/queue.ts";

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const chosen = jobs.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const asked = (option: string) => process.argv.includes(option);
if (asked("--list")) {
  for (const job of chosen)
    console.log(`${(await stateOf(job)).padEnd(9)} ${job.name} ${job.width} × ${job.height}`);
} else {
  if (!asked("--publish")) await runQueue(chosen, asked("--finish"));
  await publish(words);
}
