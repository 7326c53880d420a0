import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../setup/install.mjs";

/** An applicable requirement of OWASP ASVS 5.0 (levels 1 and 2, some of 3), with its proof. */
export interface Requirement {
  id: string;
  level: string;
  /** The requirement in our words. */
  asks: string;
  /** The tests with its id in a comment, as `file: name`. */
  tests: string[];
  /** The headings of SECURITY.md with its id. */
  documented: string[];
  /** Why it is not fully met. */
  deviation: string | null;
}

const read = (file: string) => readFileSync(join(projectRoot, file), "utf8");

/**
 * Reads the requirements and their proofs: comments above tests, SECURITY.md and its deviations.
 */
export function readRequirements(): { requirements: Requirement[]; unknown: string[] } {
  const tests = testsById();
  const { documented, deviations } = readPolicy(read("SECURITY.md"));
  const requirements = read("scripts/audit/security/asvs.txt")
    .trim()
    .split("\n")
    .map((line): Requirement => {
      const [, id = "", level = "", asks = ""] = /^(\S+) (\d) (.+)$/.exec(line) ?? [];
      const found = { tests: tests.get(id) ?? [], documented: documented.get(id) ?? [] };
      return { id, level, asks, ...found, deviation: deviations.get(id) ?? null };
    });
  const known = new Set(requirements.map(({ id }) => id));
  const named = [...tests.keys(), ...documented.keys(), ...deviations.keys()];
  return { requirements, unknown: [...new Set(named)].filter((id) => !known.has(id)) };
}

/** Whether a requirement has any proof or deviation. */
export function isDocumented({ tests, documented, deviation }: Requirement): boolean {
  return tests.length > 0 || documented.length > 0 || deviation !== null;
}

/** `// ASVS 6.2.1 6.2.5` is directly above the test that proves these. */
function testsById(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const files = readdirSync(join(projectRoot, "tests"), { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.(test|spec)\.ts$/.test(name)).sort()) {
    const pattern = /\/\/ ASVS ([\d. ]+)\n\s*(?:test|it|describe)\b[\s\S]*?["`]([^"`]+)["`]/g;
    for (const [, ids = "", name = ""] of read(`tests/${file}`).matchAll(pattern)) {
      for (const id of ids.trim().split(/\s+/)) found.set(id, [...(found.get(id) ?? []), `${file}: ${name}`]);
    }
  }
  return found;
}

function readPolicy(text: string): { documented: Map<string, string[]>; deviations: Map<string, string> } {
  const documented = new Map<string, string[]>();
  const deviations = new Map<string, string>();
  let heading = "";
  for (const line of text.split("\n")) {
    heading = /^## (.+)/.exec(line)?.[1] ?? heading;
    for (const [, ids = ""] of line.matchAll(/\[ASVS ([\d. ]+)\]/g)) {
      if (heading === "") continue;
      for (const id of ids.trim().split(/\s+/)) documented.set(id, [...(documented.get(id) ?? []), heading]);
    }
    const [, id, reason] = /^\| (\d+\.\d+\.\d+) \| (.+) \|$/.exec(line) ?? [];
    if (id && reason) deviations.set(id, reason);
  }
  return { documented, deviations };
}

/** The table as Markdown. */
export function requirementsPage(requirements: Requirement[]): string {
  const rows = requirements.map(({ id, level, asks, tests, documented, deviation }) => {
    const proofs = [
      ...tests.map((test) => `\`${test.replace(": ", "`: ").replaceAll("|", "/")}`),
      ...documented.map((heading) => `SECURITY.md, ${heading}`),
      ...(deviation ? [`**deviation**: ${deviation}`] : []),
    ];
    return `| ${id} | ${level} | ${asks} | ${proofs.join("<br>")} |`;
  });
  const tested = requirements.filter(({ tests }) => tests.length > 0).length;
  const deviating = requirements.filter(({ deviation }) => deviation !== null).length;
  return `# OWASP ASVS 5.0, levels 1 and 2, and level 3 where signing in and erasure meet it

Written by \`npm run audit:security\` from the comments above the tests and from SECURITY.md. Of ${requirements.length} requirements that apply to this product, ${tested}
are proved by tests, ${deviating} are deviations with a reason, and the rest is documented or the platform's. Left out are those about what does not exist here: OAuth,
GraphQL, WebSockets, WebRTC, LDAP, XML parsing, several tenants, encryption of our own. The wording is ours; the numbers are the standard's.

| requirement | level | asks for | proved by |
|---|---|---|---|
${rows.join("\n")}
`;
}
