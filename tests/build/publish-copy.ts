// Publishes a copy of the latest build, as a finished build does, in a process that then uses
// neither.
import { cpSync } from "node:fs";
import { newBuildFolder, publishBuild, requireBuild } from "../../scripts/setup/build/folder.ts";

const folder = newBuildFolder();
cpSync(requireBuild(), folder, { recursive: true, preserveTimestamps: true });
publishBuild(folder);
