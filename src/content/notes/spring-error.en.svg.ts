import { plot } from './springError.ts';

export const svg = plot({ semi: 'semi-implicit', exact: 'the formula', ms: 'milliseconds between frames' });
