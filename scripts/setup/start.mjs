#!/usr/bin/env node
// `npm start`: the whole product at http://localhost:8787. `npm run dev`: the same with hot
// reload. Runs on Node 20 or later with nothing installed yet, so it and what it imports here is
// plain JavaScript.
import { ensureInstalled, projectRoot, runOnProjectNode } from "./install.mjs";

await ensureInstalled();
runOnProjectNode(`${projectRoot}/scripts/setup/serve.ts`, process.argv.slice(2));
