import { stripVTControlCharacters } from "node:util";
import { projectRoot } from "./install.mjs";

/** How many tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
  /** What failed, for the list at the end: a long log is often cut off at its beginning. */
  failures: string[];
}

/** What the project reads of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** What the project reads of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { startTime: string; expected: number; unexpected: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightSpec {
  id: string;
  ok: boolean;
  file: string;
  line: number;
  title: string;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
}

const linesOfMessage = 12;

/** Counts Vitest's tests. A file that could not be loaded counts as one failure. */
export function countVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Count {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failedTests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => describeFailure(`${name} ${fullName}`, failureMessages[0])),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...broken.map(({ name, message }) => describeFailure(name, message)), ...failedTests],
  };
}

/** Counts Playwright's tests. An error outside of a test counts as one failure. */
export function countPlaywright(report: PlaywrightReport): Count {
  const failedSpecs = specsOf(report).filter(({ ok }) => !ok);
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.errors.length,
    failures: [
      ...report.errors.map(({ message }) => describeFailure("playwright", message)),
      ...failedSpecs.map(({ file, line, title, tests }) =>
        describeFailure(
          `${file}:${line} ${title}`,
          tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
        ),
      ),
    ],
  };
}

/** Every test of a Playwright report or of one of its suites, in the order of the files. */
export function specsOf({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A failed test with the first lines of its message, without colors. */
function describeFailure(name: string, message = ""): string {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, linesOfMessage);
  return [name.replace(`${projectRoot}/`, ""), ...lines.map((line) => `    ${line}`)].join("\n");
}
