import { Window } from 'happy-dom';

const { DOMParser } = new Window({ settings: { disableJavaScriptEvaluation: true } });

/** A page as a browser reads it that runs no script. */
export const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
