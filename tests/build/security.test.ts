import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { belowFloor } from "../../scripts/audit/security/floors.ts";
import { grade } from "../../scripts/audit/security/observatory.ts";
import { isDocumented, readRequirements } from "../../scripts/audit/security/requirements.ts";
import { scanForSecrets } from "../../scripts/audit/security/secrets.ts";
import { requireBuild } from "../../scripts/setup/build/folder.ts";

const build = requireBuild();
const client = join(build, "client");

// ASVS 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6
test("static files are sent with headers that MDN Observatory's rules give 130 points or more", () => {
  const text = readFileSync(join(client, "_headers"), "utf8");
  const blocks = text.split(/\n\n/).map((block) => block.split("\n").filter((line) => !line.startsWith("#")));
  const common = blocks.find(([path]) => path === "/*") ?? [];
  const pages = blocks.filter(
    ([path, ...lines]) => path !== "/*" && /Content-Security-Policy/.test(lines.join()),
  );
  expect(common.join("\n")).toMatch(/Strict-Transport-Security: max-age=63072000; includeSubDomains/);
  expect(text).not.toMatch(/Access-Control-Allow-Origin/i);
  expect(pages.length).toBeGreaterThan(15);
  for (const [path, ...lines] of pages) {
    const headers = new Headers();
    for (const line of [...common.slice(1), ...lines]) {
      const [, name = "", value = ""] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
      if (name) headers.set(name, value);
    }
    expect(grade(headers, ""), path).toMatchObject({
      score: expect.toSatisfy((score: number) => score >= 130),
    });
  }
});

test("the rules take points from headers that protect nothing", () => {
  expect(grade(new Headers({ "content-type": "text/html" }), "").score).toBe(30);
  const loose = new Headers({ "content-security-policy": "default-src 'unsafe-inline'" });
  expect(grade(loose, "").score).toBeLessThan(80);
});

// ASVS 15.2.1
test("no package is below its floor", () => {
  expect(belowFloor().faults).toEqual([]);
});

// ASVS 13.4.1 15.2.3
test("neither the repository nor the build holds a secret", () => {
  const { files, faults } = scanForSecrets();
  expect(files).toBeGreaterThan(300);
  expect(faults).toEqual([]);
});

test("every requirement of ASVS 5.0 that applies is answered, and none is named that is not in the list", () => {
  const { requirements, unknown } = readRequirements();
  expect(
    requirements.filter((requirement) => !isDocumented(requirement)).map(({ id, asks }) => `${id} ${asks}`),
  ).toEqual([]);
  expect(unknown).toEqual([]);
});
