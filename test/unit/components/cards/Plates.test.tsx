import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Plates } from '../../../../src/components/cards/Plates.tsx';

it('plates without hues of their own differ from the one before', () => {
  const projects = ['a', 'b', 'c'].map((id) => ({ id, title: id }));
  render(<Plates projects={projects} storyLabel={undefined} level={2} />);
  const deep = screen.getAllByRole('article').map((plate) => plate.dataset.hue !== undefined);

  expect(deep).toEqual([false, true, false]);
});
