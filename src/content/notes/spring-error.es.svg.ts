import { plot } from './springError.ts';

export const svg = plot({ semi: 'semiimplícito', exact: 'la fórmula', ms: 'milisegundos entre fotogramas' });
