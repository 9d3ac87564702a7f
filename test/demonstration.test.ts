import { readFile } from 'node:fs/promises';
import { descriptions } from 'virtual:content/descriptions';
import { navigation, popup } from 'virtual:content/frame';
import { wcagContrast } from 'culori';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readTokens } from '../src/builder/assets/tokens.mjs';
import { LogoSlider } from '../src/components/basic/LogoSlider.tsx';
import { first } from './support/content.ts';
import {
  about,
  aboutStory,
  contact,
  home,
  homeStory,
  logos,
  owner,
  projects,
  skills,
} from './support/siteContent.ts';

// The specification's literal texts. They apply only to the demonstration's content: other owners write their own.
describe.runIf(owner.name === 'Lucía Montes')('the demonstration', () => {
  it('has as many photographs, projects, skills and logo slides as the specification says', () => {
    const { photographs } = aboutStory.ring;
    expect([photographs, projects, skills].map(({ length }) => length)).toEqual([7, 8, 5]);
    const strip = renderToStaticMarkup(createElement(LogoSlider, { logos, label: 'Tecnologías' }));
    expect(strip.match(/<img /g)).toHaveLength(20);
  });

  it('greets in three languages then introduces the owner', () => {
    expect(home.phrases.slice(0, 3)).toEqual([
      { text: 'Bienvenido', lang: 'es' },
      { text: 'Welcome to my Portfolio', lang: 'en' },
      { text: 'Herzlich Wilkommen', lang: 'de' },
    ]);
    expect(home.phrases).toHaveLength(4);
    expect(popup.title).toBe('Bienvenido a mi Portafolio');
    expect(homeStory.welcomeCard.button).toBe('Haz un Clic aqui');
  });

  it('titles its sections as the specification spells them', () => {
    expect([homeStory.experience.title, homeStory.about.title]).toEqual(['Experiencía', 'Sobre mí']);
    expect([about.title, aboutStory.story.title, aboutStory.experience.title]).toEqual([
      'Más sobre mí',
      'Sobre mi',
      'Experiencia',
    ]);
    expect(contact.title).toBe('Contacto');
  });

  it('lists the skills, projects and logos of the specification', () => {
    expect(skills.map(({ title }) => title)).toEqual(['Html', 'CSS', 'JavaScript', 'Node.Js', 'React']);
    expect(projects.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Previsión Meteorológica', 'Find the Letter']),
    );
    expect(aboutStory.story.skills).toEqual(['HTML', 'CSS', 'JavaScript', 'Typescript', 'React-Vite']);
    expect(aboutStory.story.next).toEqual(['Node/express', 'MongoDB']);
    expect(logos.map(({ alt }) => alt)).toEqual(Array(5).fill('html img'));
  });

  it('shows each logo at 3:1 against its plate, on pages of both schemes', async () => {
    const { colour } = await readTokens({ root: process.cwd() });
    const plates = (['light', 'dark'] as const).flatMap((scheme) =>
      ['Home', 'Skills'].map((page) => colour('plate', page, { scheme })),
    );
    for (const { image } of skills) {
      const drawing = await readFile(`static/images/${image.src}`, 'utf8');
      const colours = [...drawing.matchAll(/fill="(#[0-9a-f]{6})"/gi)].flatMap(([, hex]) => hex ?? []);
      expect(colours).not.toEqual([]);
      for (const hex of colours)
        for (const plate of plates)
          expect(wcagContrast(hex, plate), `${hex} of ${image.src}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('draws each picture for light pages too', async () => {
    const drawings = [owner.avatar, contact.image, ...projects.map(({ image }) => image)];
    for (const drawing of drawings)
      expect(await readFile(`static/images/${drawing?.src}`, 'utf8')).toContain(
        '<style>@media(prefers-color-scheme:light){',
      );
  });

  it('mentions the skills, the service desk, MongoDB and Vue in Home’s description', () => {
    for (const fact of [
      'React',
      'Vite',
      'TypeScript',
      'JavaScript',
      'HTML',
      'CSS',
      'service desk',
      'MongoDB',
      'Vue',
    ])
      expect(descriptions.Home).toContain(fact);
  });

  it('describes each page at a length that search results show', () => {
    for (const description of Object.values(descriptions)) {
      expect(description.length).toBeGreaterThan(100);
      expect(description.length).toBeLessThan(200);
    }
  });

  it('titles its pages as the specification says', () => {
    for (const [page, title] of Object.entries(navigation.titles)) expect(title).toBe(page);
    expect(Object.keys(navigation.titles)).toHaveLength(5);
  });

  it('checks the form with the messages and words of the specification', () => {
    expect(contact.messages).toMatchObject({
      nombre: 'Dime tu nombre',
      nombreMax: 'Tu nombre no puede superar los 25 caracteres',
      email: 'El formato del e-mail está incorrecto',
      description: '¿No quieres dejarme una nota?',
    });
    expect(contact.nameMax).toBe(25);
    expect(contact.blacklist.join(', ')).toBe(
      'vendo, telefono, link, amor, curso, formacion, dinero, http, https',
    );
    expect(first.content.contact.contact.options).toEqual([
      { value: 'es', label: 'Español' },
      { value: 'de', label: 'Deutsch' },
      { value: 'en', label: 'English' },
    ]);
  });
});
