import { fireEvent } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

document.body.innerHTML =
  '<div><a data-run="Milk run" href="/milk-run/"><b>Open it</b></a><button hidden>Close</button><p data-text="It doesn’t start:"></p></div>';
vi.stubGlobal('matchMedia', () => ({ matches: true }));
await import('../../../src/scripts/story.ts');

const press = (init: MouseEventInit = {}) =>
  document
    .querySelector('a b')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const frames = () => document.querySelectorAll('iframe').length;
beforeEach(() => void fireEvent.keyDown(document, { key: 'Escape' }));

it('runs one project at a time, until Escape', () => {
  expect(press()).toBe(false);
  press();
  expect(frames()).toBe(1);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(frames()).toBe(0);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves a press with %s to the browser', (key) => {
  press({ [key]: true });
  expect(frames()).toBe(0);
});
