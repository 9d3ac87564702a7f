import { expect, it } from 'vitest';
import { downloadsOf, pdfWarnings } from '../../../../src/builder/cv/files.ts';
import { fixtureSources, siteOf } from '../../../support/fixtureSources.ts';

const { editions } = siteOf(fixtureSources());
const pdf = editions[0] && downloadsOf(editions[0])?.pdf;
const printedFor = (address: string) => ({
  path: String(pdf),
  contents: `%PDF-1.4 /Producer (Skia/PDF m156) /URI (${address})`,
});
const warningsOf = (files: Parameters<typeof pdfWarnings>[1], siteUrl = 'https://ada.dev/') =>
  pdfWarnings(editions, files, { siteUrl });

it('a CV that isn’t printed, or for another address, is named', async () => {
  expect(await warningsOf([])).toEqual([expect.stringContaining(`${pdf} is missing`)]);
  expect(await warningsOf([printedFor('https://old.dev/')])).toEqual([
    expect.stringContaining('another address than https://ada.dev/'),
  ]);
});

it('a CV of the site’s address isn’t, nor an owner’s own PDF, nor any on this machine', async () => {
  expect(await warningsOf([printedFor('https://ada.dev/CV')])).toEqual([]);
  expect(await warningsOf([{ path: String(pdf), contents: '%PDF-1.4 made elsewhere' }])).toEqual([]);
  expect(await warningsOf([printedFor('https://old.dev/')], 'http://localhost:4173/')).toEqual([]);
});
