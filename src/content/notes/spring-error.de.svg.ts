import { plot } from './springError.ts';

export const svg = plot({ semi: 'halbimplizit', exact: 'die Formel', ms: 'Millisekunden zwischen zwei Frames' });
