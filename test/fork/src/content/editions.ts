import type { EditionFacts } from './types.ts';

export const editions: EditionFacts[] = [{ code: 'en', name: 'English', locale: 'en-CA' }];
