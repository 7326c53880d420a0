// Publishes a copy of the latest build, as a build does once it is complete; a process of its own, which then uses neither.
import { cpSync } from "node:fs";
import { newBuildFolder, publishBuild, requireBuild } from "../../scripts/setup/build/folder.ts";

const folder = newBuildFolder();
cpSync(requireBuild(), folder, { recursive: true, preserveTimestamps: true });
publishBuild(folder);
