import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { labels } from '#site/content/frame.js';
import { has, routed } from '../../support/fixture.ts';

const folder = join(import.meta.dirname, '../../../src/components');
/** Each component's file, by name. */
const files = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [basename(file, '.tsx'), join(folder, file)]),
);

/** A page with the usual header. */
const PAGE = `/${has('Projects') ? 'Projects' : routed.at(-1)}`;

/** A path whose page shows the component. */
const PLACES: Record<string, string> = {
  BlurText: '/Home',
  Carousel: '/About',
  CarouselCaption: '/About',
  CarouselFace: '/About',
  Clock: '/Home',
  ContactField: '/Contact',
  ContactForm: '/Contact',
  Dialog: '/Skills?skill=react',
  EditionLinks: '/Home',
  ExternalLink: '/Home',
  FactList: '/About',
  Footer: '/Home',
  HeadingRounds: '/Home',
  Icon: '/Home',
  JobText: '/Home',
  LogoSlider: '/Home',
  MotionToggle: '/Home',
  NavBar: '/Home',
  NextBand: PAGE,
  NextFacet: PAGE,
  PageHeader: PAGE,
  PageTitle: PAGE,
  PaperPlane: '/Contact',
  ParticleBackground: '/About',
  Picture: '/Home',
  Plates: '/Home',
  ProfileLinks: '/Home',
  ProjectCard: '/Projects',
  Proof: '/Home',
  SectionHeading: '/Home',
  SkillCard: '/Skills',
  SkipLink: '/Home',
  Timeline: '/Home',
  Typewriter: '/Home',
  WelcomeCard: '/Home',
  WelcomePopup: '/Home',
  Wheel: '/Home',
};
/** Parts of the bar: when one of them throws, the bar disappears and the page stays. */
const OF_THE_BAR = ['EditionLinks', 'ExternalLink', 'Icon', 'MotionToggle', 'NavBar', 'SkipLink'];
/** Not tested here: it catches the other components' errors. */
const NOT_HERE = ['ErrorBoundary'];

it('has a path for each component', () => {
  const components = [...files.keys()].filter((name) => !NOT_HERE.includes(name));
  expect(components.sort()).toEqual(Object.keys(PLACES).sort());
});

describe('a component that throws', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.spyOn(console, 'error').mockImplementation(() => {}); // React reports the error there
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  for (const [name, path] of Object.entries(PLACES)) {
    it.runIf(has(path.replace(/^\/|\?.*/g, '')))(
      `${name}: keeps the rest of the site, or shows the error screen with a link home`,
      async () => {
        const file = files.get(name) ?? '';
        onTestFinished(() => void vi.doUnmock(file));
        let thrown = 0;
        vi.doMock(file, async (original) => ({
          ...(await original<object>()),
          [name]: () => {
            thrown++;
            throw new Error(`${name} is broken`);
          },
        }));
        const { renderApp } = await import('../../support/renderApp.tsx');
        await renderApp(path, { greeted: name !== 'WelcomePopup' });
        await waitFor(() => expect(thrown).toBeGreaterThan(0));
        const heading = screen.getByRole('heading', { level: 1 });
        if (heading.textContent === labels.errorTitle.text) {
          screen.getByText(`${name} is broken`);
          screen.getByRole('link', { name: labels.errorHome });
        }
        if (!OF_THE_BAR.includes(name)) screen.getByRole('navigation', { name: labels.mainNavigation });
      },
    );
  }
});
