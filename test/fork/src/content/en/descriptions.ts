import type { DescriptionsTexts } from '../texts.ts';

/** Each page's description in search engines and link previews. */
export const descriptions: DescriptionsTexts = {
  Home: 'Alexandrina Featherstonehaugh-Cholmondeley keeps geographic data in order. She is a data and back-end engineer in Toronto who makes maps, timetables and tools out of public records.',
  About:
    'A land surveyor who moved indoors: the road from highway ditches in Ontario to spatial databases, and the habits that came along.',
  Projects:
    'Four public tools: streetcar travel times, a gazetteer of place names, a ledger of culverts and a departure board for the island ferry.',
  Skills: 'Spatial databases, Python, Rust and the drawing of maps, with notes on what each is good for.',
  Contact: 'A short form for questions about maps and data. Answers come by the end of the week.',
};
