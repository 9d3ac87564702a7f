// What the runners of tests report: how many passed, which failed and why, and how long each file took.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ file: string, ms: number }} FileTime */

/**
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed
 * @property {boolean} [absent] a program that it needs is missing
 * @property {string[]} [faults] the tests that failed, and why
 * @property {FileTime[]} [times]
 */

/**
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} message
 * @property {number} startTime
 * @property {number} endTime
 * @property {{ status: string, fullName: string, failureMessages: string[] }[]} assertionResults
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSuite[]} [suites]
 * @property {PlaywrightSpec[]} [specs]
 *
 * @typedef {object} PlaywrightSpec
 * @property {string} file
 * @property {number} line
 * @property {string} title
 * @property {{ status: string, results: { duration: number, error?: { message?: string } }[] }[]} tests
 */

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * @param {string} file
 * @param {string} root the project's folder
 * @returns {Report}
 */
export function vitestTests(file, root) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = read(file);
  const files = /** @type {VitestFile[]} */ (testResults);
  return {
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
    faults: files.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (status === 'failed' && failed.length === 0) return [fault(relative(root, name), message)];
      return failed.map((test) =>
        fault(`${relative(root, name)} › ${test.fullName}`, test.failureMessages.join('\n')),
      );
    }),
    times: files.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      ms: endTime - startTime,
    })),
  };
}

/**
 * @param {string} file
 * @returns {Report}
 */
export function playwrightTests(file) {
  const { stats, suites } = read(file);
  const specs = specsOf({ suites });
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    faults: failed.map(({ file: name, line, title, tests }) =>
      fault(
        `${name}:${line} › ${title}`,
        tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
      ),
    ),
    times: specs.map((spec) => ({
      file: `test/e2e/${spec.file}`,
      ms: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {PlaywrightSpec[]}
 */
const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * @param {string} file
 * @returns {Report}
 */
export const htmlTests = (file) => read(file);

/**
 * @param {string} name
 * @param {string} message whose first lines are enough to recognise it
 */
const fault = (name, message) =>
  [name, ...stripVTControlCharacters(message).split('\n').slice(0, 12)].join('\n    ');

/**
 * The ten files that took longest, with their share of the time of all tests, one line each.
 *
 * @param {FileTime[]} times those of one file, on several owners' sites too, add up
 */
export function slowest(times) {
  /** @type {Map<string, number>} */
  const sums = new Map();
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
