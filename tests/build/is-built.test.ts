import { statSync, utimesSync } from "node:fs";
import { expect, test } from "vitest";
import { sourcesChangedSince } from "../../scripts/setup/build/is-built.ts";

const inAnHour = new Date(Date.now() + 3_600_000);

test.each([
  "scripts/setup/build/folder.ts",
  "scripts/setup/headers/common.txt",
  "src/pages.ts",
  "worker/app.ts",
  "public/favicon.svg",
  "vite.config.ts",
  "wrangler.toml",
])("a change of %s causes a build", (file) => {
  const { atime, mtime } = statSync(file);
  utimesSync(file, atime, inAnHour);
  try {
    expect(sourcesChangedSince(inAnHour.getTime() - 1000)).toEqual([file]);
  } finally {
    utimesSync(file, atime, mtime);
  }
});

test("a change of a test or a document causes none", () => {
  for (const file of ["README.md", "tests/build/is-built.test.ts"]) {
    const { atime, mtime } = statSync(file);
    utimesSync(file, atime, inAnHour);
    try {
      expect(sourcesChangedSince(inAnHour.getTime() - 1000)).toEqual([]);
    } finally {
      utimesSync(file, atime, mtime);
    }
  }
});
