import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '../../../../src/components/ring/Carousel.tsx';
import { allowMotion } from '../../../../src/motion/preference.ts';
import { endlessAnimation, fakeIntersection, setHidden } from '../../../support/dom.ts';
import { aboutStory, carouselLabels } from '../../../support/fixture.ts';

const { photographs } = aboutStory.ring;
const count = photographs.length;

let world: ReturnType<typeof fakeIntersection>;

beforeEach(() => {
  // Without motion, a step takes no time.
  act(() => allowMotion(false));
  world = fakeIntersection();
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  act(() => allowMotion(true));
  vi.restoreAllMocks();
});

const carousel = () => (
  <>
    <h2 id="ring">Lugares</h2>
    <Carousel photographs={photographs} labelledBy="ring" labels={carouselLabels} />
  </>
);

function mount() {
  render(carousel(), { wrapper: StrictMode });
  world.everythingEnters();
  const region = screen.getByRole('region', { name: 'Lugares' });
  return { region, user: userEvent.setup(), status: region.querySelector('[aria-live="polite"]') };
}

const button = (name: string) => screen.getByRole('button', { name });
/** The labels of the faces that aren't hidden. */
const open = () =>
  screen
    .getAllByRole('group', { hidden: true })
    .filter((group) => group.hasAttribute('aria-roledescription') && !group.hasAttribute('aria-hidden'))
    .map((group) => group.getAttribute('aria-label'));

describe('Carousel', () => {
  it('describes its role, and exposes one photograph at a time', () => {
    const { region } = mount();
    expect(region.getAttribute('aria-roledescription')).toBe(carouselLabels.carousel);

    const groups = within(region).getAllByRole('group', { hidden: true });
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(
      photographs.map((_, i) => `${i + 1} ${carouselLabels.of} ${count}`),
    );

    for (const group of groups)
      expect(group.getAttribute('aria-roledescription')).toBe(carouselLabels.photograph);
    expect(open()).toEqual([`1 ${carouselLabels.of} ${count}`]);
  });

  it('has the content’s alt texts, and the caption and credit of the front photograph', async () => {
    const { region, user } = mount();
    for (const { image, caption, credit, licence, url } of photographs) {
      expect(within(region).getByAltText(image.alt)).toBeDefined();
      expect(within(region).getAllByText(caption)).not.toHaveLength(0);
      expect(region.textContent).toContain(`${carouselLabels.photoCredit} ${credit}`);
      const links = within(region).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual([url]);
      expect(links[0]?.textContent).toBe(licence);
      expect(links[0]?.getAttribute('rel')).toBe('license noopener');
      await user.click(button(carouselLabels.nextPhotograph));
    }
  });

  it('steps on arrow keys, Home, End and its buttons, and leaves keys with modifiers to the browser', async () => {
    const { user } = mount();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(open()).toEqual([`3 ${carouselLabels.of} ${count}`]);
    await user.keyboard('{ArrowLeft}');
    expect(open()).toEqual([`2 ${carouselLabels.of} ${count}`]);
    await user.keyboard('{End}');
    expect(open()).toEqual([`${count} ${carouselLabels.of} ${count}`]);
    await user.keyboard('{Home}');
    expect(open()).toEqual([`1 ${carouselLabels.of} ${count}`]);
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}{Control>}{End}{/Control}{ArrowDown}');
    expect(open()).toEqual([`1 ${carouselLabels.of} ${count}`]);
    await user.click(button(carouselLabels.previousPhotograph));
    expect(open()).toEqual([`${count} ${carouselLabels.of} ${count}`]);
  });

  it('goes on to the left from right to left: by keys and clicks, and the faces follow one another there', async () => {
    document.documentElement.dir = 'rtl';
    const { region, user } = mount();
    expect(region.style.getPropertyValue('--step')).toBe(`${-360 / count}deg`);
    await user.tab();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    expect(open()).toEqual([`2 ${carouselLabels.of} ${count}`]);
    document.documentElement.dir = '';
  });

  it('keeps the focus on the front photograph’s link, the only one, when it steps', async () => {
    const { region, user } = mount();
    const link = () => within(region).getByRole('link');

    act(() => link().focus());
    await user.keyboard('{End}'); // its link is another element: the author differs
    expect(link().getAttribute('href')).toBe(photographs.at(-1)?.url);
    expect(document.activeElement).toBe(link());

    await user.tab();
    expect(region.contains(document.activeElement)).toBe(false);
  });

  it('turns only while it is in view, in a tab that is seen', () => {
    act(() => allowMotion(true));
    const { region } = mount();
    const ring = region.querySelector('[role="group"]')?.parentElement as HTMLElement;
    const turns = () => endlessAnimation(ring) !== undefined;
    expect(turns()).toBe(true);

    act(() => setHidden(true));
    expect(turns()).toBe(false);
    act(() => setHidden(false));
    expect(turns()).toBe(true);
    world.everythingLeaves();
    expect(turns()).toBe(false);
  });

  it('announces the photograph that it stops at, and nothing while it turns', async () => {
    const { user, status } = mount();
    expect(status?.textContent).toBe('');
    await user.click(button(carouselLabels.nextPhotograph));
    expect(status?.textContent).toBe(`2 ${carouselLabels.of} ${count}: ${photographs[1]?.caption}`);
    await user.click(button(carouselLabels.turn));
    expect(status?.textContent).toBe('');
  });

  it('stops when keyboard focus enters it, and turns again only when asked to', async () => {
    const { user } = mount();
    act(() => allowMotion(true));
    expect(button(carouselLabels.stopTurning)).toBeDefined();
    await user.tab();
    expect(document.activeElement).toBe(button(carouselLabels.turn));
    await user.tab();
    await user.tab({ shift: true });
    (document.activeElement as HTMLElement).blur();
    expect(button(carouselLabels.turn)).toBeDefined();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(button(carouselLabels.stopTurning)).toBeDefined();
    await user.tab();
    expect(button(carouselLabels.stopTurning)).toBeDefined(); // the visitor asked for it, and focus was already inside
    await user.tab();
    await user.tab();
    expect(document.activeElement?.tagName).toBe('A');
    expect(button(carouselLabels.turn)).toBeDefined(); // it doesn't turn while a link has focus
  });

  it.each(['before', 'after'])(
    'shows caption and alt text in place of a photograph that fails to load %s hydration',
    (when) => {
      vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(when === 'before');
      const { region } = mount();
      const { caption, image } = photographs[0] as (typeof photographs)[number];
      const panel = within(region).getByAltText(image.alt).parentElement;
      if (when === 'after') {
        expect(panel?.textContent).toBe('');
        fireEvent.error(within(region).getByAltText(image.alt));
      }

      expect(panel?.textContent).toBe(`${caption} ${image.alt}`);
    },
  );
});
