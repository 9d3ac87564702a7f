import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { labels } from '#site/content/frame.js';

const folder = join(import.meta.dirname, '../../../../src/components');

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React reports the error there
});

it.each([
  { file: 'frame/NavBar.tsx', bar: false },
  { file: 'text/Typewriter.tsx', bar: true },
])('when $file throws, the rest of the site stays, or the error screen leads home', async (row) => {
  const path = join(folder, row.file);
  const name = /(\w+)\.tsx$/.exec(row.file)?.[1] ?? '';
  onTestFinished(() => void vi.doUnmock(path));
  const thrower = vi.fn(() => {
    throw new Error(`${name} is broken`);
  });
  vi.doMock(path, async (original) => ({ ...(await original<object>()), [name]: thrower }));
  const { renderApp } = await import('../../../support/renderApp.tsx');
  await renderApp('/Home', { greeted: false });
  await waitFor(() => expect(thrower).toHaveBeenCalled());
  const bar = screen.queryByRole('navigation', { name: labels.mainNavigation });
  expect(bar !== null).toBe(row.bar);
  const alert = screen.queryByRole('alert');
  expect(alert?.textContent?.includes(`${name} is broken`) ?? false).toBe(true);
  expect(alert?.querySelector('a')?.textContent).toBe(labels.errorHome);
});
