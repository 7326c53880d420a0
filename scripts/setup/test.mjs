#!/usr/bin/env node
// `npm test`: every suite. Runs on Node 20 or later with nothing installed yet.
import { ensureInstalled, projectRoot, runOnProjectNode } from "./install.mjs";

await ensureInstalled();
runOnProjectNode(`${projectRoot}/scripts/setup/run-tests.ts`, process.argv.slice(2));
