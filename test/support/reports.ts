// The reports of the test runners: how many passed, which failed and why, and how long each file took.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type FileTime = { file: string; ms: number };

export interface Report {
  passed: number;
  failed: number;
  /** A program that it needs is missing. */
  absent?: boolean;
  /** The tests that failed, and why. */
  faults?: string[];
  times?: FileTime[];
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  startTime: number;
  endTime: number;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

interface PlaywrightSpec {
  file: string;
  line: number;
  title: string;
  tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
}

/** Of a test that is in the list, and wasn't run to its end. */
const SILENT = 'was skipped: no test may be';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param root the project's folder
 */
export function vitestTests(file: string, root: string): Report {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = read(file);
  const files = testResults as VitestFile[];
  const silent = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => !['passed', 'failed'].includes(status))
      .map(({ fullName }) => fault(`${relative(root, name)} › ${fullName}`, SILENT)),
  );
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0) + silent.length,
    faults: files
      .flatMap(({ name, status, message, assertionResults }) => {
        const failed = assertionResults.filter((test) => test.status === 'failed');
        if (status === 'failed' && failed.length === 0) return [fault(relative(root, name), message)];
        return failed.map((test) =>
          fault(`${relative(root, name)} › ${test.fullName}`, test.failureMessages.join('\n')),
        );
      })
      .concat(silent),
    times: files.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      ms: endTime - startTime,
    })),
  };
}

export function playwrightTests(file: string): Report {
  const { stats, suites } = read(file);
  const specs = specsOf({ suites });
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'expected'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    faults: failed.map(({ file: name, line, title, tests }) =>
      fault(
        `${name}:${line} › ${title}`,
        tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? SILENT)).join('\n'),
      ),
    ),
    times: specs.map((spec) => ({
      file: join('test', spec.file),
      ms: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

export const htmlTests = (file: string): Report => read(file);

/**
 * @param message whose first lines are enough to recognise it
 */
const fault = (name: string, message: string) =>
  [name, ...stripVTControlCharacters(message).split('\n').slice(0, 12)].join('\n    ');

/**
 * The ten files that took longest, with their share of the time of all tests, one line each.
 *
 * @param times those of one file, on several sites too, add up
 */
export function slowest(times: FileTime[]) {
  const sums: Map<string, number> = new Map();
  for (const { file, ms } of times) sums.set(file, (sums.get(file) ?? 0) + ms);
  const all = [...sums.values()].reduce((sum, ms) => sum + ms, 0);
  const lines = [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([file, ms]) => {
      const share = `${Math.round((100 * ms) / all)} %`;
      return `${share.padStart(5)} ${(ms / 1000).toFixed(0).padStart(5)} s  ${file}`;
    });
  return ['\nThe slowest files, and their share of the time of all tests:', ...lines];
}
