import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8'));
const { dependencies, devDependencies } = read('package.json');
const lock = read('package-lock.json');

describe('the dependencies', () => {
  it('have exact versions, which the lock file has too', () => {
    for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
      expect(lock.packages[`node_modules/${name}`].version).toBe(version);
    }
  });

  it('are locked by digest, with no registry address in the lock file', () => {
    for (const [path, entry] of Object.entries<{ integrity?: string; resolved?: string; link?: boolean }>(
      lock.packages,
    )) {
      if (path === '') continue;
      expect(entry.integrity, path).toMatch(/^sha512-/);
      expect(entry.resolved, path).toBeUndefined();
    }
  });
});

it.each(['pages', 'tests'])(
  'the workflow of %s runs on the default branch, whatever it is called',
  (name) => {
    const workflow = readFileSync(join(import.meta.dirname, `../.github/workflows/${name}.yml`), 'utf8');

    expect(workflow).toContain('github.ref_name == github.event.repository.default_branch');
    expect(workflow).not.toMatch(/branches:|refs\/heads/);
  },
);

it('the publishing workflow pins actions by digest, with the version in a comment', () => {
  const workflow = readFileSync(join(import.meta.dirname, '../.github/workflows/pages.yml'), 'utf8');
  const uses = workflow.split('\n').filter((line) => line.includes('uses:'));
  expect(uses.length).toBeGreaterThan(3);
  for (const line of uses) expect(line).toMatch(/uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
