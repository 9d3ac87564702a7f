import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';

document.body.innerHTML =
  '<div><a href="/milk-run/"><b>Open it</b></a><button data-run><b>Try it</b></button></div>' +
  '<div data-preview><div><span>Milk run</span><button>Close</button></div><p data-text="It doesn’t start:"></p></div>';
await import('../../../src/scripts/story.ts');

it('lets words over a link be selected, as on pages', () => {
  expect(document.documentElement.dataset.selectable).toBe('');
});

const frames = () => document.querySelectorAll('iframe').length;

it('runs one project at a time, until Escape', () => {
  const press = () => fireEvent.click(document.querySelector('[data-run] b') as HTMLElement);
  press();
  press();
  expect(frames()).toBe(1);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(frames()).toBe(0);
});
